import type { PayloadRequest } from 'payload';
import type { StoredRedirect } from './read-redirects';

type Id = number | string;

/**
 * Stores a redirect's current state as its newest version, after a change without Payload: the admin lists versions,
 * and would show the old state.
 */
export async function keepVersion(req: PayloadRequest, id: Id): Promise<void> {
  const row = await req.payload.db.findOne<{ id: Id; updatedAt: string }>({
    collection: 'redirects',
    where: { id: { equals: id } },
    req,
  });
  if (!row) return;
  await req.payload.db.createVersion({
    collectionSlug: 'redirects',
    autosave: false,
    createdAt: row.updatedAt,
    updatedAt: row.updatedAt,
    parent: id,
    versionData: row as never,
    req,
    returning: false,
  });
}

/** The redirect that starts there, drafts included: they hold the address too, which is unique. */
export async function idOfRedirect(req: PayloadRequest, from: string): Promise<Id | undefined> {
  const row = await req.payload.db.findOne<{ id: Id }>({
    collection: 'redirects',
    where: { from: { equals: from } },
    select: { from: true },
    req,
  });
  return row?.id;
}

/** Writes a published redirect without Payload's operations, with its version. */
export async function writePublished(req: PayloadRequest, { id: known, ...row }: StoredRedirect): Promise<void> {
  const { db } = req.payload;
  const data = { ...row, _status: 'published', updatedAt: new Date().toISOString() };
  const id = known ?? (await idOfRedirect(req, row.from));
  if (id === undefined) {
    const created = (await db.create({ collection: 'redirects', data, req })) as unknown as { id: Id };
    return keepVersion(req, created.id);
  }
  await db.updateOne({ collection: 'redirects', id, data, req, returning: false });
  return keepVersion(req, id);
}
