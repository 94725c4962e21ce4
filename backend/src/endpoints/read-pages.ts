import type { PayloadRequest, Where } from 'payload';
import { mediaIdsOfPage, pageToWire, type StoredPage, type WirePage } from '../wire/page';
import { withPublicSections } from '../reusable/resolve';
import { readMedia } from './read-media';

/**
 * Reads published pages, never drafts, in all languages at once. It uses the database layer directly: the wire mapping
 * decides what is public, so Payload's per-field access and read hooks would only cost time.
 */
export async function readStoredPages(req: PayloadRequest, where: Where): Promise<StoredPage[]> {
  const { docs } = await req.payload.db.find<StoredPage>({
    collection: 'pages',
    where: { and: [{ _status: { equals: 'published' } }, where] },
    pagination: false,
    limit: 0,
    req,
  });
  // A reusable section has a row among the pages, but no address.
  return docs.filter(({ isReusable }) => !isReusable);
}

export async function toWire(req: PayloadRequest, stored: StoredPage[]): Promise<WirePage[]> {
  const pages = await withPublicSections(req, stored);
  const media = await readMedia(req, [...new Set(pages.flatMap(mediaIdsOfPage))]);
  return pages.map((page) => pageToWire(page, media));
}
