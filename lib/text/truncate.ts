const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/**
 * Cuts a text and marks the cut with an ellipsis. It counts what a reader takes for a character, so that no
 * letter loses its accent and no emoji is halved.
 *
 * @param length how many characters may stay
 */
export function truncate(text: string, length: number): string {
  const characters = [...graphemes.segment(text)];
  if (characters.length <= length) return text;
  const kept = characters.slice(0, length).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
