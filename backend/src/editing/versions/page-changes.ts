import { definitions } from '../../../../components/sections/definitions';
import { unmovedIds } from '../../../../lib/sections/unmoved-ids';
import type { Fields } from '../../../../lib/sections/define-section';
import type { Language } from '../../languages';
import { rowsOf, type StoredValues } from '../../wire/values';
import { viewOfPage } from '../pages/page-values';
import type { DraftPage } from '../pages/read-page';
import { listsOf } from '../sections/find-section';
import { isSameView, viewOf } from '../sections/view';

/** How a section, or the page's own fields, changed from one version to the next. */
export interface PageChange {
  /** `page`, or the section's id. */
  target: string;
  /** The section's type; absent for the page. */
  type?: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
}

const orderOf = ({ order }: StoredValues) => (typeof order === 'number' ? order : 0);
const idOf = ({ sectionId }: StoredValues) => String(sectionId);
const typeOf = ({ blockType }: StoredValues) => String(blockType);

const sectionsOf = (page: DraftPage): StoredValues[] =>
  listsOf(page).flatMap((list) => rowsOf(page[list]).toSorted((a, b) => orderOf(a) - orderOf(b)));

/** The ids of rows may differ between versions although readers see the same items. */
const withoutRowIds = (row: StoredValues): StoredValues =>
  JSON.parse(JSON.stringify(row, (key, value: unknown) => (key === 'id' ? undefined : value))) as StoredValues;

function isSameSection(before: StoredValues, after: StoredValues, languages: readonly Language[]): boolean {
  if ((before.isHidden === true) !== (after.isHidden === true)) return false;
  const fields: Fields | undefined = definitions.find(({ type }) => type === after.blockType)?.fields;
  const [was, is] = [withoutRowIds(before), withoutRowIds(after)];
  if (!fields) return isSameView({ ...was, order: 0 }, { ...is, order: 0 });
  return languages.every((language) => isSameView(viewOf(fields, was, language), viewOf(fields, is, language)));
}

function isSamePage(before: DraftPage, after: DraftPage, languages: readonly Language[]): boolean {
  const rest = ({ link, pageKey, categories, order, summary, dataKind, dataHtml }: DraftPage) =>
    [link, pageKey, categories ?? [], order ?? null, summary ?? null, dataKind ?? null, dataHtml ?? null] as const;
  const views = languages.map((language) => [viewOfPage(before, language), viewOfPage(after, language)] as const);
  return isSameView(rest(before), rest(after)) && views.every(([was, is]) => isSameView(was, is));
}

/**
 * What one version of a page changed in the one before: the page's own fields first, then its sections in order. It
 * compares what is stored, as saves do when they look for conflicts, so no media is read.
 */
export function pageChanges(before: DraftPage, after: DraftPage, languages: readonly Language[]): PageChange[] {
  const [was, is] = [sectionsOf(before), sectionsOf(after)];
  const inPlace = unmovedIds(was.map(idOf), is.map(idOf));
  const removed = was.filter((row) => !is.some((other) => idOf(other) === idOf(row)));
  const ofSections = is.flatMap((row): PageChange[] => {
    const one = { target: idOf(row), type: typeOf(row) };
    const former = was.find((other) => idOf(other) === idOf(row));
    if (!former) return [{ ...one, kind: 'added' }];
    if (!isSameSection(former, row, languages)) return [{ ...one, kind: 'changed' }];
    return inPlace.has(idOf(row)) ? [] : [{ ...one, kind: 'moved' }];
  });
  return [
    ...(isSamePage(before, after, languages) ? [] : [{ target: 'page', kind: 'changed' as const }]),
    ...ofSections,
    ...removed.map((row): PageChange => ({ target: idOf(row), type: typeOf(row), kind: 'removed' })),
  ];
}
