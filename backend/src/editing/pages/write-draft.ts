import { and, eq, isNull, lt, or, sql } from '@payloadcms/db-sqlite/drizzle';
import { enforceMaxVersions, type Payload, type PayloadRequest } from 'payload';
import { isShared } from '../../database/queries';
import { stamp } from '../../forms/tables';
import { rememberAuthor } from './authors';
import { dropLeftover } from './leftover-publications';
import { openVersions } from './open-versions';
import type { DraftPage, PageId } from './read-page';

/** Two saves of one page never have the same time, since revisions are made from it. */
const TICK_MS = 1;

const LONGEST_SAVE_MS = 10 * 60 * 1000;

/** Later than the save before, even if that was by a process whose clock is ahead. */
const timeAfter = (updatedAt: string): string =>
  new Date(Math.max(Date.now(), Date.parse(updatedAt) + TICK_MS)).toISOString();

/**
 * Saves a page as its newest draft, in all languages at once; the public version is unchanged. Payload's own save takes
 * one language at a time and writes a version in several statements: a process killed between them would leave a newest
 * version without texts. So the version is written without its page first, and attached to it with one statement.
 *
 * @param page the whole page, as it was read and changed; call it inside `onPage`
 */
export async function writeDraft(req: PayloadRequest, page: DraftPage, author: string): Promise<DraftPage> {
  const { payload } = req;
  const { id } = page;
  await dropLeftover(payload, id);
  const updatedAt = timeAfter(page.updatedAt);
  const draft: DraftPage = { ...page, _status: 'draft', updatedAt };
  const { id: versionId } = await payload.db.createVersion({
    collectionSlug: 'pages',
    autosave: false,
    createdAt: updatedAt,
    updatedAt,
    // Not attached to a page yet.
    parent: null as unknown as PageId,
    versionData: draft as never,
    req,
  });
  await join(req, id, versionId);
  await rememberAuthor(payload, id, updatedAt, author);
  await prune(req, id);
  return draft;
}

async function join(req: PayloadRequest, pageId: PageId, versionId: PageId): Promise<void> {
  const { db, table } = openVersions(req);
  await db
    .update(table)
    .set({ parent: pageId, latest: sql`${table.id} = ${versionId}` })
    .where(or(eq(table.id, versionId), and(eq(table.parent, pageId), eq(table.latest, true))));
}

async function prune(req: PayloadRequest, id: PageId): Promise<void> {
  const { payload } = req;
  const collection = payload.collections.pages.config;
  await enforceMaxVersions({ id, collection, max: collection.versions?.maxPerDoc ?? 0, payload, req });
}

/**
 * Removes versions that a killed process left unattached. Where another process may just be saving, only old ones: a
 * version of the present release is seen by others when it is attached, but that one may be of the former release.
 */
export async function removeTornDrafts(payload: Payload, now = Date.now()): Promise<void> {
  const { db, table } = openVersions({ payload });
  const isOver = isShared(payload.db) ? lt(table.createdAt, stamp(now - LONGEST_SAVE_MS)) : undefined;
  const torn = await db
    .delete(table)
    .where(and(isNull(table.parent), isOver))
    .returning({ id: table.id });
  if (torn.length > 0) payload.logger.info(`editing: ${torn.length} unfinished save(s) removed`);
}
