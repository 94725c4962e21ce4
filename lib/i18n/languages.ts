import { catalogues, type Messages } from './catalogues';
import { fill } from './fill';

export type { Messages } from './catalogues';
export type MessageKey = keyof Messages;
export type Language = keyof typeof catalogues;

/** The default language. Its pages have no language prefix. */
export const defaultLanguage = 'tr' satisfies Language;

export const languages = Object.keys(catalogues) as Language[];

export function isLanguage(value: string): value is Language {
  return Object.hasOwn(catalogues, value);
}

/** A text of the site's own data, such as a label. Only the default language is required. */
export type Localized<T = string> = Record<typeof defaultLanguage, T> & Partial<Record<Language, T>>;

/** The text in a language, or else in the default one. */
export function inLanguage<T>(texts: Localized<T>, language: Language): T {
  return texts[language] ?? texts[defaultLanguage];
}

/** Returns the interface text of a key, with `{name}` filled in from `values`. */
export type Translate = (key: MessageKey, values?: Record<string, string>) => string;

/**
 * The interface texts of a language.
 *
 * @param language one of `languages`
 */
export function translator(language: Language): Translate {
  const messages: Messages = catalogues[language];
  return (key, values) => fill(messages[key], values);
}
