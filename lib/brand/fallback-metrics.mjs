/** Text of a company in letters that every font of Western Europe has. */
const sample =
  'Zemin etüdünden teslime kadar projeleri tek elden yürütür; we plan, build and check tunnels, dams and bridges.';

/** Mean widths of the sample in the fonts that systems have, as shares of the font's size. */
export const systemWidths = { arial: 0.4487, times: 0.4067 };

/**
 * What makes a system font take up the space of another one, in percent.
 *
 * @param {import('./font-tables.mjs').Font} font
 * @param {number} systemWidth the mean width of the sample in the system font
 * @returns {{ size: number, ascent: number, descent: number }}
 */
export function fallbackMetrics(font, systemWidth) {
  const size = font.widthOf(sample) / systemWidth;
  /** @param {number} share */
  const percent = (share) => Math.round(share * 1000) / 10;
  return { size: percent(size), ascent: percent(font.ascent / size), descent: percent(font.descent / size) };
}
