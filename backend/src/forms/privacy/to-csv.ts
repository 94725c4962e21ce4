import { stringify } from 'csv-stringify/sync';

/**
 * A table as a spreadsheet reads it: with the mark that makes Excel take it for UTF-8, the semicolon that a Turkish
 * Excel separates by (it would cut a text with one in two, and the second could begin like a formula), and with texts
 * that begin like a formula disarmed, as they come from strangers.
 */
export function toCsv(rows: readonly Record<string, unknown>[], columns: readonly string[]): string {
  const records = rows.map((row) => columns.map((name) => cell(row[name])));
  return stringify([[...columns], ...records], {
    ...{ bom: true, delimiter: ';', record_delimiter: 'windows', escape_formulas: true },
  });
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
