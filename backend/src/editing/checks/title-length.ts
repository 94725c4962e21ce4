import { defaultLanguage, siteLanguages, type Localized } from '../../languages';
import type { StoredPage } from '../../wire/page';
import { inLanguage, textOf } from '../../wire/values';
import { problem, type PageProblem } from './page-problem';

/** The number of characters of a title that search engines show, the site's name included. */
const MAX_TITLE = 65;

/**
 * Finds titles that search engines cut off. The page's head has its title and the site's.
 *
 * @param siteTitle by language; without it, only the page's own title counts
 */
export function longTitles({ title }: Pick<StoredPage, 'title'>, siteTitle: Localized<string> = {}): PageProblem[] {
  return siteLanguages().flatMap((language) => {
    const own = textOf(inLanguage(title, language));
    if (!own) return [];
    const site = textOf(inLanguage(siteTitle, language)) ?? textOf(inLanguage(siteTitle, defaultLanguage));
    const length = [...[own, site].filter(Boolean).join(' - ')].length;
    const place = { sectionId: null, field: 'title', language, detail: String(length) };
    return length > MAX_TITLE ? [problem('title_too_long', place)] : [];
  });
}
