import type { Payload } from 'payload';
import { poolOf } from '../database/queries';
import { type Announcement, isAnnouncement, PREFIX } from './announcements';

/**
 * The announcements that no process has delivered for a while: the one that made them may have ended.
 *
 * @param ageMs how old they are at least
 */
export async function readLeft({ db }: Payload, ageMs: number, now = Date.now()): Promise<Map<string, Announcement>> {
  const { rows } = await poolOf({ db }).query<{ key: string; data: unknown }>(
    `select key, data from payload_kv where key like '${PREFIX}%'`,
    [],
  );
  return new Map(
    rows.flatMap(({ key, data }) => (isAnnouncement(data) && data.at <= now - ageMs ? [[key, data] as const] : [])),
  );
}
