import { and, asc, count, inArray, isNull, lt } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { FormError } from '../http/form-error';
import { openTables, stamp } from '../tables';

/** The most files without a message, to limit the disk space of a flood of uploads. */
const MAX_WAITING = 500;

/** Longer than a visitor takes to write a message; in that time one address cannot fill all places. */
const FORGOTTEN_MS = 60 * 60 * 1000;

/** Claims a file for its deletion. No message can have this name: it has a space. */
const DROPPED = 'to be deleted';

/**
 * Makes room for another file: where too many have no message, the oldest of those that are forgotten are deleted.
 *
 * @param now milliseconds since 1970
 * @throws FormError 429 if there are too many, and all of them are recent; errors of the database
 */
export async function makeRoom(payload: Payload, now = Date.now()): Promise<void> {
  const { db, table } = openTables(payload);
  const uploads = table('uploads');
  const [waiting] = await db.select({ files: count() }).from(uploads).where(isNull(uploads.claimedBy));
  const surplus = Number(waiting?.files ?? 0) - MAX_WAITING + 1;
  if (surplus <= 0) return;
  const isForgotten = and(isNull(uploads.claimedBy), lt(uploads.createdAt, stamp(now - FORGOTTEN_MS)));
  const oldest = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(isForgotten)
    .orderBy(asc(uploads.createdAt))
    .limit(surplus);
  // Claimed first, so that no message takes one of them meanwhile. What is not deleted now is an orphan after a day.
  const dropped = await db
    .update(uploads)
    .set({ claimedBy: DROPPED })
    .where(and(inArray(uploads.id, oldest), isForgotten))
    .returning({ id: uploads.id });
  const ids = dropped.map(({ id }) => id as number);
  if (ids.length === 0) throw new FormError(429, 'too_many_requests', { retryAfterSeconds: 3600 });
  await payload.delete({ collection: 'uploads', where: { id: { in: ids } }, overrideAccess: true });
  payload.logger.warn(`uploads: deleted ${ids.length} files without a message, because there are too many`);
}
