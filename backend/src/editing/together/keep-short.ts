import { and, inArray, lt } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { openTables, stamp } from '../../forms/tables';
import { processWide } from '../../process-wide';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Mails that are sent, or that no server took. */
const MAIL_DAYS = 30;
const REQUEST_DAYS = 365;

/** Deletes old mails and answered requests. @param now in milliseconds since 1970 */
async function prune(payload: Payload, now = Date.now()): Promise<void> {
  const { db, table } = openTables(payload);
  const [mails, requests] = [table('editor-mails'), table('publication-requests')];
  await db.delete(mails).where(lt(mails.createdAt, stamp(now - MAIL_DAYS * DAY_MS)));
  const answered = ['approved', 'returned', 'withdrawn', 'replaced'];
  const isOld = lt(requests.createdAt, stamp(now - REQUEST_DAYS * DAY_MS));
  await db.delete(requests).where(and(isOld, inArray(requests.state, answered)));
}

/** At every start and every hour, like the other housekeeping (`forms/housekeeping.ts`). */
export function keepTogetherShort(payload: Payload): void {
  const state = processWide<{ timer?: NodeJS.Timeout }>('editing.together', () => ({}));
  if (state.timer) return;
  const run = () =>
    prune(payload).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'editing: old requests and mails could not be deleted' }),
    );
  state.timer = setInterval(() => void run(), HOUR_MS);
  state.timer.unref();
  void run();
}
