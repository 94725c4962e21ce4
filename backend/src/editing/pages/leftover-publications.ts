import type { CollectionBeforeChangeHook, Payload } from 'payload';
import { processWide } from '../../process-wide';
import type { PageId } from './read-page';

/** The keys of publications that have ended in this process, but are still stored as unfinished. */
const leftovers = () => processWide('editing.leftover-publications', () => new Set<string>());

export const INTENT_PREFIX = 'page-publication:';

export const keyOfPublication = (page: PageId) => `${INTENT_PREFIX}${page}`;

/**
 * Stores what is to be published. From now on it counts as unfinished, not as left over.
 *
 * @param key of `keyOfPublication`
 * @throws errors of the database
 */
export async function storeIntent(payload: Payload, key: string, intent: object): Promise<void> {
  await payload.kv.set(key, { ...intent });
  leftovers().delete(key);
}

/** Notes a publication that the next save of its page gives up, by its key. */
export const noteLeftover = (key: string) => leftovers().add(key);

/**
 * Ends a publication, by its key.
 *
 * @throws errors of the database, such as for a full disk; the next save of the page tries again
 */
export async function dropIntent(payload: Payload, key: string): Promise<void> {
  noteLeftover(key);
  await payload.kv.delete(key);
  leftovers().delete(key);
}

/**
 * Gives up a publication that failed and could not be removed either. Call it before anything newer is saved: the next
 * start would finish the publication, and delete what is newer.
 *
 * @throws errors of the database, so that nothing newer is saved
 */
export async function dropLeftover(payload: Payload, page: PageId): Promise<void> {
  const key = keyOfPublication(page);
  if (leftovers().has(key)) await dropIntent(payload, key);
}

/** The same for saves in the admin. */
export const forgetLeftover: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update') await dropLeftover(req.payload, (originalDoc as { id: PageId }).id);
  return data;
};
