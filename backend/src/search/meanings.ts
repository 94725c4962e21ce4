import { isLanguage, type Language } from '../languages';
import { termsOf } from './terms';
import words from './visitor-words.json';

/** Words by language; not every language has them. */
type InLanguages<T> = Readonly<Partial<Record<Language, T>>>;

/** Visitors' names for pages about a type of section, separated by commas, by type and language. */
const pagesAbout: Readonly<Record<string, InLanguages<string>>> = words.pagesAbout;

/** The share of a page's sections that makes the page about their type. The page of all section types is about none. */
const MIN_SHARE = 0.25;

/**
 * Visitors' names for a page by its sections: a page with a contact form is found by "adres" and "telefon".
 *
 * @param types those of its sections
 */
export function namesByContent(types: readonly string[], language: Language): string[] {
  const content = types.filter((type) => type !== 'pageTitle');
  return Object.entries(pagesAbout)
    .filter(([type]) => content.filter((each) => each === type).length >= content.length * MIN_SHARE)
    .filter(([type]) => content.includes(type))
    .flatMap(([, names]) => names[language]?.split(', ') ?? []);
}

/** A phrase with synonyms. */
export interface Phrase {
  words: string[];
  /** The terms of each word. */
  terms: (readonly string[])[];
  others: string[][];
}

function phrasesIn(language: Language): Phrase[] {
  const groups: InLanguages<string[][]> = words.sameMeaning;
  return (groups[language] ?? []).flatMap((group) => {
    const phrases = group.map((phrase) => phrase.split(' '));
    return phrases.map((phrase) => ({
      words: phrase,
      terms: phrase.map((word) => termsOf(word, language)),
      others: phrases.filter((other) => other !== phrase),
    }));
  });
}

/** Longest first, so that "iş başvurusu" is not read as "iş". */
const byLength = (a: Phrase, b: Phrase) => b.words.length - a.words.length;

const phrases = new Map(
  Object.keys(words.sameMeaning)
    .filter(isLanguage)
    .map((code) => [code, phrasesIn(code).sort(byLength)]),
);

/** The phrases of a language that have others of the same meaning. */
export const phrasesOf = (language: Language): readonly Phrase[] => phrases.get(language) ?? [];

const asides = new Map(
  Object.entries(words.asides).flatMap(([code, text]) =>
    isLanguage(code) ? [[code, new Set(text.split(' ').flatMap((word) => termsOf(word, code)))] as const] : [],
  ),
);

/** Whether any of a word's terms says what a visitor wants of a thing, as "fiyat" or "company", and not which thing. */
export const isAside = (terms: readonly string[], language: Language): boolean =>
  terms.some((term) => asides.get(language)?.has(term));
