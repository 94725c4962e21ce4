const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/**
 * Cuts a text and adds an ellipsis. It counts visible characters, so no letter loses its accent and no emoji is cut.
 *
 * @param length the most characters that stay
 */
export function truncate(text: string, length: number): string {
  const characters = [...graphemes.segment(text)];
  if (characters.length <= length) return text;
  const kept = characters.slice(0, length).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
