import { and, asc, inArray, isNotNull, isNull, lt, lte, or } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { openTables, stamp } from '../tables';
import type { MailSource, Row } from './mail-source';

/** Longer than any attempt with the transport's time-outs. */
const LEASE_MS = 5 * 60 * 1000;

/** Claims the mail that has been due the longest, in one statement: of two processes only one gets it. */
export async function claimDue(payload: Payload, { slug }: Pick<MailSource, 'slug'>): Promise<Row | undefined> {
  const { db, table } = openTables(payload);
  const rows = table(slug);
  const now = Date.now();
  const isFree = or(isNull(rows.leaseUntil), lt(rows.leaseUntil, stamp(now)));
  const due = db
    .select({ id: rows.id })
    .from(rows)
    .where(and(lte(rows.nextAttemptAt, stamp(now)), isFree))
    .orderBy(asc(rows.nextAttemptAt))
    .limit(1);
  const [claimed] = await db
    .update(rows)
    .set({ leaseUntil: stamp(now + LEASE_MS) })
    .where(and(inArray(rows.id, due), isFree))
    .returning();
  return claimed as Row | undefined;
}

/**
 * Frees claims of killed processes. On SQLite there is one process, so at its start every claim is stale; on PostgreSQL
 * another process may be sending, and claims expire by themselves.
 */
export async function freeLeases(payload: Payload, { slug }: Pick<MailSource, 'slug'>): Promise<void> {
  if (payload.db.name !== 'sqlite') return;
  const { db, table } = openTables(payload);
  const rows = table(slug);
  await db.update(rows).set({ leaseUntil: null }).where(isNotNull(rows.leaseUntil));
}
