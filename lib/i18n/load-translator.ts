import { customMessages } from '../../custom/messages';
import type { Messages } from './catalogues';
import { fill } from './fill';
import type { Language, Translate } from './languages';
import { textOrder } from './text-order';
import type { Texts } from './texts-of';

/** A language's catalogue, which is a file of its own; nothing for a language without one. */
const loadCatalogue = (language: Language) =>
  import(`./messages/${language}.json`).then(
    ({ default: messages }: { default: Partial<Messages> }) => messages,
    () => undefined,
  );

/**
 * Loads the interface texts of a language in the browser, for rarely shown parts. The catalogues are separate files
 * that are loaded on the first call. That of Turkish has every text; the others may lack some.
 */
export async function loadTranslator(language: Language): Promise<Translate> {
  const order = language === 'tr' ? [language] : textOrder(language);
  const catalogues = await Promise.all(order.map(loadCatalogue));
  const parts = order.flatMap((code, index) => [customMessages[code], catalogues[index]]);
  const texts = Object.assign({}, ...parts.reverse()) as Texts;
  return (key, values) => fill(texts[key], values);
}
