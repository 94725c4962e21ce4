import { fill } from './fill';
import type { Language, Messages, Translate } from './languages';

/**
 * The interface texts of a language in the browser, for what few visitors see and no page should carry. The catalogue
 * is a file of its own, asked for on the call.
 */
export async function loadTranslator(language: Language): Promise<Translate> {
  const { default: messages } = (await import(`./messages/${language}.json`)) as { default: Messages };
  return (key, values) => fill(messages[key], values);
}
