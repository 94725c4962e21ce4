import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
  Where,
} from 'payload';
import { readCategories, type StoredCategory } from '../categories/stored';
import { afterCommit } from '../database/after-commit';
import { allTranslations, type Language } from '../languages';
import { processWide } from '../process-wide';
import { tellOthers } from '../shared/tell-others';
import { contentLanguagesOf, pageToWire, type StoredPage } from '../wire/page';
import { categoryTexts } from './category-texts';
import { pageTexts } from './page-text';
import { readFrame, readPublic, readSavedAt } from './read-public';
import { SearchIndex } from './search-index';
import { signsOfPage } from './signs';

type Id = number | string;

/** SQLite answers while nothing else can: few pages at a time. */
const PAGES_AT_A_TIME = 10;

/**
 * For how long the build works at a stretch, in milliseconds. Thousands of pages take seconds in all, and a request
 * waits for a stretch at each of its steps, of which the menu has fifty.
 */
const STRETCH_MS = 5;

/** Half of the site's time-out for an answer (docs/contract.md#envelope). */
const MAX_WAIT_MS = 1_500;

interface Kept {
  index: SearchIndex;
  /** The lists that pages can be in. */
  lists: readonly StoredCategory[];
  /** The languages of each public page's content. */
  languages: Map<Id, Language[]>;
  /** Resolves when all changes so far are in the index. In sequence, so that the later of two saves is read last. */
  renewed: Promise<void>;
  /** Set when the index is being built. */
  ready?: Promise<void>;
  /** When the build began, as of `performance.now()`. */
  begunAt: number;
  /** When a page was last put into the index or taken out, in milliseconds since 1970. */
  changedAt?: number;
  /** How many changes of pages were taken over. */
  changes: number;
  /** When each page in the index was saved last. */
  savedAt: Map<Id, string>;
  /** Pages and other sources that changed during the build: what the build read of them is outdated. */
  changed: Set<Id>;
}

const kept = processWide<Kept>('search.index', () => ({
  index: new SearchIndex(),
  lists: [],
  languages: new Map(),
  renewed: Promise.resolve(),
  changes: 0,
  begunAt: 0,
  savedAt: new Map(),
  changed: new Set(),
}));

/** Names of the sources besides pages. No page id looks like these. */
const sources = { frame: 'frame', categories: 'categories' };

/** @param stored undefined when the page is no longer public */
function put(id: Id, stored: StoredPage | undefined): void {
  // All of them, so that a language that is offered again is found at once.
  const page = stored && pageToWire(stored, new Map(), false, allTranslations);
  kept.changedAt = Date.now();
  kept.index.put(id, page ? pageTexts(page, kept.lists) : [], page ? signsOfPage(page) : []);
  if (page) {
    kept.languages.set(id, contentLanguagesOf(page));
    kept.savedAt.set(id, stored.updatedAt);
  } else {
    kept.languages.delete(id);
    kept.savedAt.delete(id);
  }
}

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
async function readLists(payload: Payload): Promise<void> {
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
      if (!kept.changed.has(page.id)) put(page.id, page);
    }
    if (pages.length < PAGES_AT_A_TIME) return;
    last = pages.at(-1)?.id;
  }
}

/** @returns whether it came in time */
const within = (ms: number, what: Promise<unknown>): Promise<boolean> =>
  Promise.race([what.then(() => true), sleep(Math.max(ms, 0), false, { ref: false })]);

/** Waits for recent saves, for a limited time. */
const takeOver = () => within(MAX_WAIT_MS, kept.renewed);

/** Builds the index, unless it is there or being built. */
function startBuild(payload: Payload): Promise<void> {
  kept.ready ??= build(payload)
    .finally(() => kept.changed.clear())
    .catch((error: unknown) => {
      kept.ready = undefined;
      throw error;
    });
  return kept.ready;
}

/**
 * The index of all public pages, with all saves so far, built on the first call. The start calls it, so that no visitor
 * waits.
 *
 * @throws errors of the database; the next call tries again
 */
export async function searchIndex(payload: Payload): Promise<SearchIndex> {
  await startBuild(payload);
  await takeOver();
  return kept.index;
}

/** The same; undefined while it is being built, which takes longer than a visitor waits on a site of many pages. */
export async function searchIndexInTime(payload: Payload): Promise<SearchIndex | undefined> {
  const isReady = await within(MAX_WAIT_MS, startBuild(payload));
  return isReady ? searchIndex(payload) : undefined;
}

