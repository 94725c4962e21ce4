import { and, eq, isNotNull, isNull, lt, notExists, or } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { openTables, stamp } from '../tables';
import { collectFiles } from './collect-files';
import { uploadFolder } from './storage';

const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes files without a message after a day: unclaimed ones, those of unfinished submissions, and files in the folder
 * without a record.
 *
 * @returns the number of deleted records
 */
export async function collectOrphans(payload: Payload, now = Date.now()): Promise<number> {
  const { db, table } = openTables(payload);
  const [uploads, messages] = [table('uploads'), table('messages')];
  const message = db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.submissionId, uploads.claimedBy as never));
  const orphans = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        lt(uploads.createdAt, stamp(now - MAX_AGE_MS)),
        or(isNull(uploads.claimedBy), and(isNotNull(uploads.claimedBy), notExists(message))),
      ),
    )
    .limit(500);
  const ids = orphans.map(({ id }) => id as number);
  if (ids.length > 0) {
    await payload.delete({ collection: 'uploads', where: { id: { in: ids } }, overrideAccess: true });
  }
  await collectFiles(await uploadFolder(), now - MAX_AGE_MS, (name) => isKnown(payload, name));
  return ids.length;
}

async function isKnown(payload: Payload, storageName: string): Promise<boolean> {
  const { db, table } = openTables(payload);
  const uploads = table('uploads');
  const known = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.storageName, storageName)).limit(1);
  return known.length > 0;
}
