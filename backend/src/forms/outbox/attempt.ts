import { eq, and } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { withoutAddresses } from '../../http/without-addresses';
import { openTables, stamp } from '../tables';
import type { MailSource, Row } from './mail-source';
import { isRefused, isServerDown, reasonOf, retryDelay } from './retry';
import { sendToRest } from './send-to-rest';

/**
 * Sends one claimed mail and stores the result.
 *
 * @returns whether the server could be reached, so that the next mail can be tried
 */
export async function attempt(payload: Payload, source: MailSource, row: Row): Promise<boolean> {
  const attempts = (row.attempts ?? 0) + 1;
  const fail = async (lastError: string, isFinal: boolean) => {
    const nextAttemptAt = isFinal ? null : stamp(Date.now() + retryDelay(attempts));
    await note(payload, source, row, { delivery: 'failed', attempts, lastError, nextAttemptAt });
    payload.logger.warn(`outbox: ${source.slug} ${row.id}, attempt ${attempts}: ${withoutAddresses(lastError)}`);
  };
  await source.prepare?.(row, payload);
  let missing: string | undefined;
  try {
    missing = await sendToRest(payload, { slug: source.slug, id: row.id }, source.compose(row, payload));
  } catch (error) {
    await fail(reasonOf(error), source.givesUpOnRefusal && isRefused(error));
    return !isServerDown(error);
  }
  if (missing !== undefined) await fail(missing, false);
  else {
    const sent = { delivery: 'sent', attempts, lastError: null, sentAt: stamp(), nextAttemptAt: null };
    await note(payload, source, row, sent);
  }
  return true;
}

/** Updates only the attempted mail: a newer request stays due. */
async function note(payload: Payload, { slug }: MailSource, row: Row, outcome: Record<string, unknown>): Promise<void> {
  const { db, table } = openTables(payload);
  const rows = table(slug);
  const isSame = and(eq(rows.id, row.id), eq(rows.nextAttemptAt, row.nextAttemptAt));
  const noted = await db
    .update(rows)
    .set({ ...outcome, leaseUntil: null })
    .where(isSame)
    .returning({ id: rows.id });
  if (noted.length === 0) await db.update(rows).set({ leaseUntil: null }).where(eq(rows.id, row.id));
}
