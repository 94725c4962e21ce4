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
import { contentLanguagesOf, pageToWire, type StoredPage } from '../wire/page';
import { categoryTexts } from './category-texts';
import { pageTexts } from './page-text';
import { readFrame, readPublic } from './read-public';
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
  /** Pages and other sources that changed during the build: what the build read of them is outdated. */
  changed: Set<Id>;
}

const kept = processWide<Kept>('search.index', () => ({
  index: new SearchIndex(),
  languages: new Map(),
  renewed: Promise.resolve(),
  changed: new Set(),
}));

/** Names of the sources besides pages. No page id looks like these. */
const sources = { frame: 'frame', categories: 'categories' };

/** @param stored undefined when the page is no longer public */
function put(id: Id, stored: StoredPage | undefined): void {
  const page = stored && pageToWire(stored, new Map());
  kept.changedAt = Date.now();
  kept.index.put(id, page ? pageTexts(page) : [], page ? signsOfPage(page) : []);
  if (page) kept.languages.set(id, contentLanguagesOf(page));
  else kept.languages.delete(id);
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

function renewAfterCommit(req: PayloadRequest, what: string, read: () => Promise<void>): void {
  afterCommit(req, () => {
    kept.renewed = kept.renewed
      .then(read)
      .catch((error: unknown) => req.payload.logger.error({ err: error, msg: `search: ${what}` }));
  });
}

function renewPage(doc: unknown, req: PayloadRequest): void {
  const { id } = doc as { id: Id };
  renewAfterCommit(req, `page ${id}`, () => renew(req.payload, id));
}

export const indexChangedPage: CollectionAfterChangeHook = ({ doc, req }) => renewPage(doc, req);

export const indexDeletedPage: CollectionAfterDeleteHook = ({ doc, req }) => renewPage(doc, req);

export const indexChangedFrame: GlobalAfterChangeHook = ({ req }) =>
  renewAfterCommit(req, 'the menu and the footer', () => renewFrame(req.payload));
