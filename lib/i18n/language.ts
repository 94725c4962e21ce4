import { knownLanguages, rightToLeft } from './known-languages.mjs';

/** A language that a site can have. Which ones it offers: `offered-languages.ts`. */
export type Language = keyof typeof knownLanguages;

/** The default language. Its pages have no language prefix. */
export const defaultLanguage = 'tr' as const satisfies Language;

/** Whether a text is the code of a known language, offered or not. */
export function isLanguage(value: string): value is Language {
  return Object.hasOwn(knownLanguages, value);
}

/** The language's own name. */
export const languageName = (language: Language): string => knownLanguages[language];

/** In which direction a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  (rightToLeft as readonly string[]).includes(language) ? 'rtl' : 'ltr';

/** The tag by which `Intl` formats in a language. Day before month in all of them, so English is that of Britain. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** A text of the site's own data, such as a label. Only the default language is required. */
export type Localized<T = string> = Record<typeof defaultLanguage, T> & Partial<Record<Language, T>>;

/** The text in a language, or else in the default one. */
export function inLanguage<T>(texts: Localized<T>, language: Language): T {
  return texts[language] ?? texts[defaultLanguage];
}
