/** The content's languages. Turkish is what every page has; the others are translations. */
export const languages = [
  { code: 'tr', label: 'Türkçe' },
  { code: 'en', label: 'English' },
] as const;

export type Language = (typeof languages)[number]['code'];

export const defaultLanguage = 'tr' as const satisfies Language;

export const translationLanguages = languages
  .map(({ code }) => code)
  .filter((code): code is Exclude<Language, typeof defaultLanguage> => code !== defaultLanguage);

/** A value that each language may have one of, as Payload returns it for `locale: 'all'`. */
export type Localized<T> = Partial<Record<Language, T | null>>;
