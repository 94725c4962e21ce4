/**
 * The first letters of a person's first and last name: `Dr. Orhan Tezcan` → `OT`. Titles, which end with a full stop,
 * are ignored.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const names = words.filter((word) => !word.endsWith('.'));
  const [first = '', ...others] = names.length > 0 ? names : words;
  const last = others.at(-1) ?? '';
  return [first, last].map((word) => [...word][0] ?? '').join('');
}
