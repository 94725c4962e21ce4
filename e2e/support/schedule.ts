import { changeRecords } from './database';
import type { EditSession } from './edit-backend';
import { partOf } from './edit-parts';
import type { Json } from './seed';

/** A time relative to now, in milliseconds, as ISO 8601. */
export const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/** Schedules the publication of a page as it is now, or what `changes` say. */
export async function planPage(session: EditSession, pageKey: string, changes: Json = {}) {
  const { revision } = await session.page(pageKey);
  return session.post('SchedulePage', { pageKey, action: 'publish', at: inTime(3_600_000), revision, ...changes });
}

/** Schedules the publication of a part of every page as it is now, or what `changes` say. */
export async function planPart(session: EditSession, part: string, changes: Json = {}) {
  const { revision } = await partOf(session, part);
  return session.post('SchedulePage', { part, action: 'publish', at: inTime(3_600_000), revision, ...changes });
}

/** Backdates a scheduled action, so that it is due. */
export async function makeDue(planned: { id: string } | undefined): Promise<void> {
  await changeRecords('UPDATE payload_jobs SET wait_until = ? WHERE id = ?', [inTime(-1_000), Number(planned?.id)]);
}
