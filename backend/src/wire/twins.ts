import { defaultLanguage, translationLanguages, type Localized } from '../languages';
import { inLanguage, textOf, withoutAbsent } from './values';

/** A localised value and, where there are translations, its twin: `title` and `titleOtherLangs`. */
export function twins(name: string, stored: unknown): Record<string, unknown> {
  const value = stored as Localized<string>;
  const translations = translationLanguages().flatMap((language) => {
    const text = textOf(inLanguage(value, language));
    return text ? [[language, text] as const] : [];
  });
  return withoutAbsent({
    [name]: textOf(inLanguage(value, defaultLanguage)),
    [`${name}OtherLangs`]: translations.length > 0 ? Object.fromEntries(translations) : undefined,
  });
}
