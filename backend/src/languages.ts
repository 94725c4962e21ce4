import { knownLanguages, nearTurkish, rightToLeft } from '../../lib/i18n/known-languages.mjs';
import { defaultLanguage, isLanguage, type Language } from '../../lib/i18n/language';
import { processWide } from './process-wide';

export { defaultLanguage, isLanguage, type Language };

/**
 * Every language that a site can have. Fields, columns and types have all of them, so that adding one to a site changes
 * no configuration and no database (docs/decisions/0087).
 */
export const allLanguages = (Object.keys(knownLanguages) as Language[]).map((code) => ({
  code,
  label: knownLanguages[code],
  rtl: (rightToLeft as readonly string[]).includes(code),
}));

/** Every language that content can be translated to, whether or not the site offers it. */
export const allTranslations = allLanguages.map(({ code }) => code).filter((code) => code !== defaultLanguage);

/** Those that the site offers, the default one first. Until they are read, those of the demo content. */
const offered = processWide<{ codes: readonly Language[] }>('languages', () => ({ codes: ['tr', 'en'] }));

/** The languages that the site offers (`offered-languages.ts`), the default one among them. */
export const siteLanguages = (): readonly Language[] => offered.codes;

/** Those of them that content is translated to. */
export const translationLanguages = (): readonly Language[] =>
  offered.codes.filter((language) => language !== defaultLanguage);

/** @returns whether they were others before */
export function setSiteLanguages(codes: readonly Language[]): boolean {
  const hasChanged = codes.join() !== offered.codes.join();
  offered.codes = codes;
  return hasChanged;
}

/** A value per language, as Payload returns it for `locale: 'all'`. */
export type Localized<T> = Partial<Record<Language, T | null>>;

/** A text of the backend itself, such as a mail, by language. Only the default language is required. */
export type OwnTexts<T> = Record<typeof defaultLanguage, T> & Partial<Record<Language, T>>;

/** Texts that come with the product in each of its languages, as the site's own do (`lib/i18n/messages`). */
export type ShippedTexts<T> = Record<'tr' | 'en' | 'de', T>;

/** The backend's own texts in a language; English ones, or those of the default language, where it has none. */
export function ownTexts<T>(texts: OwnTexts<T>, language: Language): T {
  const isNearTurkish = (nearTurkish as readonly string[]).includes(language);
  return texts[language] ?? (isNearTurkish ? undefined : texts.en) ?? texts[defaultLanguage];
}
