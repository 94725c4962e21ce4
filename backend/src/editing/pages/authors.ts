import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, Payload } from 'payload';
import { isRecord } from '../../wire/values';
import { changeValue } from '../../database/change-value';
import type { PageId } from './read-page';

/** More than the number of versions of a page. */
const MAX_KEPT = 100;

export const keyOfAuthors = (id: PageId) => `page-authors:${id}`;

type Authors = Record<string, string>;

/** The author of each version of a page, by the version's time. Payload's versions do not have it. */
export async function readAuthors(payload: Payload, id: PageId): Promise<Authors> {
  const stored: unknown = await payload.kv.get(keyOfAuthors(id));
  return isRecord(stored) ? (stored as Authors) : {};
}

/** Never fails: a save must not be undone because its author is unknown. */
export async function rememberAuthor(payload: Payload, id: PageId, updatedAt: string, name: string): Promise<void> {
  try {
    await changeValue<Authors>(payload, keyOfAuthors(id), (kept) => {
      const newest = Object.entries({ ...kept, [updatedAt]: name }).sort(([a], [b]) => (a < b ? 1 : -1));
      return Object.fromEntries(newest.slice(0, MAX_KEPT));
    });
  } catch (error) {
    payload.logger.error({ err: error, msg: `editing: the author of page ${id} could not be stored` });
  }
}

interface Saved {
  id: PageId;
  updatedAt: string;
}

/** For saves in the admin, and for those that publish. */
export const rememberSavingUser: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { user, payload } = req;
  const { id, updatedAt } = doc as Saved;
  if (user) await rememberAuthor(payload, id, updatedAt, user.name?.trim() || user.email);
};

/** The same for a part of every page, whose name stands for the id. */
export const rememberSavingUserOfPart: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const { user, payload } = req;
  const { updatedAt } = doc as Saved;
  if (user) await rememberAuthor(payload, global.slug, updatedAt, user.name?.trim() || user.email);
};

export const forgetAuthors: CollectionAfterDeleteHook = async ({ id, req: { payload } }) => {
  await payload.kv.delete(keyOfAuthors(id as PageId)).catch(() => undefined);
};
