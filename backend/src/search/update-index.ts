import type { Payload } from 'payload';
import type { StoredCategory } from '../categories/stored';
import { readLists } from './build-index';
import { type Id, kept, putPage, sources } from './index-state';
import { readFrame, readPublic, readSavedAt } from './read-public';

/** Updates the index with the public state of a page. */
async function updatePage(payload: Payload, id: Id): Promise<void> {
  kept.changes += 1;
  // Nothing is built yet, so nothing can be outdated.
  if (!kept.ready) return;
  kept.changed.add(id);
  const [page] = await readPublic(payload, { id: { equals: id } }, 1);
  putPage(id, page);
}

/** Updates the names of pages in menu and footer. */
async function updateFrame(payload: Payload): Promise<void> {
  if (!kept.ready) return;
  kept.changed.add(sources.frame);
  kept.index.put(sources.frame, [], await readFrame(payload));
}

const kindsOf = (lists: readonly StoredCategory[]) => JSON.stringify(lists.map(({ key, kind }) => [key, kind]));

/** Updates the lists and, where their pages may be of another kind now, all pages. */
async function updateLists(payload: Payload): Promise<void> {
  if (!kept.ready) return;
  const before = kindsOf(kept.lists);
  await readLists(payload);
  if (kindsOf(kept.lists) === before) return;
  for (const id of [...kept.savedAt.keys()]) await updatePage(payload, id);
}

/** Updates the index with everything that another process may have changed unnoticed. */
async function updateAllThatChanged(payload: Payload): Promise<void> {
  // Nothing is built yet, so nothing can be outdated.
  if (!kept.ready) return;
  await kept.ready;
  const now = await readSavedAt(payload);
  const gone = [...kept.savedAt.keys()].filter((id) => !now.has(id));
  const changed = [...now].flatMap(([id, at]) => (kept.savedAt.get(id) === at ? [] : [id]));
  for (const id of [...gone, ...changed]) await updatePage(payload, id);
  await updateFrame(payload);
  await updateLists(payload);
}

function updateSoon(payload: Payload, what: string, update: () => Promise<void>): void {
  kept.renewed = kept.renewed
    .then(update)
    .catch((error: unknown) => payload.logger.error({ err: error, msg: `search: ${what}` }));
}

/** Updates the index, after the changes before, with what this process or another one has changed. */
export const searchNews = {
  page: (payload: Payload, id: Id) => updateSoon(payload, `page ${id}`, () => updatePage(payload, id)),
  frame: (payload: Payload) => updateSoon(payload, 'the menu and the footer', () => updateFrame(payload)),
  lists: (payload: Payload) => updateSoon(payload, 'the lists', () => updateLists(payload)),
  unknown: (payload: Payload) => updateSoon(payload, 'what others have changed', () => updateAllThatChanged(payload)),
};
