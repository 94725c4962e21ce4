/** Türkiye keeps UTC+3 all year round, in milliseconds; a browser may know too old a rule of its zone. */
const offset = 3 * 60 * 60 * 1000;

/** The year at the company's seat. */
export function currentYear(): number {
  return new Date(Date.now() + offset).getUTCFullYear();
}
