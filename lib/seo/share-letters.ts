/** What the fonts of share images have (`scripts/share-fonts.mjs`). */
const known = /[\u0020-\u007e\u00a0-\u017f\u0218-\u021b–—‘’‚“”„†•…‰‹›€™−≤≥≈₺]/u;

/**
 * A text as it can be drawn: without signs that the fonts lack. In a script that they lack it is no text at all, since
 * half of the letters would say something else, and boxes nothing.
 */
export function drawn(text: string): string {
  const letters = [...text];
  if (letters.some((letter) => /[\p{L}\p{N}\p{M}]/u.test(letter) && !known.test(letter))) return '';
  return letters
    .filter((letter) => known.test(letter))
    .join('')
    .trim();
}
