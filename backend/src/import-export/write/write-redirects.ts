import type { PayloadRequest } from 'payload';
import { keyInPath } from '../../../../lib/routes/page-address';
import { addressesOfPages } from '../../redirects/addresses-of-pages';
import { normalizeFrom, normalizeTo, splitLanguage } from '../../redirects/normalize-address';
import { isAllowedTarget } from '../../redirects/outside';
import { MAX_REDIRECTS, readRedirects, type StoredRedirect } from '../../redirects/read-redirects';
import { enter, followPermanent, RedirectLoop, type RedirectTable } from '../../redirects/redirect-table';
import { writeRedirects as writeRows } from '../../redirects/write-redirects';
import { readRuntimeEnv } from '../../runtime-env';
import { announceToProcesses } from '../../shared/announce-change';
import type { RedirectItem } from '../content-set';
import type { Report } from '../report';

const KIND = 'redirects';

/** Those that can be written, without loops: one that closes a loop is left. */
function withoutLoops(table: ReadonlyMap<string, StoredRedirect>, rows: StoredRedirect[], report: Report) {
  let wanted = rows;
  for (;;) {
    try {
      return wanted.length > 0 ? enter(table, wanted) : [];
    } catch (error) {
      if (!(error instanceof RedirectLoop)) throw error;
      report.leave(KIND, error.message, 'it leads back to itself');
      const fewer = wanted.filter(({ from }) => from !== error.message);
      if (fewer.length === wanted.length) return [];
      wanted = fewer;
    }
  }
}

/** The key of the page that a target leads to. */
const keyOfTarget = (to: string) => keyInPath(splitLanguage(to.replace(/[?#].*$/, '')).bare);

interface Options {
  /** The keys of pages that editors have deleted or moved. */
  gone: ReadonlySet<string | undefined>;
  /** Whether those that are there are replaced by those from the same address. */
  replaces: boolean;
  report: Report;
}

/** Those that keep the rules of the admin, by their old addresses. The others are listed. */
async function readValid(req: PayloadRequest, items: readonly RedirectItem[], report: Report) {
  const { redirectHosts, siteUrl } = readRuntimeEnv();
  const pages = await addressesOfPages(
    items.flatMap(({ from }) => normalizeFrom(from) ?? []),
    req,
  );
  const valid = new Map<string, StoredRedirect>();
  for (const { permanent, note, ...item } of items) {
    const [from, to] = [normalizeFrom(item.from), normalizeTo(item.to, siteUrl)];
    if (from === undefined) report.leave(KIND, item.from, 'not an address that can be redirected');
    else if (to === undefined || !isAllowedTarget(to, redirectHosts))
      report.leave(KIND, item.from, `${item.to} is no target`);
    else if (pages.has(from)) report.leave(KIND, from, 'there is a page at this address');
    else valid.set(from, { from, to, permanent, source: 'manual', note });
  }
  return valid;
}

/** What a stored redirect has that another one has not, for the report; undefined if they do the same. */
function differenceOf(table: RedirectTable, stored: StoredRedirect, other: StoredRedirect): string | undefined {
  const endOf = ({ to }: StoredRedirect) => followPermanent(table, to) ?? to;
  if (endOf(stored) !== endOf(other)) return `it leads to ${stored.to} here`;
  if (stored.permanent !== other.permanent) return `it is ${stored.permanent ? 'permanent' : 'temporary'} here`;
  return undefined;
}

/** Writes redirects that keep the rules of the admin, and lists the others. */
export async function importRedirects(
  req: PayloadRequest,
  items: readonly RedirectItem[],
  { gone, replaces, report }: Options,
): Promise<void> {
  const table = await readRedirects(req);
  const valid = await readValid(req, items, report);
  // Targets are stored as the ends of their chains, which the import may change.
  const next = replaces ? new Map([...table, ...valid]) : table;
  const wanted = new Map<string, StoredRedirect>();
  let size = table.size;
  for (const [from, redirect] of valid) {
    const stored = table.get(from);
    const difference = stored && differenceOf(next, stored, redirect);
    if (stored && !difference) report.count(KIND, 'unchanged');
    else if (difference && !replaces) report.leave(KIND, from, difference);
    else if (gone.has(keyOfTarget(redirect.to)))
      report.leave(KIND, from, 'editors have deleted or moved its page since');
    else if (!stored && size >= MAX_REDIRECTS) report.leave(KIND, from, `there are ${MAX_REDIRECTS} already`);
    else {
      wanted.set(from, redirect);
      if (!stored) size += 1;
    }
  }
  const rows = withoutLoops(table, [...wanted.values()], report);
  await writeRows(req.payload, rows);
  if (rows.length > 0) await announceToProcesses(req, { changed: 'redirects' });
  const written = new Set(rows.map(({ from }) => from));
  for (const from of wanted.keys()) if (written.has(from)) report.count(KIND, table.has(from) ? 'changed' : 'new');
}
