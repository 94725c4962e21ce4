import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { decodeText } from '../../csv/decode-text';
import { ContentError } from '../content-set';

/** A row of a table, with the line of the file on which it ends. */
export interface Row {
  line: number;
  cells: Record<string, string>;
}

/** The sign between cells: the most frequent one of the first line. Spreadsheets in Turkish write semicolons. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [';', '\t', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

/**
 * Reads a table whose first line names the columns. Cells may have line breaks within quotation marks.
 *
 * @param columnOf the name of a column here, for one in the file; undefined for an unknown one
 * @throws ContentError with the line
 */
export async function readTable(file: string, columnOf: (name: string) => string | undefined): Promise<Row[]> {
  const bytes = await readFile(file).catch(() => {
    throw new ContentError(`${file} cannot be read`);
  });
  const text = decodeText(bytes);
  const unknown: string[] = [];
  const nameOf = (name: string) => {
    const known = columnOf(name.trim());
    if (known === undefined) unknown.push(name);
    return known ?? false;
  };
  try {
    const rows = parse(text, {
      ...{ bom: true, delimiter: delimiterOf(text), info: true, skip_empty_lines: true, trim: true },
      columns: (names: string[]) => names.map(nameOf),
    }) as unknown as { info: { lines: number }; record: Record<string, string> }[];
    if (unknown.length > 0) throw new ContentError(`${file}, line 1: unknown columns: ${unknown.join(', ')}`);
    return rows.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const { lines = 1, message } = error as { lines?: number; message: string };
    throw new ContentError(`${file}, line ${lines}: ${message.replace(/ at line \d+.*$|, got .*$/, '')}`);
  }
}
