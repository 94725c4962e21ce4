import type { Language } from './language';
import de from './messages/consent/de.json' with { type: 'json' };
import en from './messages/consent/en.json' with { type: 'json' };
import tr from './messages/consent/tr.json' with { type: 'json' };

/** Turkish is the reference, as in `catalogues.ts`. */
export type ConsentTexts = typeof tr;

/**
 * The texts of the question of consent by language. Only these, and a company's own, does a visitor's browser look up
 * itself: all languages together take less than one whole catalogue, and no request of their own.
 */
export const consentCatalogues: { tr: ConsentTexts } & Partial<Record<Language, Partial<ConsentTexts>>> = {
  tr,
  en,
  de,
};
