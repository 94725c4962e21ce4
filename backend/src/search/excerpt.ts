import { fold, wordsOf } from './fold';

/** A piece of text with the ranges of the matches: [start, end) in UTF-16 units. */
export interface Marked {
  text: string;
  marks: [number, number][];
}

const LENGTH = 220;

/** How much of an excerpt is before its first match. */
const LEAD = 60;

type IsFound = (word: string) => boolean;

/** @param isFound whether a word is a match */
export function mark(text: string, isFound: IsFound): Marked {
  const found = wordsOf(text).filter((word) => isFound(word.text));
  return { text, marks: found.map(({ text: word, start }) => [start, start + word.length]) };
}

/** The window with the most different matches; the first of several. */
function bestStart(found: readonly { folded: string; start: number }[]): number {
  let best = { count: 0, start: 0 };
  found.forEach(({ start }, index) => {
    const terms = new Set<string>();
    for (const word of found.slice(index, index + 50)) {
      if (word.start > start + LENGTH - LEAD) break;
      terms.add(word.folded);
    }
    if (terms.size > best.count) best = { count: terms.size, start };
  });
  return Math.max(0, best.start - LEAD);
}

/**
 * The piece of a text with the most matches, cut between words; the beginning if there are none.
 *
 * @param isFound whether a word is a match
 */
export function excerpt(text: string, isFound: IsFound): Marked {
  const words = wordsOf(text);
  const found = words
    .filter(({ text: word }) => isFound(word))
    .slice(0, 500)
    .map(({ text: word, start }) => ({ folded: fold(word), start }));
  const wanted = bestStart(found);
  const from = wanted === 0 ? 0 : (words.find(({ start }) => start >= wanted)?.start ?? 0);
  const isWhole = text.length <= from + LENGTH;
  const to = isWhole ? text.length : Math.max(text.lastIndexOf(' ', from + LENGTH), from + LENGTH / 2);
  const piece = `${from > 0 ? '… ' : ''}${text.slice(from, to).trimEnd()}${isWhole ? '' : ' …'}`;
  return mark(piece, isFound);
}
