import { nearTurkish } from './known-languages.mjs';
import type { Language } from './language';

/** The languages in which an interface text is looked for, first to last. */
export function textOrder(language: Language): Language[] {
  return (nearTurkish as readonly string[]).includes(language) ? [language, 'tr'] : [language, 'en', 'tr'];
}
