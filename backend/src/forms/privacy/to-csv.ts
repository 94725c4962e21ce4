import { stringify } from 'csv-stringify/sync';

/**
 * A table as CSV: with a byte order mark, so that Excel reads UTF-8; with semicolons, which a Turkish Excel expects;
 * and with texts that begin like a formula escaped, since they come from strangers.
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
