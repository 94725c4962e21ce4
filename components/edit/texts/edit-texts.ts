import type messages from '@/lib/edit/messages/tr.json';
import { fill } from '@/lib/i18n/fill';

/** The texts of the edit mode. They have catalogues of their own, so that visitors do not load them. */
export type EditTexts = typeof messages;
export type EditKey = keyof EditTexts;
export type EditTranslate = (key: EditKey, values?: Record<string, string>) => string;

/** Translates with the texts that the server has passed on, so that the browser loads no catalogue. */
export function editTranslator(texts: EditTexts): EditTranslate {
  return (key, values) => fill(texts[key], values);
}
