import type { Language } from '../languages';
import { fold, wordsOf } from './fold';
import { stemsOf } from './stems';

const MAX_TERM_LENGTH = 40;

/** Taking words apart is what indexing costs; few words make up most of a text. */
const MAX_KEPT_WORDS = 60_000;
const keptWords: Partial<Record<Language, Map<string, readonly string[]>>> = {};

/** What a word of a text is found by, folded: itself, and what it may be a form of. */
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
  /** What it may be a form of, in any of the languages, folded. */
  stems: readonly string[];
}

/** @param languages those of the texts that are searched */
export function queryWord(word: string, languages: readonly Language[]): QueryWord {
  const short = word.slice(0, MAX_TERM_LENGTH);
  const folded = fold(short);
  const stems = new Set(languages.flatMap((language) => stemsOf(short, language, true)));
  stems.delete(folded);
  return { text: short, folded, stems: [...stems] };
}

const textsOf = (text: string) => wordsOf(text).map(({ text: word }) => word);

/** Neighbours, and the terms of both written as one word: "jetgrout" finds "Jet Grout". */
function compoundsOf(words: readonly string[], language: Language) {
  return words.slice(1).map((word, index) => {
    const parts = [words[index] ?? '', word];
    return { parts, terms: termsOf(parts.join(''), language) };
  });
}

/** The words of a name, folded, that were found only as one word with a neighbour. */
export function partsOfCompounds(name: string, language: Language, found: ReadonlySet<string>): string[] {
  return compoundsOf(textsOf(name), language)
    .filter(({ terms }) => terms.some((term) => found.has(term)))
    .map(({ parts }) => parts.map(fold))
    .filter((parts) => !parts.some((part) => found.has(part)))
    .flat();
}

/** The terms of running text. */
export const termsOfText = (text: string, language: Language): string[] =>
  textsOf(text).flatMap((word) => [...termsOf(word, language)]);

/** The terms of a name, which people also write as one word. */
export function termsOfName(name: string, language: Language): string[] {
  const words = textsOf(name);
  return [
    ...words.flatMap((word) => [...termsOf(word, language)]),
    ...compoundsOf(words, language).flatMap(({ terms }) => terms),
  ];
}

/**
 * The first letters of a name of three words or more, with and without its small words: "Sık Sorulan Sorular" is "sss",
 * "İş sağlığı ve güvenliği" is "isg".
 *
 * @param isSmall whether a folded word is one of those that an abbreviation leaves out
 */
export function initialsOf(name: string, isSmall: (word: string) => boolean): string[] {
  const words = textsOf(name).map(fold);
  const initials = [words, words.filter((word) => !isSmall(word))]
    .filter(({ length }) => length > 2)
    .map((each) => each.map((word) => word.charAt(0)).join(''));
  return [...new Set(initials)];
}
