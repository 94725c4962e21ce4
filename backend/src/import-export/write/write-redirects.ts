import type { PayloadRequest } from 'payload';
import { keyInPath } from '../../../../lib/routes/page-address';
import { addressesOfPages } from '../../redirects/addresses-of-pages';
import { normalizeFrom, normalizeTo, splitLanguage } from '../../redirects/normalize-address';
import { isAllowedTarget } from '../../redirects/outside';
import { MAX_REDIRECTS, readRedirects, type StoredRedirect } from '../../redirects/read-redirects';
import { enter, RedirectLoop } from '../../redirects/redirect-table';
import { writeRedirects as writeRows } from '../../redirects/write-redirects';
import { readRuntimeEnv } from '../../runtime-env';
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
  report: Report;
}

/** Writes redirects that keep the rules of the admin, and lists the others. */
export async function importRedirects(
  req: PayloadRequest,
  items: readonly RedirectItem[],
  { gone, report }: Options,
): Promise<void> {
  const table = await readRedirects(req);
  const { redirectHosts, siteUrl } = readRuntimeEnv();
  const pages = await addressesOfPages(
    items.flatMap(({ from }) => normalizeFrom(from) ?? []),
    req,
  );
  const wanted = new Map<string, StoredRedirect>();
  for (const { permanent, note, ...item } of items) {
    const [from, to] = [normalizeFrom(item.from), normalizeTo(item.to, siteUrl)];
    if (from === undefined) report.leave(KIND, item.from, 'not an address that can be redirected');
    else if (to === undefined || !isAllowedTarget(to, redirectHosts))
      report.leave(KIND, item.from, `${item.to} is no target`);
    else if (pages.has(from)) report.leave(KIND, from, 'there is a page at this address');
    else if (table.has(from)) report.count(KIND, 'unchanged');
    else if (gone.has(keyOfTarget(to))) report.leave(KIND, from, 'editors have deleted or moved its page since');
    else if (table.size + wanted.size >= MAX_REDIRECTS) report.leave(KIND, from, `there are ${MAX_REDIRECTS} already`);
    else wanted.set(from, { from, to, permanent, source: 'manual', note });
  }
  const rows = withoutLoops(table, [...wanted.values()], report);
  await writeRows(req.payload, rows);
  const written = new Set(rows.map(({ from }) => from));
  for (const from of wanted.keys()) if (written.has(from)) report.count(KIND, 'new');
}
