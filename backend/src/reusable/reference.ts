import type { StoredPage } from '../wire/page';
import { rowsOf, type StoredValues } from '../wire/values';
import { listsOf } from '../editing/sections/find-section';

/** The part of a page that its sections are in. */
export type SectionLists = Pick<StoredPage, 'dataKind' | 'sections' | 'dataSections'>;

/** The block that shows a reusable section on a page: its `reusable` is the uuid of the section's own page. */
export const referenceType = 'reusableSection';

export const isReference = (row: StoredValues): boolean => row.blockType === referenceType;

export const uuidOfReference = ({ reusable }: StoredValues): string => (typeof reusable === 'string' ? reusable : '');

/** The references among the sections that a page shows, hidden ones too. */
export function referencesOf(page: SectionLists): StoredValues[] {
  return listsOf(page).flatMap((list) => rowsOf(page[list]).filter(isReference));
}

/** The uuids of the reusable sections that some pages show. */
export function uuidsIn(pages: readonly SectionLists[]): string[] {
  return [...new Set(pages.flatMap((page) => referencesOf(page).map(uuidOfReference)))].filter(Boolean);
}

/** The one section of a reusable section's own page. */
export const sectionOf = (page: SectionLists): StoredValues | undefined => rowsOf(page.sections)[0];

/** A reusable section where a page shows it: its content, at the page's place. */
export function inPlaceOf(reference: StoredValues, section: StoredValues): StoredValues {
  const { id, sectionId, order, isHidden } = reference;
  return { ...section, id, sectionId, order, isHidden };
}
