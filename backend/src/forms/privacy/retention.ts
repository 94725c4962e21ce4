import { and, eq, lt } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import { openTables, stamp } from '../tables';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An unconfirmed address may belong to somebody who does not know about it. */
const UNCONFIRMED_DAYS = 30;

const BATCH = 200;

/**
 * Deletes data at the end of its retention: messages with their files, and ended or unconfirmed subscriptions.
 *
 * @returns the number of deleted messages
 */
export async function deleteExpired(payload: Payload, now = Date.now()): Promise<number> {
  const { db, table } = openTables(payload);
  const [messages, subscribers] = [table('messages'), table('newsletter-subscribers')];
  const end = stamp(now - readRuntimeEnv().forms.retentionDays * DAY_MS);
  await db
    .delete(subscribers)
    .where(and(eq(subscribers.state, 'pending'), lt(subscribers.requestedAt, stamp(now - UNCONFIRMED_DAYS * DAY_MS))));
  await db.delete(subscribers).where(and(eq(subscribers.state, 'unsubscribed'), lt(subscribers.unsubscribedAt, end)));

  let deleted = 0;
  for (;;) {
    const old = await db.select({ id: messages.id }).from(messages).where(lt(messages.createdAt, end)).limit(BATCH);
    if (old.length === 0) return deleted;
    // With Payload's own delete, so that files are deleted too.
    const ids = old.map(({ id }) => id as number);
    const { docs, errors } = await payload.delete({
      collection: 'messages',
      where: { id: { in: ids } },
      overrideAccess: true,
    });
    deleted += docs.length;
    if (errors.length > 0) throw new Error(`retention: ${errors.length} messages could not be deleted`);
  }
}
