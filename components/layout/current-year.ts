/** Türkiye has UTC+3 all year round, in milliseconds; a browser may have an outdated rule. */
const offset = 3 * 60 * 60 * 1000;

/** The current year in Türkiye. */
export function currentYear(): number {
  return new Date(Date.now() + offset).getUTCFullYear();
}
