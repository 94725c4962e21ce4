import { catalogues } from '../../lib/i18n/catalogues';

export type Language = keyof typeof catalogues;

/** The languages of the content, which are the site's. Every page exists in Turkish; the others are translations. */
export const languages = (Object.keys(catalogues) as Language[]).map((code) => ({
  code,
  label: catalogues[code].languageName,
}));

export const defaultLanguage = 'tr' as const satisfies Language;

export const translationLanguages = languages
  .map(({ code }) => code)
  .filter((code): code is Exclude<Language, typeof defaultLanguage> => code !== defaultLanguage);

/** A value per language, as Payload returns it for `locale: 'all'`. */
export type Localized<T> = Partial<Record<Language, T | null>>;

/** A text of the backend itself, such as a mail, by language. Only the default language is required. */
export type OwnTexts<T> = Record<typeof defaultLanguage, T> & Partial<Record<Language, T>>;

/** The backend's own texts in a language, or else in the default one. */
export function ownTexts<T>(texts: OwnTexts<T>, language: Language): T {
  return texts[language] ?? texts[defaultLanguage];
}
