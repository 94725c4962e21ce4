import { defaultLanguage, languages, type Localized } from '../../languages';
import type { StoredPage } from '../../wire/page';
import { inLanguage, textOf } from '../../wire/values';
import { problem, type PageProblem } from './page-problem';

/** Characters that search engines show of a title, the site's name included. */
const MAX_TITLE = 65;

/**
 * Titles that search engines cut off. The head of a page has its title and the site's.
 *
 * @param siteTitle by language; without it, only the page's own counts
 */
export function longTitles({ title }: Pick<StoredPage, 'title'>, siteTitle: Localized<string> = {}): PageProblem[] {
  return languages.flatMap(({ code: language }) => {
    const own = textOf(inLanguage(title, language));
    if (!own) return [];
    const site = textOf(inLanguage(siteTitle, language)) ?? textOf(inLanguage(siteTitle, defaultLanguage));
    const length = [...[own, site].filter(Boolean).join(' - ')].length;
    const place = { sectionId: null, field: 'title', language, detail: String(length) };
    return length > MAX_TITLE ? [problem('title_too_long', place)] : [];
  });
}
