import type { Language } from '../../lib/i18n/languages';
import { linkedCategories } from '../demo-categories';

/** The pages of the categories as the site shows them in a language: address, title and texts. */
export const siteCategories = (language: Language) =>
  linkedCategories(language).map(({ path, title, description, keywords }) => ({
    link: path,
    title,
    description,
    keywords,
  }));
