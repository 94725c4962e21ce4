import { stringify } from 'csv-stringify/sync';

/**
 * A table as a spreadsheet reads it: with the mark that makes Excel take it for UTF-8, and with texts that begin like a
 * formula disarmed, as they come from strangers.
 */
export function toCsv(rows: readonly Record<string, unknown>[], columns: readonly string[]): string {
  const records = rows.map((row) => columns.map((name) => cell(row[name])));
  return stringify([[...columns], ...records], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
