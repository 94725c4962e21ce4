import { setImmediate } from 'node:timers/promises';
import type { Payload, Where } from 'payload';
import { readCategories } from '../categories/stored';
import { categoryTexts } from './category-texts';
import { type Id, kept, putPage, sources } from './index-state';
import { readFrame, readPublic } from './read-public';

/** SQLite answers while nothing else can: few pages at a time. */
const PAGES_AT_A_TIME = 10;

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

/** Takes over the lists that pages can be in, and the pages of those that have one. */
export async function readLists(payload: Payload): Promise<void> {
  kept.lists = await readCategories({ payload });
  kept.index.put(sources.categories, categoryTexts(kept.lists));
}

async function build(payload: Payload): Promise<void> {
  kept.begunAt = performance.now();
  const pause = inStretches();
  await readLists(payload);
  const frame = await readFrame(payload);
  if (!kept.changed.has(sources.frame)) kept.index.put(sources.frame, [], frame);
  for (let last: Id | undefined; ;) {
    const where: Where = last === undefined ? {} : { id: { greater_than: last } };
    const pages = await readPublic(payload, where, PAGES_AT_A_TIME);
    for (const page of pages) {
      await pause();
      if (!kept.changed.has(page.id)) putPage(page.id, page);
    }
    if (pages.length < PAGES_AT_A_TIME) return;
    last = pages.at(-1)?.id;
  }
}

/** Builds the index, unless it is there or being built. */
export function startBuild(payload: Payload): Promise<void> {
  kept.ready ??= build(payload)
    .finally(() => kept.changed.clear())
    .catch((error: unknown) => {
      kept.ready = undefined;
      throw error;
    });
  return kept.ready;
}
