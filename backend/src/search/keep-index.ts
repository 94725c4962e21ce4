import { setTimeout as sleep } from 'node:timers/promises';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
  Where,
} from 'payload';
import { afterCommit } from '../database/after-commit';
import type { Language } from '../languages';
import { processWide } from '../process-wide';
import { tellOthers } from '../shared/tell-others';
import { contentLanguagesOf, pageToWire, type StoredPage } from '../wire/page';
import { categoryTexts } from './category-texts';
import { pageTexts } from './page-text';
import { readFrame, readPublic, readSavedAt } from './read-public';
import { SearchIndex } from './search-index';
import { signsOfPage } from './signs';

type Id = number | string;

const PAGES_AT_A_TIME = 100;

/** Half of the site's time-out for an answer (docs/contract.md#envelope). */
const MAX_WAIT_MS = 1_500;

interface Kept {
  index: SearchIndex;
  /** The languages of each public page's content. */
  languages: Map<Id, Language[]>;
  /** Resolves when all changes so far are in the index. In sequence, so that the later of two saves is read last. */
  renewed: Promise<void>;
  /** Set when the index is being built. */
  ready?: Promise<void>;
  /** When a page was last put into the index or taken out, in milliseconds since 1970. */
  changedAt?: number;
  /** When each page in the index was saved last. */
  savedAt: Map<Id, string>;
  /** Pages and other sources that changed during the build: what the build read of them is outdated. */
  changed: Set<Id>;
}

const kept = processWide<Kept>('search.index', () => ({
  index: new SearchIndex(),
  languages: new Map(),
  renewed: Promise.resolve(),
  savedAt: new Map(),
  changed: new Set(),
}));

/** Names of the sources besides pages. No page id looks like these. */
const sources = { frame: 'frame', categories: 'categories' };

/** @param stored undefined when the page is no longer public */
function put(id: Id, stored: StoredPage | undefined): void {
  const page = stored && pageToWire(stored, new Map());
  kept.changedAt = Date.now();
  kept.index.put(id, page ? pageTexts(page) : [], page ? signsOfPage(page) : []);
  if (page) {
    kept.languages.set(id, contentLanguagesOf(page));
    kept.savedAt.set(id, stored.updatedAt);
  } else {
    kept.languages.delete(id);
    kept.savedAt.delete(id);
  }
}

async function build(payload: Payload): Promise<void> {
  kept.index.put(sources.categories, categoryTexts());
  const frame = await readFrame(payload);
  if (!kept.changed.has(sources.frame)) kept.index.put(sources.frame, [], frame);
  for (let last: Id | undefined; ;) {
    const where: Where = last === undefined ? {} : { id: { greater_than: last } };
    const pages = await readPublic(payload, where, PAGES_AT_A_TIME);
    for (const page of pages.filter(({ id }) => !kept.changed.has(id))) put(page.id, page);
    if (pages.length < PAGES_AT_A_TIME) return;
    last = pages.at(-1)?.id;
  }
}

/** Waits for recent saves, for a limited time. */
async function takeOver(others: Promise<unknown> = Promise.resolve()): Promise<void> {
  await Promise.race([Promise.all([others, kept.renewed]), sleep(MAX_WAIT_MS, undefined, { ref: false })]);
}

/**
 * The index of all public pages, with all saves so far, built on the first call. The start calls it, so that no visitor
 * waits.
 *
 * @throws errors of the database; the next call tries again
 */
export async function searchIndex(payload: Payload): Promise<SearchIndex> {
  kept.ready ??= build(payload).finally(() => kept.changed.clear());
  try {
    await kept.ready;
  } catch (error) {
    kept.ready = undefined;
    throw error;
  }
  await takeOver();
  return kept.index;
}

/** How many pages are in the index, and when it last changed. */
export const searchState = () => ({ pages: kept.languages.size, changedAt: kept.changedAt });

/** Updates the index with the public state of a page. */
async function renew(payload: Payload, id: Id): Promise<void> {
  // Nothing is built yet, so nothing can be outdated.
  if (!kept.ready) return;
  kept.changed.add(id);
  const [page] = await readPublic(payload, { id: { equals: id } }, 1);
  put(id, page);
}

/**
 * The languages of each public page's content, as far as known: lists of pages do not read sections, which would be
 * thousands of rows. Waits for recent saves, and briefly for a start.
 */
export async function contentLanguages(payload: Payload): Promise<ReadonlyMap<Id, Language[]>> {
  await takeOver(searchIndex(payload).catch(() => undefined));
  return kept.languages;
}

/** Updates the names of pages in menu and footer. */
async function renewFrame(payload: Payload): Promise<void> {
  if (!kept.ready) return;
  kept.changed.add(sources.frame);
  kept.index.put(sources.frame, [], await readFrame(payload));
}

function renewSoon(payload: Payload, what: string, read: () => Promise<void>): void {
  kept.renewed = kept.renewed
    .then(read)
    .catch((error: unknown) => payload.logger.error({ err: error, msg: `search: ${what}` }));
}

const renewPageSoon = (payload: Payload, id: Id) => renewSoon(payload, `page ${id}`, () => renew(payload, id));
const renewFrameSoon = (payload: Payload) => renewSoon(payload, 'the menu and the footer', () => renewFrame(payload));

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

/** Updates the index with everything that another process may have changed unnoticed. */
async function catchUp(payload: Payload): Promise<void> {
  const now = await readSavedAt(payload);
  const gone = [...kept.savedAt.keys()].filter((id) => !now.has(id));
  const changed = [...now].flatMap(([id, at]) => (kept.savedAt.get(id) === at ? [] : [id]));
  for (const id of [...gone, ...changed]) await renew(payload, id);
  await renewFrame(payload);
}

/** Takes over what other processes change. */
export const searchNews = {
  page: renewPageSoon,
  frame: renewFrameSoon,
  unknown: (payload: Payload) =>
    renewSoon(payload, 'what others have changed', async () => {
      // Nothing is built yet, so nothing can be outdated.
      if (!kept.ready) return;
      await kept.ready;
      await catchUp(payload);
    }),
};
