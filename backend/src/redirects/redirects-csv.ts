import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { MessageKey } from '../validation/messages';
import { normalizeFrom, normalizeTo } from './normalize-address';
import type { StoredRedirect } from './read-redirects';

/** An error in a line of the file; the first line is 1. */
export interface LineProblem {
  line: number;
  problem: MessageKey;
  /** Of columns that are not known. */
  names?: string[];
}

export interface LineOfRedirect {
  line: number;
  redirect: StoredRedirect;
}

const columns: Readonly<Record<string, string>> = {
  from: 'from',
  'eski adres': 'from',
  'old address': 'from',
  to: 'to',
  'yeni adres': 'to',
  'new address': 'to',
  permanent: 'permanent',
  kalıcı: 'permanent',
  note: 'note',
  not: 'note',
};

const yes = new Set(['', 'true', 'yes', 'evet', '1', '301', '308', 'doğru']);
const no = new Set(['false', 'no', 'hayır', '0', '302', '307', 'yanlış']);

const MAX_NOTE_LENGTH = 500;

/** The most columns that a message names. */
const MAX_NAMES = 5;

const lower = (text: string) => text.trim().toLocaleLowerCase('tr');

/** Column names are lower-cased by Turkish and by English rules: Turkish turns "I" into a dotless "ı". */
const columnOf = (name: string) => columns[lower(name)] ?? columns[name.trim().toLowerCase()] ?? '';

/** The first line decides: spreadsheets in Turkish write semicolons. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return [';', '\t'].find((delimiter) => head.includes(delimiter)) ?? ',';
}

interface Row {
  info: { lines: number };
  record: Record<string, string>;
}

function parseRow({ info, record }: Row, siteUrl: string | undefined): LineOfRedirect | LineProblem {
  const line = info.lines;
  const from = normalizeFrom(record.from ?? '');
  if (from === undefined) return { line, problem: 'redirectFrom' };
  const to = normalizeTo(record.to ?? '', siteUrl);
  if (to === undefined) return { line, problem: 'redirectTo' };
  const permanent = lower(record.permanent ?? '');
  if (!yes.has(permanent) && !no.has(permanent)) return { line, problem: 'redirectPermanent' };
  const note = record.note?.trim().slice(0, MAX_NOTE_LENGTH) || null;
  return { line, redirect: { from, to, permanent: yes.has(permanent), source: 'manual', note } };
}

/**
 * Reads a file of redirects: a line of column names, then one redirect per line.
 *
 * @param siteUrl the site's base address, whose addresses become paths
 */
export function parseRedirectsCsv(
  text: string,
  siteUrl: string | undefined,
): { lines: LineOfRedirect[]; problems: LineProblem[] } {
  let rows: Row[];
  let names: string[] = [];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      columns: (head: string[]) => {
        names = head.filter((name) => name.trim() && !columnOf(name)).slice(0, MAX_NAMES);
        return head.map(columnOf);
      },
      info: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    const line = Number((error as { lines?: number }).lines ?? 1);
    return { lines: [], problems: [{ line, problem: line === 1 ? 'redirectHeader' : 'redirectColumns' }] };
  }
  const [first] = rows;
  if (!first || !('from' in first.record && 'to' in first.record)) {
    return { lines: [], problems: [{ line: 1, problem: 'redirectHeader' }] };
  }
  const read = rows.map((row) => parseRow(row, siteUrl));
  const seen = new Set<string>();
  const lines: LineOfRedirect[] = [];
  const problems: LineProblem[] = names.length > 0 ? [{ line: 1, problem: 'redirectUnknown', names }] : [];
  for (const entry of read) {
    if ('problem' in entry) problems.push(entry);
    else if (seen.has(entry.redirect.from)) problems.push({ line: entry.line, problem: 'redirectTwice' });
    else lines.push(entry);
    if ('redirect' in entry) seen.add(entry.redirect.from);
  }
  return { lines, problems };
}

/** The file that `parseRedirectsCsv` reads. No cell of it is a formula in a spreadsheet. */
export function redirectsToCsv(redirects: Iterable<StoredRedirect>): string {
  const rows = [...redirects].map(({ from, to, permanent, note }) => ({
    from,
    to,
    permanent: permanent ? 'yes' : 'no',
    note: note ?? '',
  }));
  return stringify(rows, {
    header: true,
    bom: true,
    escape_formulas: true,
    columns: ['from', 'to', 'permanent', 'note'],
  });
}
