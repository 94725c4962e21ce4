import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { PayloadRequest } from 'payload';
import { openPages } from '../../database/page-tables';
import { processWide } from '../../process-wide';
import { openVersions } from './open-versions';
import { readNewestIfAny, readVersions, type DraftPage, type PageId } from './read-page';

interface Kept<T> {
  /** The version that it was computed from, and what else it depends on. */
  mark: string;
  value: T;
}

interface Newest {
  id: PageId;
  /** Null for a page without versions. */
  version: PageId | null;
  mark: string;
}

/** How many pages are read with one query. */
const batch = 25;
/** Of a large site, a call computes what it can in this time; the next call goes on. */
const maxMs = 1_500;

async function readMarks(req: PayloadRequest, about: unknown): Promise<Newest[]> {
  const { db, pages } = openPages(req);
  const { table } = openVersions(req);
  const { id, updatedAt } = pages as typeof pages & Record<'updatedAt', SQLiteColumn>;
  const [rows, versions] = [
    (await db.select({ id, updatedAt }).from(pages).orderBy(pages.link)) as { id: PageId; updatedAt: string }[],
    (await db
      .select({ id: table.id, parent: table.parent, updatedAt: table.updatedAt })
      .from(table)
      .where(eq(table.latest, true))) as { id: PageId; parent: PageId | null; updatedAt: string }[],
  ];
  const rest = JSON.stringify(about);
  const newest = new Map(versions.map((version) => [version.parent, version]));
  return rows.map((row) => {
    const version = newest.get(row.id);
    // SQLite gives the ids of a deleted page and its versions to the next one.
    return {
      id: row.id,
      version: version?.id ?? null,
      mark: `${version?.id} ${(version ?? row).updatedAt} ${rest}`,
    };
  });
}

/** Those that were deleted meanwhile are left out. */
async function readBatch(req: PayloadRequest, newest: readonly Newest[]): Promise<Map<PageId, DraftPage>> {
  const ids = newest.flatMap(({ version }) => (version === null ? [] : [version]));
  const versions = await readVersions(req, { id: { in: ids } });
  const found = new Map(versions.map(({ parent, version }) => [parent, { ...version, id: parent }]));
  for (const { id } of newest) {
    if (found.has(id)) continue;
    const page = await readNewestIfAny(req, id);
    if (page) found.set(id, page);
  }
  return found;
}

/**
 * Something that is computed from the newest draft of every page. Reading all sections of a site takes seconds, so it
 * is done once per version and process.
 *
 * @param name unique in the process
 * @returns a call that gives the values so far, in the order of the addresses, and how many are left for the next call.
 *   Its `about` is what the values depend on besides the page: when it changes, all are computed again.
 */
export function keptPerVersion<T, About>(name: string, compute: (page: DraftPage, about: About) => T) {
  const kept = processWide<Map<PageId, Kept<T>>>(name, () => new Map());
  return async (req: PayloadRequest, about: About): Promise<{ values: T[]; left: number }> => {
    const begun = performance.now();
    const newest = await readMarks(req, about);
    const known = new Set(newest.map(({ id }) => id));
    for (const id of kept.keys()) if (!known.has(id)) kept.delete(id);
    // Of this call alone: one that began earlier does not know the newest pages, and forgets them.
    const found = new Map<PageId, T>();
    const open: Newest[] = [];
    for (const each of newest) {
      const before = kept.get(each.id);
      if (before?.mark === each.mark) found.set(each.id, before.value);
      else open.push(each);
    }
    while (open.length > 0 && performance.now() - begun < maxMs) {
      const next = open.splice(0, batch);
      const pages = await readBatch(req, next);
      for (const { id, mark } of next) {
        const page = pages.get(id);
        if (!page) continue;
        const value = compute(page, about);
        kept.set(id, { mark, value });
        found.set(id, value);
      }
    }
    const values = newest.flatMap(({ id }) => (found.has(id) ? [found.get(id) as T] : []));
    return { values, left: open.length };
  };
}
