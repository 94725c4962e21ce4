import type { Language } from '../languages';
import { wordsOf } from './fold';
import { queryWord, type QueryWord } from './terms';
import { isAside, phrasesOf, type Phrase } from './meanings';
import { isSmallWord } from './small-words';

/** Further words of a query are ignored. */
const MAX_WORDS = 8;

/** A word of a query, or a phrase with synonyms. */
export interface Segment {
  words: QueryWord[];
  /** Its synonyms. */
  others: QueryWord[][];
  /** A page without it is found too: "fiyat" in "ankraj fiyatları". */
  isOptional: boolean;
}

const isForm = ({ folded, stems }: QueryWord, terms: readonly string[]) =>
  terms.includes(folded) || stems.some((stem) => terms.includes(stem));

const startsWith = (words: readonly QueryWord[], { terms }: Phrase) =>
  words.length >= terms.length && terms.every((each, index) => words[index] && isForm(words[index], each));

function toSegments(words: readonly QueryWord[], language: Language, languages: readonly Language[]): Segment[] {
  const [first, ...rest] = words;
  if (!first) return [];
  const phrase = phrasesOf(language).find((each) => startsWith(words, each));
  if (!phrase) return [{ words: [first], others: [], isOptional: false }, ...toSegments(rest, language, languages)];
  const length = phrase.words.length;
  const others = phrase.others.map((other) => other.map((word) => queryWord(word, languages)));
  return [
    { words: words.slice(0, length), others, isOptional: false },
    ...toSegments(words.slice(length), language, languages),
  ];
}

/**
 * A visitor's query without stop words, unless it has no others.
 *
 * @param languages of the searched texts
 */
export function readQuery(query: string, language: Language, languages: readonly Language[]): Segment[] {
  const words = wordsOf(query)
    .slice(0, MAX_WORDS)
    .map(({ text }) => queryWord(text, languages))
    .filter(({ folded }) => folded);
  const segments = toSegments(words, language, languages);
  const isSmall = (segment: Segment) => segment.words.every(({ folded }) => isSmallWord(folded, language));
  const meant = segments.filter((segment) => segment.others.length > 0 || !isSmall(segment));
  if (meant.length === 0) return segments;
  const isOptional = ({ words: [word, ...more] }: Segment) =>
    word !== undefined && more.length === 0 && isAside([word.folded, ...word.stems], language);
  return meant.every(isOptional) ? meant : meant.map((each) => ({ ...each, isOptional: isOptional(each) }));
}

/**
 * Neighbouring words of a query as one word, with their positions.
 *
 * @param languages of the searched texts
 */
export function pairsOf(segments: readonly Segment[], languages: readonly Language[]) {
  return segments.slice(1).flatMap((second, index) => {
    const [first, next] = [segments[index]?.words, second.words];
    if (first?.length !== 1 || next.length !== 1 || !first[0] || !next[0]) return [];
    return [
      { index, pair: { words: [queryWord(first[0].text + next[0].text, languages)], others: [], isOptional: false } },
    ];
  });
}
