import type { StoredPage } from '../../wire/page';
import type { Outdated } from './outdated';

/**
 * The marks of outdated translations of one section, for the place that it comes to.
 *
 * @param from the page that has the section
 * @param ids the new ids of its rows, by those on that page
 */
export function marksOfSection(
  from: Pick<StoredPage, 'outdatedTranslations'>,
  sectionId: string,
  newId = sectionId,
  ids: ReadonlyMap<string, string> = new Map(),
): Outdated {
  const start = `${sectionId}/`;
  const own = Object.entries(from.outdatedTranslations ?? {}).filter(([key]) => key.startsWith(start));
  const newPath = (key: string) =>
    key
      .slice(start.length)
      .split('.')
      .map((name) => ids.get(name) ?? name)
      .join('.');
  return Object.fromEntries(own.map(([key, marks]) => [`${newId}/${newPath(key)}`, marks]));
}

/** The page with the marks of a section that it got. */
export function withMarks<P extends StoredPage>(page: P, marks: Outdated): P {
  return Object.keys(marks).length === 0
    ? page
    : { ...page, outdatedTranslations: { ...page.outdatedTranslations, ...marks } };
}
