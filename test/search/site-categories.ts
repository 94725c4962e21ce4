import { inLanguage, type Language } from '../../lib/i18n/languages';
import { referenceCategories } from '../../lib/references/categories';

/** The pages of the categories as the site shows them in a language: address, title and texts. */
export const siteCategories = (language: Language) =>
  referenceCategories.map(({ path, title, description, keywords }) => ({
    link: path,
    title: inLanguage(title, language),
    description: inLanguage(description, language),
    keywords: inLanguage(keywords, language),
  }));
