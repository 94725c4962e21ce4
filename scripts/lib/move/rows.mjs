import { createHash } from 'node:crypto';

/**
 * What a column holds, whichever database it is in. SQLite has no types of its own for most of them.
 *
 * @typedef {'boolean' | 'number' | 'time' | 'json' | 'text'} Kind
 */

/**
 * A row as both databases can be compared by: JSON, times as ISO text in UTC with milliseconds. What a column of JSON
 * holds is the only entry of a list, because JSON has a null of its own beside the column's.
 *
 * @typedef {Record<string, unknown>} Row
 */

/** The kinds of a table's columns, by name. @typedef {Map<string, Kind>} Columns */

/**
 * The last number that each table has given to a row, which may have been deleted since: it is not given again.
 *
 * @typedef {Map<string, number>} Counters
 */

/** @type {Record<string, Kind>} */
const kinds = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  'timestamp with time zone': 'time',
  json: 'json',
  jsonb: 'json',
  'character varying': 'text',
  text: 'text',
  // An enumeration.
  'USER-DEFINED': 'text',
};

/**
 * @param {string} type a column's `data_type` in PostgreSQL's `information_schema.columns`
 * @returns {Kind}
 * @throws {Error} for a type that cannot be moved yet
 */
export function kindOf(type) {
  const kind = kinds[type];
  if (!kind) throw new Error(`columns of the type ${type} cannot be moved`);
  return kind;
}

/** @param {string} text */
function readTime(text) {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Error(`${JSON.stringify(text)} is not a time`);
  return time.toISOString();
}

/** @param {unknown} value */
function readNumber(value) {
  const number = Number(value);
  if (!Number.isFinite(number)) throw new Error(`${JSON.stringify(value)} is not a number`);
  return number;
}

/**
 * A stored value as it is compared.
 *
 * @param {unknown} value as SQLite has it, or as it is read of PostgreSQL (`readRows`)
 * @param {Kind} kind
 * @param {boolean} isJsonText whether JSON is stored as text, as SQLite does
 * @returns {unknown}
 * @throws {Error} for a value that the column cannot hold
 */
export function readValue(value, kind, isJsonText) {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return Boolean(value);
  if (kind === 'number') return readNumber(value);
  if (kind === 'time') return readTime(String(value));
  if (kind === 'json') return isJsonText ? [JSON.parse(String(value))] : value;
  return String(value);
}

/**
 * A value as SQLite stores it.
 *
 * @param {unknown} value as it is compared
 * @param {Kind} kind
 * @returns {string | number | null}
 */
export function sqliteValue(value, kind) {
  if (value === null) return null;
  if (kind === 'boolean') return value ? 1 : 0;
  if (kind === 'json') return JSON.stringify(/** @type {unknown[]} */ (value)[0]);
  return /** @type {string | number} */ (value);
}

/** What is wrong with a text that is not storable. */
export const unstorable = 'PostgreSQL cannot store a character of it (U+0000, or half of a surrogate pair)';

/**
 * Whether PostgreSQL can store a value: its texts have no U+0000 and no half of a surrogate pair.
 *
 * @param {unknown} value
 * @returns {boolean}
 */
export function isStorable(value) {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each));
}

/** JSON with sorted keys: PostgreSQL does not keep their order. @param {unknown} value @returns {string} */
const sorted = (value) =>
  JSON.stringify(value, (_key, each) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

const modulus = 1n << 256n;

/** Counts rows, and sums up their hashes: the order of rows makes no difference, each of them does. */
export class TableSum {
  rows = 0;
  #sum = 0n;

  /** @param {Row} row */
  add(row) {
    this.rows += 1;
    const hash = createHash('sha256').update(sorted(row)).digest('hex');
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % modulus;
  }

  get checksum() {
    return this.#sum.toString(16).padStart(64, '0');
  }
}
