import { type CustomMessages, customMessages } from '../../custom/messages';
import { catalogues, type Messages } from './catalogues';
import type { Language } from './language';
import { textOrder } from './text-order';

/** The texts of the product and the company's own (`custom/messages`). */
export type Texts = Messages & CustomMessages;

const merged = new Map<Language, Texts>();

/** The interface texts of a language. Those that it has not are English, or Turkish for languages close to it. */
export function textsOf(language: Language): Texts {
  const known = merged.get(language);
  if (known) return known;
  const texts = Object.assign(
    {},
    ...textOrder(language)
      .reverse()
      .flatMap((code) => [catalogues[code], customMessages[code]]),
  ) as Texts;
  merged.set(language, texts);
  return texts;
}

const noted = new Set<string>();

/** Tells a developer once of a text that a language has not. Without a catalogue, it is one line for all of them. */
export function noteMissing(language: Language, key: keyof Texts): void {
  const hasAny = catalogues[language] ?? customMessages[language];
  const catalogue = hasAny && { ...catalogues[language], ...customMessages[language] };
  if (process.env.NODE_ENV !== 'development' || (catalogue && key in catalogue)) return;
  const note = catalogue ? `${language}.json has no text for ${key}` : `there is no catalogue for ${language}`;
  if (noted.has(note)) return;
  noted.add(note);
  console.info(`messages: ${note}; shown in ${textOrder(language)[1] === 'tr' ? 'Turkish' : 'English'}`);
}
