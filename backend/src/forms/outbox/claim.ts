import { and, asc, gt, inArray, isNotNull, isNull, lt, lte, or } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { openTables, stamp } from '../tables';
import type { MailSource, Row } from './mail-source';
import { LONGEST_DELAY_MS } from './retry';

/** Longer than any attempt with the transport's time-outs. */
const LEASE_MS = 5 * 60 * 1000;

/** More than the clocks of two machines differ by. */
const TOLERANCE_MS = 10 * 60 * 1000;

/**
 * Claims the mail that has been due the longest, in one statement: of two processes only one gets it. A time that lies
 * further ahead than any is set was set before the clock of the machine was put back: it counts as past.
 */
export async function claimDue(payload: Payload, { slug }: Pick<MailSource, 'slug'>): Promise<Row | undefined> {
  const { db, table } = openTables(payload);
  const rows = table(slug);
  const now = Date.now();
  const isFree = or(
    isNull(rows.leaseUntil),
    lt(rows.leaseUntil, stamp(now)),
    gt(rows.leaseUntil, stamp(now + LEASE_MS + TOLERANCE_MS)),
  );
  const isDue = or(
    lte(rows.nextAttemptAt, stamp(now)),
    gt(rows.nextAttemptAt, stamp(now + LONGEST_DELAY_MS + TOLERANCE_MS)),
  );
  const due = db.select({ id: rows.id }).from(rows).where(and(isDue, isFree)).orderBy(asc(rows.nextAttemptAt)).limit(1);
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
