import type { Language } from '../languages';
import { fold, wordsOf } from './fold';
import { isSmallWord } from './small-words';
import { stemsOf } from './stems';

const MAX_TERM_LENGTH = 40;

/** Stemming is the main cost of indexing, so results are cached; few words make up most of a text. */
const MAX_KEPT_WORDS = 60_000;
const keptWords: Partial<Record<Language, Map<string, readonly string[]>>> = {};

/** The folded terms of a word in a text: itself and its stems. */
export function termsOf(word: string, language: Language): readonly string[] {
  const kept = (keptWords[language] ??= new Map<string, readonly string[]>());
  const known = kept.get(word);
  if (known) return known;
  if (kept.size >= MAX_KEPT_WORDS) kept.clear();
  const terms = stemsOf(word.slice(0, MAX_TERM_LENGTH), language);
  kept.set(word, terms);
  return terms;
}

/** A word of a query. */
export interface QueryWord {
  text: string;
  folded: string;
  /** Its possible stems in any of the languages, folded. */
  stems: readonly string[];
}

/** @param languages of the searched texts */
export function queryWord(word: string, languages: readonly Language[]): QueryWord {
  const short = word.slice(0, MAX_TERM_LENGTH);
  const folded = fold(short);
  const stems = new Set(languages.flatMap((language) => stemsOf(short, language, true)));
  stems.delete(folded);
  return { text: short, folded, stems: [...stems] };
}

const textsOf = (text: string) => wordsOf(text).map(({ text: word }) => word);

/** Neighbouring words, and the terms of both written as one: "jetgrout" finds "Jet Grout". */
function compoundsOf(words: readonly string[], language: Language) {
  return words.slice(1).map((word, index) => {
    const parts = [words[index] ?? '', word];
    return { parts, terms: termsOf(parts.join(''), language) };
  });
}

/** The words of a name, folded, that were found only together with a neighbour. */
export function partsOfCompounds(name: string, language: Language, found: ReadonlySet<string>): string[] {
  return compoundsOf(textsOf(name), language)
    .filter(({ terms }) => terms.some((term) => found.has(term)))
    .map(({ parts }) => parts.map(fold))
    .filter((parts) => !parts.some((part) => found.has(part)))
    .flat();
}

/** The terms of each word of a name that carries meaning. */
export function nameOf(name: string, language: Language): (readonly string[])[] {
  const words = textsOf(name);
  const meant = words.filter((word) => !isSmallWord(fold(word), language));
  return (meant.length > 0 ? meant : words).map((word) => termsOf(word, language));
}

/** The terms of running text. */
export const termsOfText = (text: string, language: Language): string[] =>
  textsOf(text).flatMap((word) => [...termsOf(word, language)]);

/** The terms of a name. Its words may also be written as one. */
export function termsOfName(name: string, language: Language): string[] {
  const words = textsOf(name);
  return [
    ...words.flatMap((word) => [...termsOf(word, language)]),
    ...compoundsOf(words, language).flatMap(({ terms }) => terms),
  ];
}

/**
 * The initials of a name of three words or more, with and without its small words: "Sık Sorulan Sorular" is "sss", "İş
 * sağlığı ve güvenliği" is "isg".
 *
 * @param isSmall whether a folded word may be left out of initials
 */
export function initialsOf(name: string, isSmall: (word: string) => boolean): string[] {
  const words = textsOf(name).map(fold);
  const initials = [words, words.filter((word) => !isSmall(word))]
    .filter(({ length }) => length > 2)
    .map((each) => each.map((word) => word.charAt(0)).join(''));
  return [...new Set(initials)];
}
