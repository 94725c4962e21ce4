import type { Query, QueryCombination } from 'minisearch';
import type { Segment } from './read-query';
import type { QueryWord } from './terms';

/** The lower weights of inexact matches; a synonym phrase has one weight as a whole. */
const weights = { stem: 0.8, prefix: 0.3, meaning: 0.3, near: 0.3, swapped: 0.6 };

/** Shorter terms begin too many words of a text; they are matched with the beginnings of words in names only. */
const MIN_PREFIX_LENGTH = 4;
const names = ['title', 'names', 'keywords'];

/** One typing error in a word of four letters, two in one of six. */
const maxTypos = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** The longest unknown endings of a word. */
const MAX_ENDING = 6;

const any = (queries: Query[]): QueryCombination => ({ combineWith: 'OR', queries });
const all = (queries: Query[]): QueryCombination => ({ combineWith: 'AND', queries });
const exactly = (terms: readonly string[], weight: number): QueryCombination => ({
  ...any([...terms]),
  prefix: false,
  fuzzy: false,
  boostTerm: () => weight,
});

function written({ folded, stems }: QueryWord, weight: number, hasPrefix: boolean): QueryCombination {
  const isLong = folded.length >= MIN_PREFIX_LENGTH;
  const beginning = { queries: [folded], prefix: true, weights: { prefix: weights.prefix, fuzzy: 0 } };
  return any([
    exactly([folded], weight),
    exactly(stems, weight * weights.stem),
    ...(hasPrefix && folded.length > 1
      ? [{ ...beginning, boostTerm: () => weight * weights.prefix, ...(isLong ? {} : { fields: names }) }]
      : []),
  ]);
}

/** The word with two neighbouring letters swapped, a common typing error. */
const swapped = (word: string) =>
  Array.from({ length: Math.max(word.length - 1, 0) }, (_, index) =>
    [word.slice(0, index), word.charAt(index + 1), word.charAt(index), word.slice(index + 2)].join(''),
  );

/** Its beginnings: "zeminlerinde" matches "zemin". */
const beginnings = (word: string) =>
  Array.from({ length: MAX_ENDING }, (_, index) => word.slice(0, word.length - index - 1)).filter(
    (each) => each.length >= MIN_PREFIX_LENGTH && each.length * 2 >= word.length,
  );

function nearly(word: QueryWord): QueryCombination {
  const { folded, stems } = word;
  const fuzzy = maxTypos(folded);
  const similar = { prefix: false, boostTerm: () => weights.near };
  return any([
    written(word, 1, true),
    { ...any([folded]), ...similar, fuzzy },
    { ...any(stems.filter(({ length }) => length >= MIN_PREFIX_LENGTH)), ...similar, fuzzy: 1 },
    ...(folded.length < 4
      ? []
      : [exactly(swapped(folded), weights.swapped), exactly(beginnings(folded), weights.near)]),
  ]);
}

/** How a query's words are searched: as written, in any form, or with similar spelling too. */
export type Nearness = 'word' | 'form' | 'near';

/** The queries of the index for a segment: its own words, and each of its synonyms. */
export function queriesFor({ words, others }: Segment, nearness: Nearness): Query[] {
  const hasPrefix = nearness !== 'word';
  const own = words.map((word) => (nearness === 'near' ? nearly(word) : written(word, 1, hasPrefix)));
  return [
    all(own),
    ...others.map((other) => all(other.map((word) => written(word, weights.meaning / other.length, false)))),
  ];
}
