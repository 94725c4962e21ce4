import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, Where } from 'payload';
import { afterCommit } from '../database/after-commit';
import type { StoredPage } from '../wire/page';
import { pageTexts } from './page-text';
import { SearchIndex } from './search-index';

type Id = number | string;

const PAGES_AT_A_TIME = 100;

interface Kept {
  index: SearchIndex;
  /** Set once the index is being built. */
  ready?: Promise<void>;
  /** Pages that have changed meanwhile: what the build has read of them is old. */
  changed: Set<Id>;
}

/** Next bundles routes and instrumentation apart; the process has one index all the same. */
const scope = globalThis as { searchIndex?: Kept };
const kept = (scope.searchIndex ??= { index: new SearchIndex(), changed: new Set() });

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
    for (const page of pages.filter(({ id }) => !kept.changed.has(id))) kept.index.put(page.id, pageTexts(page));
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
  kept.index.put(id, page ? pageTexts(page) : []);
}

function renewAfterCommit({ doc, req }: Parameters<CollectionAfterDeleteHook>[0]): void {
  const { payload } = req;
  const { id } = doc as { id: Id };
  afterCommit(req, () => {
    renew(payload, id).catch((error: unknown) => payload.logger.error({ err: error, msg: `search: page ${id}` }));
  });
}

export const indexChangedPage: CollectionAfterChangeHook = ({ doc, req, collection, context }) =>
  renewAfterCommit({ doc, req, collection, context, id: (doc as { id: Id }).id });

export const indexDeletedPage: CollectionAfterDeleteHook = (args) => renewAfterCommit(args);
