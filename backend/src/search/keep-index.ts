import { setTimeout as sleep } from 'node:timers/promises';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, Where } from 'payload';
import { afterCommit } from '../database/after-commit';
import type { Language } from '../languages';
import { contentLanguagesOf, pageToWire, type StoredPage } from '../wire/page';
import { pageTexts } from './page-text';
import { SearchIndex } from './search-index';

type Id = number | string;

const PAGES_AT_A_TIME = 100;

/** Half of what the site waits for an answer (CONTRACT.md, Envelope). */
const PATIENCE_MS = 1_500;

interface Kept {
  index: SearchIndex;
  /** The languages that the content of each public page exists in. */
  languages: Map<Id, Language[]>;
  /** Changes that are being taken over. */
  renewals: Set<Promise<void>>;
  /** Set once the index is being built. */
  ready?: Promise<void>;
  /** Pages that have changed meanwhile: what the build has read of them is old. */
  changed: Set<Id>;
}

/** Next bundles routes and instrumentation apart; the process has one index all the same. */
const scope = globalThis as { searchIndex?: Kept };
const kept: Kept = (scope.searchIndex ??= {
  index: new SearchIndex(),
  languages: new Map(),
  renewals: new Set(),
  changed: new Set(),
});

/** @param page none where the public does not see it any more */
function put(id: Id, page: StoredPage | undefined): void {
  kept.index.put(id, page ? pageTexts(page) : []);
  if (page) kept.languages.set(id, contentLanguagesOf(pageToWire(page, new Map())));
  else kept.languages.delete(id);
}

async function readPublic(payload: Payload, where: Where, limit: number): Promise<StoredPage[]> {
  const { docs } = await payload.db.find<StoredPage>({
    collection: 'pages',
    where: { and: [{ _status: { equals: 'published' } }, { isVisible: { equals: true } }, where] },
    sort: 'id',
    limit,
    pagination: false,
  });
  return docs;
}

async function build(payload: Payload): Promise<void> {
  for (let last: Id | undefined; ;) {
    const where: Where = last === undefined ? {} : { id: { greater_than: last } };
    const pages = await readPublic(payload, where, PAGES_AT_A_TIME);
    for (const page of pages.filter(({ id }) => !kept.changed.has(id))) put(page.id, page);
    if (pages.length < PAGES_AT_A_TIME) return;
    last = pages.at(-1)?.id;
  }
}

/**
 * The index of all public pages, built when first asked for. The start asks for it, so that no visitor waits.
 *
 * @throws whatever the database throws; the next call tries again
 */
export async function searchIndex(payload: Payload): Promise<SearchIndex> {
  kept.ready ??= build(payload).finally(() => kept.changed.clear());
  try {
    await kept.ready;
  } catch (error) {
    kept.ready = undefined;
    throw error;
  }
  return kept.index;
}

/** Takes over what the public sees of a page now. */
async function renew(payload: Payload, id: Id): Promise<void> {
  // Nothing is known yet, so nothing can be old.
  if (!kept.ready) return;
  kept.changed.add(id);
  const [page] = await readPublic(payload, { id: { equals: id } }, 1);
  put(id, page);
}

/**
 * The languages that the content of each public page exists in, as far as they are known: the lists of pages leave
 * the sections out, which would be thousands of rows. Waits for what has just been saved, and not long for a start.
 */
export async function contentLanguages(payload: Payload): Promise<ReadonlyMap<Id, Language[]>> {
  const isBuilt = searchIndex(payload).catch(() => undefined);
  await Promise.race([Promise.all([isBuilt, ...kept.renewals]), sleep(PATIENCE_MS, undefined, { ref: false })]);
  return kept.languages;
}

function renewAfterCommit({ doc, req }: Parameters<CollectionAfterDeleteHook>[0]): void {
  const { payload } = req;
  const { id } = doc as { id: Id };
  afterCommit(req, () => {
    const renewal = renew(payload, id)
      .catch((error: unknown) => payload.logger.error({ err: error, msg: `search: page ${id}` }))
      .finally(() => kept.renewals.delete(renewal));
    kept.renewals.add(renewal);
  });
}

export const indexChangedPage: CollectionAfterChangeHook = ({ doc, req, collection, context }) =>
  renewAfterCommit({ doc, req, collection, context, id: (doc as { id: Id }).id });

export const indexDeletedPage: CollectionAfterDeleteHook = (args) => renewAfterCommit(args);
