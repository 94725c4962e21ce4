import { interfaceCookieOf } from '@/lib/edit/interface-language';
import type { Language } from '@/lib/i18n/languages';

/** Stores the language of the buttons and labels, so that a page in another language does not change it. */
export function keepInterfaceLanguage(language: Language): void {
  document.cookie = interfaceCookieOf(language, window.location.protocol === 'https:');
}
