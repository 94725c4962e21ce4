import pages from '../../seed/content/reference-categories.json';
import { pathOfCategory } from '../../../lib/routes/category-address';
import { defaultLanguage, languages, type Language, type Localized } from '../languages';
import type { PageText } from './page-text';

type Twins = Localized<string>;

const textIn = (text: string, twins: Twins, language: Language) =>
  language === defaultLanguage ? text : (twins[language] ?? text);

/** The texts of the category pages (`/reference/…`), once per language. They are not in the database. */
export function categoryTexts(): PageText[] {
  const codes = languages.map(({ code }) => code);
  return pages.flatMap((page) => {
    const titleIn = (language: Language) => textIn(page.title, page.titleOtherLangs, language);
    return codes.map((language) => ({
      ...{ pageKey: page.link, link: pathOfCategory(page.link), text: '', kind: 'category' as const },
      ...{ language, languages: codes, title: titleIn(language) },
      description: textIn(page.description, page.descriptionOtherLangs, language),
      keywords: textIn(page.keywords, page.keywordsOtherLangs, language),
      foreign: Object.fromEntries(
        codes.filter((other) => other !== language).map((other) => [other, [titleIn(other)]]),
      ),
    }));
  });
}
