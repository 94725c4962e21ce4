import { randomUUID } from 'node:crypto';
import { type Announcement, PREFIX, type Store } from './announcements';
import type { DeliveryLog } from './delivery-log';

/** An announcement that is stored, or is being stored, until it is delivered. */
export interface Note {
  key: string;
  announcement: Announcement;
  /** Whether it is stored. */
  isKept: Promise<boolean>;
}

/**
 * Begins to store an announcement.
 *
 * @param log is told of a failure, which is no error then; without it `isKept` fails
 */
export function noteOf(tags: string[], keep: Store['set'], log?: DeliveryLog): Note {
  const [key, announcement] = [PREFIX + randomUUID(), { tags, at: Date.now() }];
  const onFailure = (error: unknown) => {
    if (!log) throw error;
    log.complain('not kept', error);
    return false;
  };
  return { key, announcement, isKept: keep(key, announcement).then(() => true, onFailure) };
}
