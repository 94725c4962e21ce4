import rows from '../backend/seed/demo/content/categories.json' with { type: 'json' };
import { normalizeCategories } from '../lib/categories/normalize-categories';
import type { LinkedCategory } from '../lib/content/types';
import type { Language } from '../lib/i18n/languages';

/** The lists of the demo content, as its backend sends them. */
export const demoRows = rows;

/** Those with a page of their own: its key, address, titles and logos. */
export const linkedRows = rows.flatMap(({ link, title, titleOtherLangs, logos, ...row }) =>
  link && title ? [{ ...row, link, title: { tr: title, ...titleOtherLangs }, logos: logos ?? [] }] : [],
);

/** The lists of the demo content, as the site shows them. */
export const demoCategories = (language: Language) =>
  normalizeCategories(rows, language, {
    resolveMedia: (src) => src,
    warn: (message) => {
      throw new Error(message);
    },
  });

export const linkedCategories = (language: Language) =>
  demoCategories(language).filter((category): category is LinkedCategory => category.path !== undefined);
