const HEADING = /<h([1-6])\b/gi;

/**
 * The first heading of a text that skips a level, such as `h4` below the section's `h2`.
 *
 * @param above the level of the heading above the text
 */
export function skippedHeading(html: string, above: number): string | undefined {
  let previous = above;
  for (const [, digit] of html.matchAll(HEADING)) {
    const level = Number(digit);
    if (level > previous + 1 || level <= 2) return `h${level}`;
    previous = level;
  }
  return undefined;
}
