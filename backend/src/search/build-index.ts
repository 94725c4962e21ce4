import { setImmediate } from 'node:timers/promises';
import type { Payload, Where } from 'payload';
import { readCategories } from '../categories/stored';
import { categoryTexts } from './category-texts';
import type { StoredPage } from '../wire/page';
import { type Id, kept, putNames, putPage, putSource, sources } from './index-state';
import { readFrame, readNames, readPublic } from './read-public';
import { SearchIndex } from './search-index';

/** SQLite answers while nothing else can: few pages at a time, and more where they are read without sections. */
const PAGES_AT_A_TIME = 10;
const NAMES_AT_A_TIME = 50;

/**
 * For how long the build works at a stretch, in milliseconds. Thousands of pages take seconds in all, and a request
 * waits for a stretch at each of its steps, of which the menu has fifty.
 */
const STRETCH_MS = 5;

/** Lets requests be answered, once the work has taken a while. */
function inStretches(): () => Promise<void> {
  let begunAt = performance.now();
  return async () => {
    if (performance.now() - begunAt < STRETCH_MS) return;
    await setImmediate();
    begunAt = performance.now();
  };
}

/**
 * Takes over the lists that pages can be in, and the pages of those that have one.
 *
 * @param isOutdated whether what was read has been read again meanwhile
 */
export async function readLists(payload: Payload, isOutdated = () => false): Promise<void> {
  const lists = await readCategories({ payload });
  if (isOutdated()) return;
  kept.lists = lists;
  putSource(sources.categories, categoryTexts(lists));
}

interface Round {
  read: (where: Where, count: number) => Promise<StoredPage[]>;
  /** How many pages are read at a time. */
  count: number;
  put: (id: Id, page: StoredPage) => void;
  pause: () => Promise<void>;
}

/** Indexes all public pages, a few at a time, except those that were saved meanwhile. */
async function putAll({ read, count, put, pause }: Round): Promise<void> {
  for (let last: Id | undefined; ;) {
    const pages = await read(last === undefined ? {} : { id: { greater_than: last } }, count);
    for (const page of pages) {
      await pause();
      if (!kept.changed.has(page.id)) put(page.id, page);
    }
    if (pages.length < count) return;
    last = pages.at(-1)?.id;
  }
}

/** The names of all pages first, which can be searched soon; then the texts, which take several times as long. */
async function build(payload: Payload): Promise<void> {
  // A build that has failed has left a part behind, in which nothing was changed since.
  Object.assign(kept, { index: new SearchIndex(), languages: new Map(), savedAt: new Map() });
  kept.begunAt = performance.now();
  kept.names = new SearchIndex();
  const pause = inStretches();
  await readLists(payload, () => kept.changed.has(sources.categories));
  const frame = await readFrame(payload);
  if (!kept.changed.has(sources.frame)) putSource(sources.frame, [], frame);
  const names = (where: Where, count: number) => readNames(payload, where, count);
  await putAll({ read: names, count: NAMES_AT_A_TIME, put: putNames, pause });
  kept.hasAllNames = true;
  const texts = (where: Where, count: number) => readPublic(payload, where, count);
  await putAll({ read: texts, count: PAGES_AT_A_TIME, put: putPage, pause });
}

function forgetNames(): void {
  kept.names = undefined;
  kept.hasAllNames = false;
  kept.changed.clear();
}

/** Builds the index, unless it is there or being built. */
export function startBuild(payload: Payload): Promise<void> {
  kept.ready ??= build(payload)
    .finally(forgetNames)
    .catch((error: unknown) => {
      kept.ready = undefined;
      throw error;
    });
  return kept.ready;
}
