import type { PayloadRequest } from 'payload';
import type { BinEntry } from './entry';

/** The entries of deleted pages that visitors had: restored, they are public again. */
export async function publicPagesInBin(req: PayloadRequest): Promise<Set<BinEntry['id']>> {
  const { docs } = await req.payload.db.find<Pick<BinEntry, 'id'>>({
    collection: 'bin',
    // Not read whole: each has every version of its page.
    where: { and: [{ kind: { equals: 'page' } }, { 'content.page._status': { equals: 'published' } }] },
    select: { kind: true },
    limit: 0,
    pagination: false,
    req,
  });
  return new Set(docs.map(({ id }) => id));
}
