import type { Payload } from 'payload';
import type { StoredCategory } from '../categories/stored';
import { untilDone } from '../shared/until-done';
import { readLists } from './build-index';
import { type Id, kept, putNames, putPage, putSource, sources } from './index-state';
import { readFrame, readPublic, readSavedAt } from './read-public';

/** Updates the index with the public state of a page. */
async function updatePage(payload: Payload, id: Id): Promise<void> {
  kept.changes += 1;
  // Nothing is built yet, so nothing can be outdated.
  if (!kept.ready) return;
  kept.changed.add(id);
  const [page] = await readPublic(payload, { id: { equals: id } }, 1);
  putPage(id, page);
  putNames(id, page);
}

/** One that cannot be read is tried again by itself, after the others. */
async function updatePages(payload: Payload, ids: readonly Id[]): Promise<void> {
  for (const id of ids) await updatePage(payload, id).catch(() => searchNews.page(payload, id));
}

/** Updates the names of pages in menu and footer. */
async function updateFrame(payload: Payload): Promise<void> {
  if (!kept.ready) return;
  kept.changed.add(sources.frame);
  putSource(sources.frame, [], await readFrame(payload));
}

const kindsOf = (lists: readonly StoredCategory[]) => JSON.stringify(lists.map(({ key, kind }) => [key, kind]));

/** Updates the lists and, where their pages may be of another kind now, all pages. */
async function updateLists(payload: Payload): Promise<void> {
  if (!kept.ready) return;
  const before = kindsOf(kept.lists);
  kept.changed.add(sources.categories);
  await readLists(payload);
  if (kindsOf(kept.lists) === before) return;
  await updatePages(payload, [...kept.savedAt.keys()]);
}

/** Updates the index with everything that another process may have changed unnoticed. */
async function updateAllThatChanged(payload: Payload): Promise<void> {
  // Nothing is built yet, so nothing can be outdated.
  if (!kept.ready) return;
  await kept.ready;
  const now = await readSavedAt(payload);
  const gone = [...kept.savedAt.keys()].filter((id) => !now.has(id));
  const changed = [...now].flatMap(([id, at]) => (kept.savedAt.get(id) === at ? [] : [id]));
  await updatePages(payload, [...gone, ...changed]);
  searchNews.frame(payload);
  searchNews.lists(payload);
}

/** Nothing waits for the next attempt of an update that has failed. */
function updateSoon(payload: Payload, what: string, update: () => Promise<void>): void {
  void untilDone(payload, `search: ${what}`, () => {
    const done = kept.renewed.then(update);
    kept.renewed = done.catch(() => undefined);
    return done;
  });
}

/** Updates the index, after the changes before, with what this process or another one has changed. */
export const searchNews = {
  page: (payload: Payload, id: Id) => updateSoon(payload, `page ${id}`, () => updatePage(payload, id)),
  frame: (payload: Payload) => updateSoon(payload, 'the menu and the footer', () => updateFrame(payload)),
  lists: (payload: Payload) => updateSoon(payload, 'the lists', () => updateLists(payload)),
  unknown: (payload: Payload) => updateSoon(payload, 'what others have changed', () => updateAllThatChanged(payload)),
};
