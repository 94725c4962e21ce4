import type { Language } from '../languages';
import { wordsOf } from './fold';
import { queryWord, type QueryWord } from './terms';
import { isSmallWord, phrasesOf, type Phrase } from './meanings';

/** A query of more words finds nothing that fewer would not. */
const MAX_WORDS = 8;

/** A word of a query, or a phrase that visitors say in several ways. */
export interface Segment {
  words: QueryWord[];
  /** Other phrases of the same meaning. */
  others: QueryWord[][];
}

const isForm = ({ folded, stems }: QueryWord, terms: readonly string[]) =>
  terms.includes(folded) || stems.some((stem) => terms.includes(stem));

const startsWith = (words: readonly QueryWord[], { terms }: Phrase) =>
  words.length >= terms.length && terms.every((each, index) => words[index] && isForm(words[index], each));

function toSegments(words: readonly QueryWord[], language: Language, languages: readonly Language[]): Segment[] {
  const [first, ...rest] = words;
  if (!first) return [];
  const phrase = phrasesOf(language).find((each) => startsWith(words, each));
  if (!phrase) return [{ words: [first], others: [] }, ...toSegments(rest, language, languages)];
  const length = phrase.words.length;
  const others = phrase.others.map((other) => other.map((word) => queryWord(word, languages)));
  return [{ words: words.slice(0, length), others }, ...toSegments(words.slice(length), language, languages)];
}

/**
 * What a visitor asks for, without the words that carry no meaning; all of them where there are no others.
 *
 * @param languages those of the texts that are searched
 */
export function readQuery(query: string, language: Language, languages: readonly Language[]): Segment[] {
  const words = wordsOf(query)
    .slice(0, MAX_WORDS)
    .map(({ text }) => queryWord(text, languages))
    .filter(({ folded }) => folded);
  const segments = toSegments(words, language, languages);
  const isSmall = (segment: Segment) => segment.words.every(({ folded }) => isSmallWord(folded, language));
  const meant = segments.filter((segment) => segment.others.length > 0 || !isSmall(segment));
  return meant.length > 0 ? meant : segments;
}

/**
 * Neighbours of a query as one word, each with its place.
 *
 * @param languages those of the texts that are searched
 */
export function pairsOf(segments: readonly Segment[], languages: readonly Language[]) {
  return segments.slice(1).flatMap((second, index) => {
    const [first, next] = [segments[index]?.words, second.words];
    if (first?.length !== 1 || next.length !== 1 || !first[0] || !next[0]) return [];
    return [{ index, pair: { words: [queryWord(first[0].text + next[0].text, languages)], others: [] } }];
  });
}
