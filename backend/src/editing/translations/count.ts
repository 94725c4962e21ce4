import { isCopyOf } from '../../../../lib/sections/is-copy-of';
import { defaultLanguage, translationLanguages, type Language } from '../../languages';
import type { StoredPage } from '../../wire/page';
import { inLanguage } from '../../wire/values';
import { isEmpty } from '../checks/leaves';
import { outdatedPlaces, textsOf, type PageText } from './outdated';

/** The state of one translation of a page. */
export interface TranslationCount {
  /** How many texts there are to translate. */
  texts: number;
  missing: number;
  /** How many are still the Turkish text. */
  copied: number;
  outdated: number;
}

/** What nobody sees needs no translation. */
const isShown =
  (page: StoredPage) =>
  ({ field, sectionId, isHidden }: PageText) =>
    !isHidden && (sectionId !== null || field !== 'data' || page.dataKind === 'html');

function countOf(texts: readonly PageText[], outdated: number, language: Language): TranslationCount {
  const pairs = texts.map(({ stored }) => [inLanguage(stored, defaultLanguage), inLanguage(stored, language)] as const);
  return {
    texts: pairs.length,
    missing: pairs.filter(([, translation]) => isEmpty(translation)).length,
    copied: pairs.filter(([text, translation]) => isCopyOf(text, translation)).length,
    outdated,
  };
}

/** How much of a page is translated, by language. */
export function countTranslations(page: StoredPage): Partial<Record<Language, TranslationCount>> {
  const texts = textsOf(page).filter(isShown(page));
  const written = texts.filter(({ stored }) => !isEmpty(inLanguage(stored, defaultLanguage)));
  const outdated = outdatedPlaces(page);
  return Object.fromEntries(
    translationLanguages().map((language) => [
      language,
      countOf(written, outdated.filter((place) => place.language === language).length, language),
    ]),
  );
}
