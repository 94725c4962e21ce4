import { fill } from './fill';
import type { Language, Messages, Translate } from './languages';

/**
 * Loads the interface texts of a language in the browser, for rarely shown parts. The catalogue is a separate file that
 * is loaded on the first call.
 */
export async function loadTranslator(language: Language): Promise<Translate> {
  const { default: messages } = (await import(`./messages/${language}.json`)) as { default: Messages };
  return (key, values) => fill(messages[key], values);
}
