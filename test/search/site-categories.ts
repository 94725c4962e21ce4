import { inLanguage, type Language } from '../../lib/i18n/languages';
import { referenceCategories } from '../../lib/references/categories';

/** The pages of the categories as the site shows them: address, and title in each language. */
export const siteCategories = referenceCategories.map(({ path, title, description, keywords }) => ({
  link: path,
  tr: { title: title.tr, description: description.tr, keywords: keywords.tr },
  en: { title: title.en, description: description.en, keywords: keywords.en },
}));
