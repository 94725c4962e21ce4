import type { TranslatedPage } from '../../editing/translations/overview';
import type { Language } from '../../languages';

/** What is to be done for a language on all pages. */
export interface LanguageTotal {
  language: Language;
  /** Pages with a text that lacks its translation, has the Turkish text instead, or is outdated. */
  pages: number;
  missing: number;
  copied: number;
  outdated: number;
}

export interface TranslationTotals {
  languages: LanguageTotal[];
  counted: number;
  /** How many pages the next call counts. */
  left: number;
}

/** The sums over all pages, by language. */
export const totalsOf = (pages: readonly TranslatedPage[], languages: readonly Language[]): LanguageTotal[] =>
  languages.map((language) => {
    const counts = pages.flatMap(({ languages: { [language]: count } }) => (count ? [count] : []));
    const sum = (of: 'missing' | 'copied' | 'outdated') => counts.reduce((total, count) => total + count[of], 0);
    return {
      language,
      pages: counts.filter(({ missing, copied, outdated }) => missing + copied + outdated > 0).length,
      ...{ missing: sum('missing'), copied: sum('copied'), outdated: sum('outdated') },
    };
  });
