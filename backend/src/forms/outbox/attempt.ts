import { eq, and } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import { withoutAddresses } from '../../http/without-addresses';
import { openTables, stamp } from '../tables';
import type { Mail, MailSource, Row } from './mail-source';
import { isRefused, isServerDown, reasonOf, retryDelay } from './retry';
import { mailTransport } from './transport';

/**
 * Sends one claimed mail and stores the result.
 *
 * @returns whether the server could be reached, so that the next mail can be tried
 */
export async function attempt(payload: Payload, source: MailSource, row: Row): Promise<boolean> {
  const attempts = (row.attempts ?? 0) + 1;
  await source.prepare?.(row, payload);
  try {
    await send(source.compose(row, payload));
  } catch (error) {
    const isFinal = source.givesUpOnRefusal && isRefused(error);
    await note(payload, source, row, {
      ...{ delivery: 'failed', attempts, lastError: reasonOf(error) },
      nextAttemptAt: isFinal ? null : stamp(Date.now() + retryDelay(attempts)),
    });
    payload.logger.warn(`outbox: ${source.slug} ${row.id}, attempt ${attempts}: ${withoutAddresses(reasonOf(error))}`);
    return !isServerDown(error);
  }
  await note(payload, source, row, {
    ...{ delivery: 'sent', attempts, lastError: null, sentAt: stamp(), nextAttemptAt: null },
  });
  return true;
}

async function send({ to, messageKey, ...mail }: Mail): Promise<void> {
  const { mail: settings } = readRuntimeEnv().forms;
  if (!settings) throw new Error('no SMTP server is configured');
  const domain = settings.from.address.split('@')[1];
  await mailTransport().sendMail({ ...mail, from: settings.from, to, messageId: `<${messageKey}@${domain}>` });
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
