/**
 * Letters that are searched as one: "I", "İ", "ı" and "i" are all written by people who mean the same word. The
 * databases themselves fold ASCII only, or by a locale that is not Turkish.
 */
const groups = ['iİIıÎî', 'sŞş', 'cÇç', 'gĞğ', 'oÖöÔô', 'uÜüÛû', 'aÂâÄäÀàÁá', 'eÉéÈèÊê'];

const groupOf = new Map(groups.flatMap((group) => [...group].map((letter) => [letter, group] as const)));

/** Marks of letters that are stored in two parts, as file names of macOS are: "ş" as "s" and a cedilla. */
const marks = ['\u0327', '\u0306', '\u0307', '\u0308', '\u0302'];

const from = groups.flatMap((group) => [...group].slice(1)).join('');
const to = groups.flatMap((group) => [...group].slice(1).map(() => group[0])).join('');

/** PostgreSQL's SQL of a text without case and marks. It drops the letters of the first list that have no second. */
export const foldPostgres = (text: string) =>
  `lower(translate(cast(${text} as text), '${from}${marks.join('')}', '${to}'))`;

/** SQLite's SQL of a text whose letters are in one part. Its parser takes no deep nesting, so letters stay. */
export const withoutMarks = (text: string) =>
  marks.reduce((inner, mark) => `replace(${inner}, '${mark}', '')`, `cast(${text} as text)`);

/** Far below SQLite's limit of 50,000 bytes for a pattern. */
const MAX_LETTERS = 1_000;

/** The letters that match one of a pattern for LIKE, as a pattern for GLOB. */
function letterPattern(letter: string): string {
  if (letter === '%') return '*';
  if (letter === '_') return '?';
  if (/[*?[\]]/.test(letter)) return letter === ']' ? letter : `[${letter}]`;
  const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
  const same = groupOf.get(letter) ?? groupOf.get(lower) ?? '';
  const all = [...new Set([...same, lower, upper, same.charAt(0).toUpperCase()])].filter((each) => each.length === 1);
  return all.length > 1 ? `[${all.join('')}]` : letter;
}

/**
 * A pattern for LIKE as one for SQLite's GLOB, in which every letter stands for its folded group.
 *
 * @param pattern such as `%köprü%`; only its first thousand letters count
 */
export function globOf(pattern: string): string {
  const plain = pattern.normalize('NFC').replace(new RegExp(`[${marks.join('')}]`, 'g'), '');
  const letters = [...plain];
  const end = letters.length > MAX_LETTERS ? '*' : '';
  return letters.slice(0, MAX_LETTERS).map(letterPattern).join('') + end;
}
