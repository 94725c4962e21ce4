import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { keyOfAddress } from '../../../lib/routes/page-address';
import { allLanguages, defaultLanguage } from '../languages';
import { announceRedirects } from './announce-redirects';
import { writePublished } from './keep-version';
import { normalizeFrom } from './normalize-address';
import { MAX_REDIRECTS, readRedirects, type StoredRedirect } from './read-redirects';
import { enter } from './redirect-table';

type Id = number | string;

/** The public address of a page; `address` is null without a published version. */
interface Place {
  address: string | null;
  isVisible: boolean;
}

const contextKey = (id: Id) => `publicPlace:${id}`;

/** Hooks get the latest draft, so the table of published versions is read. */
async function readPlace(id: Id, req: PayloadRequest): Promise<Place> {
  const row = (await req.payload.db.findOne({
    collection: 'pages',
    where: { id: { equals: id } },
    select: { link: true, isVisible: true, _status: true },
    req,
  })) as { link?: string | null; isVisible?: boolean | null; _status?: string | null } | null;
  const isPublished = row?._status === 'published';
  return { address: (isPublished && row.link) || null, isVisible: isPublished && row.isVisible === true };
}

/** The last public address of a page that was unpublished, moved and published again. */
async function readFormerAddress(id: Id, req: PayloadRequest): Promise<string | null> {
  const { docs } = await req.payload.db.findVersions<{ link?: string | null }>({
    collection: 'pages',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0]?.version.link ?? null;
}

/**
 * A page is found by its key, so changing the address changes the key as well. Not for the home page, which must keep
 * its key.
 */
export const letKeyFollowLink: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const original = (originalDoc ?? {}) as { link?: string; pageKey?: string };
  const { link, pageKey } = (data ?? {}) as { link?: unknown; pageKey?: unknown };
  const isLinkChanged = typeof link === 'string' && link !== '' && link !== original.link;
  const isKept = (Boolean(pageKey) && pageKey !== original.pageKey) || original.link === '/';
  const key = isLinkChanged && !isKept ? keyOfAddress(link) : undefined;
  return key === undefined ? data : { ...data, pageKey: key };
};

export const rememberPlace: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && !req.context.isSeeding) {
    const { id } = originalDoc as { id: Id };
    const place = await readPlace(id, req);
    req.context[contextKey(id)] = place.address ? place : { ...place, address: await readFormerAddress(id, req) };
  }
  return data;
};

/**
 * In the save that publishes a page at another address: adds a permanent redirect from the old address to the new one,
 * and removes redirects from the new one.
 */
export const redirectMovedPage: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.context.isSeeding) return;
  const { id } = doc as { id: Id };
  const before = req.context[contextKey(id)] as Place | undefined;
  const { address, isVisible } = await readPlace(id, req);
  const hasMoved = address !== before?.address;
  if (address === null || !(hasMoved || (isVisible && !before?.isVisible))) return;
  await redirectMove(hasMoved ? (before?.address ?? null) : null, address, req);
};

/**
 * Removes redirects that start at an address, which shows something now, and adds a permanent one that leads to it.
 *
 * @param from the former address; null without one
 */
export async function redirectMove(from: string | null, to: string, req: PayloadRequest): Promise<void> {
  const table = await readRedirects(req);
  const isFreed = await removeFrom(to, table, req);
  const isAdded = from ? await add(from, to, table, req) : false;
  if (isFreed || isAdded) await announceRedirects({ req });
}

/** Removes redirects that start at an address, in every language. */
async function removeFrom(address: string, table: Map<string, StoredRedirect>, req: PayloadRequest): Promise<boolean> {
  const taken = allLanguages.map(({ code }) => (code === defaultLanguage ? address : `/${code}${address}`));
  const ids = taken.flatMap((from) => table.get(from)?.id ?? []);
  for (const from of taken) table.delete(from);
  if (ids.length > 0) {
    await req.payload.db.deleteVersions({ collection: 'redirects', where: { parent: { in: ids } }, req });
    await req.payload.db.deleteMany({ collection: 'redirects', where: { id: { in: ids } }, req });
  }
  return ids.length > 0;
}

/**
 * Writes through the database layer: a failing operation of Payload's would end the transaction of the page's save, and
 * a redirect must not prevent that.
 */
async function add(
  old: string,
  to: string,
  table: ReadonlyMap<string, StoredRedirect>,
  req: PayloadRequest,
): Promise<boolean> {
  const from = normalizeFrom(old);
  // The home page's address must lead to a page.
  if (from === undefined) return false;
  const known = table.get(from);
  if (!known && table.size >= MAX_REDIRECTS) {
    req.payload.logger.error(`no redirect from ${from} to ${to}: the table is full`);
    return false;
  }
  const entry: StoredRedirect = { ...known, from, to, permanent: true, source: 'automatic' };
  for (const row of enter(table, [entry])) await writePublished(req, row);
  return true;
}
