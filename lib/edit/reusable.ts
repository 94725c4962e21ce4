import { isRecord } from '../sections/parse-section';
import { allSections, type Raw } from './wire-page';

/** The type of a place for a reusable section. On a page that is shown, only one that does not exist any more has it. */
export const referenceType = 'reusableSection';

/** A page that shows a reusable section. */
interface UsingPage {
  title: string;
  link: string;
}

/** The pages that show a reusable section: the first of them, and how many they are. */
export interface Usage {
  usedOn: UsingPage[];
  /** Absent if the backend names them all. */
  usedOnCount?: number;
}

/** How many pages show a reusable section. */
export const usersCount = ({ usedOn, usedOnCount = usedOn.length }: Usage): number => usedOnCount;

/** A section that several pages show (docs/editing-calls.md#reusable-sections). */
export interface ReusableSection extends Usage {
  uuid: string;
  /** Of its own page, which only editors see. */
  pageKey: string;
  link: string;
  name: string;
  /** On its own page. */
  sectionId: string;
  type: string;
  revision: string;
  status: 'draft' | 'published' | 'changed';
}

const isReusable = (value: unknown): value is ReusableSection =>
  isRecord(value) && typeof value.revision === 'string' && Array.isArray(value.usedOn);

/** The reusable section that a section of a page shows; undefined for a section of the page itself. */
export function reusableOf(section: Raw | undefined): ReusableSection | undefined {
  return isReusable(section?.reusable) ? section.reusable : undefined;
}

/**
 * What a publication of a page says about the reusable sections that are published with it: the revisions that are
 * shown here, by uuid. Nothing if there are none.
 */
export function seenSections(page: Raw): { reusable?: Record<string, string> } {
  const fresh = allSections(page).flatMap((section) => reusableOf(section) ?? []);
  const seen = fresh.filter(({ status }) => status === 'draft').map(({ uuid, revision }) => [uuid, revision] as const);
  return seen.length > 0 ? { reusable: Object.fromEntries(seen) } : {};
}

/** The ids of the places of a page that show the same section as one of them: itself alone, if it is not reusable. */
export function copiesOf(page: Raw, id: string): string[] {
  const places = allSections(page).map((section) => ({ id: String(section.id), uuid: reusableOf(section)?.uuid }));
  const uuid = places.find((place) => place.id === id)?.uuid;
  return [id, ...places.filter((place) => uuid && place.uuid === uuid && place.id !== id).map((place) => place.id)];
}

/** The reusable sections in the answer of `ReusableSections`. */
export function reusableIn(data: unknown): ReusableSection[] {
  return isRecord(data) && Array.isArray(data.sections) ? data.sections.filter(isReusable) : [];
}
