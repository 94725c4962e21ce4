import { customMessages } from '../../custom/messages';
import { consentCatalogues, type ConsentTexts } from '../i18n/consent-catalogues';
import type { Language } from '../i18n/language';
import { textOrder } from '../i18n/text-order';

/** The texts of the question of consent, in the browser as on the server (`lib/i18n/texts-of.ts`). */
export function consentTexts(language: Language): ConsentTexts {
  const parts = textOrder(language).flatMap((code) => [customMessages[code], consentCatalogues[code]]);
  return Object.assign({}, ...parts.reverse()) as ConsentTexts;
}
