import { fill } from './fill';
import type { Language } from './language';
import { noteMissing, type Texts, textsOf } from './texts-of';

export * from './language';
export type MessageKey = keyof Texts;

/** Returns the interface text of a key, with `{name}` filled in from `values`. */
export type Translate = (key: MessageKey, values?: Record<string, string>) => string;

/** The interface texts of a language. */
export function translator(language: Language): Translate {
  const texts = textsOf(language);
  return (key, values) => {
    noteMissing(language, key);
    return fill(texts[key], values);
  };
}
