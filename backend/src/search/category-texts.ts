import { pathOfCategory } from '../../../lib/routes/category-address';
import type { StoredCategory } from '../categories/stored';
import { defaultLanguage, siteLanguages, type Language, type Localized } from '../languages';
import { inLanguage } from '../wire/values';
import type { PageText } from './page-text';

type Texts = Localized<string> | undefined;

const textIn = (text: Texts, language: Language) =>
  inLanguage(text, language) || inLanguage(text, defaultLanguage) || '';

/** The texts of the pages of categories (`/reference/…`), once per language. */
export function categoryTexts(categories: readonly StoredCategory[]): PageText[] {
  const codes = [...siteLanguages()];
  return categories.flatMap(({ link, name, title, description, keywords }) => {
    if (!link) return [];
    const titleIn = (language: Language) =>
      inLanguage(title, language) || inLanguage(name, language) || textIn(title, language) || textIn(name, language);
    return codes.map((language) => ({
      ...{ pageKey: link, link: pathOfCategory(link), text: '', kind: 'category' as const },
      ...{ language, languages: codes, title: titleIn(language) },
      description: textIn(description, language),
      keywords: textIn(keywords, language),
      foreign: Object.fromEntries(
        codes.filter((other) => other !== language).map((other) => [other, [titleIn(other)]]),
      ),
    }));
  });
}
