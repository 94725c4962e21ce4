import { and, inArray, isNotNull, isNull, lt, notInArray } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { openTables, stamp } from '../../forms/tables';
import { everyHour, succeeds } from '../../shared/every-hour';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mails that are sent, or that no server took. */
const MAIL_DAYS = 30;
const REQUEST_DAYS = 365;
/** After it was resolved. */
const COMMENT_DAYS = 365;

/** Deletes old mails, answered requests, resolved comments, and those of pages that are deleted for good. @param now in milliseconds since 1970 */
async function prune(payload: Payload, now = Date.now()): Promise<void> {
  const { db, table } = openTables(payload);
  const [mails, requests] = [table('editor-mails'), table('publication-requests')];
  await db.delete(mails).where(lt(mails.createdAt, stamp(now - MAIL_DAYS * DAY_MS)));
  const answered = ['approved', 'returned', 'withdrawn', 'replaced'];
  const isOld = lt(requests.createdAt, stamp(now - REQUEST_DAYS * DAY_MS));
  await db.delete(requests).where(and(isOld, inArray(requests.state, answered)));
  const [comments, pages, bin] = [table('section-comments'), table('pages'), table('bin')];
  const resolvedBefore = stamp(now - COMMENT_DAYS * DAY_MS);
  const old = db
    .select({ id: comments.id })
    .from(comments)
    .where(and(isNull(comments.thread), lt(comments.resolvedAt, resolvedBefore)));
  await db.delete(comments).where(inArray(comments.thread, old));
  await db.delete(comments).where(and(isNull(comments.thread), lt(comments.resolvedAt, resolvedBefore)));
  const there = db.select({ uuid: pages.uuid }).from(pages).where(isNotNull(pages.uuid));
  const kept = db.select({ uuid: bin.uuid }).from(bin).where(isNotNull(bin.uuid));
  await db.delete(comments).where(and(notInArray(comments.uuid, there), notInArray(comments.uuid, kept)));
}

/** At every start and every hour. */
export function keepTogetherShort(payload: Payload): void {
  everyHour('editing.together', () =>
    succeeds(payload, 'editing: old requests and mails could not be deleted', prune(payload)),
  );
}
