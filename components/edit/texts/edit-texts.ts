import type messages from '@/lib/edit/messages/tr.json';
import { fill } from '@/lib/i18n/fill';

/** The texts of the edit mode, in catalogues of their own: visitors load the site's, and none of these. */
export type EditTexts = typeof messages;
export type EditKey = keyof EditTexts;
export type EditTranslate = (key: EditKey, values?: Record<string, string>) => string;

/** Looks texts up in what the server has handed over, so that the browser loads no catalogue. */
export function editTranslator(texts: EditTexts): EditTranslate {
  return (key, values) => fill(texts[key], values);
}