/** How many pages are in the index, and when it last changed. */
export const searchState = () => ({ pages: kept.languages.size, changedAt: kept.changedAt });

/** A number that is another one after each change of a page, in whichever process. Waits for recent saves. */
export async function pageChanges(): Promise<number> {
  await takeOver();
  return kept.changes;
}

/** Updates the index with the public state of a page. */
async function renew(payload: Payload, id: Id): Promise<void> {
  kept.changes += 1;
  // Nothing is built yet, so nothing can be outdated.
  if (!kept.ready) return;
  kept.changed.add(id);
  const [page] = await readPublic(payload, { id: { equals: id } }, 1);
  put(id, page);
}

/**
 * The languages of each public page's content, as far as known: lists of pages do not read sections, which would be
 * thousands of rows. Waits for recent saves, and for the begin of a build: of many calls during a long one, each would
 * wait otherwise.
 */
export async function contentLanguages(payload: Payload): Promise<ReadonlyMap<Id, Language[]>> {
  const ready = startBuild(payload).catch(() => undefined);
  await within(kept.begunAt + MAX_WAIT_MS - performance.now(), ready);
  await takeOver();
  return kept.languages;
}

/** Updates the names of pages in menu and footer. */
async function renewFrame(payload: Payload): Promise<void> {
  if (!kept.ready) return;
  kept.changed.add(sources.frame);
  kept.index.put(sources.frame, [], await readFrame(payload));
}

const kindsOf = (lists: readonly StoredCategory[]) => JSON.stringify(lists.map(({ key, kind }) => [key, kind]));

/** Updates the lists and, where their pages may be of another kind now, all pages. */
async function renewLists(payload: Payload): Promise<void> {
  if (!kept.ready) return;
  const before = kindsOf(kept.lists);
  await readLists(payload);
  if (kindsOf(kept.lists) === before) return;
  for (const id of [...kept.savedAt.keys()]) await renew(payload, id);
}

function renewSoon(payload: Payload, what: string, read: () => Promise<void>): void {
  kept.renewed = kept.renewed
    .then(read)
    .catch((error: unknown) => payload.logger.error({ err: error, msg: `search: ${what}` }));
}

const renewPageSoon = (payload: Payload, id: Id) => renewSoon(payload, `page ${id}`, () => renew(payload, id));
const renewFrameSoon = (payload: Payload) => renewSoon(payload, 'the menu and the footer', () => renewFrame(payload));

const renewListsSoon = (payload: Payload) => renewSoon(payload, 'the lists', () => renewLists(payload));

async function renewPage(doc: unknown, req: PayloadRequest): Promise<void> {
  const { id } = doc as { id: Id };
  afterCommit(req, () => renewPageSoon(req.payload, id));
  await tellOthers(req, { changed: 'page', id });
}

export const indexChangedPage: CollectionAfterChangeHook = ({ doc, req }) => renewPage(doc, req);

export const indexDeletedPage: CollectionAfterDeleteHook = ({ doc, req }) => renewPage(doc, req);

export const indexChangedFrame: GlobalAfterChangeHook = async ({ req }) => {
  afterCommit(req, () => renewFrameSoon(req.payload));
  await tellOthers(req, { changed: 'frame' });
};

async function renewCategories({ req }: { req: PayloadRequest }): Promise<void> {
  afterCommit(req, () => renewListsSoon(req.payload));
  await tellOthers(req, { changed: 'lists' });
}

export const indexChangedCategory: CollectionAfterChangeHook = renewCategories;

export const indexDeletedCategory: CollectionAfterDeleteHook = renewCategories;

/** Updates the index with everything that another process may have changed unnoticed. */
async function catchUp(payload: Payload): Promise<void> {
  const now = await readSavedAt(payload);
  const gone = [...kept.savedAt.keys()].filter((id) => !now.has(id));
  const changed = [...now].flatMap(([id, at]) => (kept.savedAt.get(id) === at ? [] : [id]));
  for (const id of [...gone, ...changed]) await renew(payload, id);
  await renewFrame(payload);
  await renewLists(payload);
}

/** Takes over what other processes change. */
export const searchNews = {
  page: renewPageSoon,
  frame: renewFrameSoon,
  lists: renewListsSoon,
  unknown: (payload: Payload) =>
    renewSoon(payload, 'what others have changed', async () => {
      // Nothing is built yet, so nothing can be outdated.
      if (!kept.ready) return;
      await kept.ready;
      await catchUp(payload);
    }),
};
