import { consentCatalogues, type ConsentTexts } from './consent-catalogues';
import type { Language } from './language';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

/** Turkish is the reference catalogue: no other one has further keys. */
export type Messages = typeof tr & ConsentTexts;

/**
 * The interface texts by language. A language without a catalogue, and a text that is missing in one, is shown in
 * another language (`texts-of.ts`).
 */
export const catalogues: { tr: Messages } & Partial<Record<Language, Partial<Messages>>> = {
  tr: { ...tr, ...consentCatalogues.tr },
  en: { ...en, ...consentCatalogues.en },
  de: { ...de, ...consentCatalogues.de },
};
