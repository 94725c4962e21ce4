import { catalogues } from '../../lib/i18n/catalogues';

export type Language = keyof typeof catalogues;

/** The content's languages are the site's. Turkish is what every page has; the others are translations. */
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

/** What the backend itself says, such as a mail. Only the default language has to have it. */
export type OwnTexts<T> = Record<typeof defaultLanguage, T> & Partial<Record<Language, T>>;

/** The backend's own texts in a language, or else in the default one. */
export function ownTexts<T>(texts: OwnTexts<T>, language: Language): T {
  return texts[language] ?? texts[defaultLanguage];
}
