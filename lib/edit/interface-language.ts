import { isLanguage, type Language } from '../i18n/languages';

/** The cookie with the language that an editor has chosen for buttons and labels. */
export const interfaceCookie = 'edit-language';

/** The languages that buttons and labels can have: those with a catalogue in `lib/edit/messages`. */
export const interfaceLanguages = ['tr', 'en', 'de'] as const satisfies readonly Language[];

const maxAgeSeconds = 365 * 24 * 60 * 60;

/**
 * The language of buttons and labels: the chosen one, whatever language the page has. Without a choice it is the page's,
 * or Turkish if there is no catalogue.
 *
 * @param chosen the value of the cookie
 */
export function interfaceLanguageOf(chosen: string | undefined, pageLanguage: Language): Language {
  const has = (language: string) =>
    isLanguage(language) && (interfaceLanguages as readonly string[]).includes(language);
  return [chosen ?? '', pageLanguage].filter(isLanguage).find(has) ?? 'tr';
}

/** The cookie as a page's script stores it. */
export function interfaceCookieOf(language: Language, isSecure: boolean): string {
  return `${interfaceCookie}=${language}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
