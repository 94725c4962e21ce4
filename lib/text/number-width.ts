/** Widths in the font of counters, with their letter spacing (measured in Archivo 500). */
const narrow = 0.25;
const digit = 0.54;
const wide = 0.92;

/**
 * About how wide a counter's text is, rarely less, so that it can be fitted to its column.
 *
 * @returns in em
 */
export function numberWidth(text: string): number {
  const widths = Array.from(text, (character) => {
    if (/[\s.,:;'’|/]/.test(character)) return narrow;
    return /[\da-z]/.test(character) && !'mw'.includes(character) ? digit : wide;
  });
  return Math.round(widths.reduce((sum, width) => sum + width, 0) * 100) / 100;
}
