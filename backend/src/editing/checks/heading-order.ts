const HEADING = /<h([1-6])\b/gi;

/**
 * The first heading of a text that skips a level, as `h4` right below the section's own `h2`.
 *
 * @param above the level of the heading that the text stands under
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
