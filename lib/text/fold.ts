/** Letters that differ between Turkish and other keyboards. One letter becomes one letter, so positions stay. */
const plainLetters: Readonly<Record<string, string>> = { ı: 'i', İ: 'i', I: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 's' };

function foldCharacter(character: string): string {
  const plain = plainLetters[character];
  if (plain) return plain;
  const bare = character
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return plainLetters[bare] ?? bare;
}

/** A folded text, with the position of each letter in the original text: `indexes[i]` is that of letter `i`. */
interface FoldedText {
  text: string;
  /** One entry longer than the text: the last one is the end. */
  indexes: number[];
}

/** Like `fold`, with the original position of each letter. */
function foldWithIndexes(text: string): FoldedText {
  let folded = '';
  const indexes: number[] = [];
  let index = 0;
  for (const character of text) {
    const letters = foldCharacter(character);
    indexes.push(...Array<number>(letters.length).fill(index));
    folded += letters;
    index += character.length;
  }
  return { text: folded, indexes: [...indexes, text.length] };
}

/**
 * A text as the search compares it: lower case, Turkish letters and accents removed. "İSTANBUL", "Istanbul" and
 * "ıstanbul" are equal, and so are "kâğıt" and "kagit".
 */
export function fold(text: string): string {
  return foldWithIndexes(text).text;
}

/**
 * Finds a word in a text, however both are written, as ranges `[start, end)` of the text.
 *
 * @param word an empty one has no range
 */
export function foldedRanges(text: string, word: string): [start: number, end: number][] {
  const needle = fold(word);
  if (!needle) return [];
  const { text: folded, indexes } = foldWithIndexes(text);
  const ranges: [number, number][] = [];
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    ranges.push([indexes[at] ?? 0, indexes[at + needle.length] ?? text.length]);
  }
  return ranges;
}
