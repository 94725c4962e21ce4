import type { PayloadRequest } from 'payload';
import { commentedSections } from '../editing/together/comments/stored';
import type { BinEntry } from './entry';

/** Of one page, the newest ones. */
const MAX_READ = 1_000;

async function deletedSections(req: PayloadRequest, uuid: string): Promise<string[]> {
  const { docs } = await req.payload.db.find<BinEntry>({
    collection: 'bin',
    where: { and: [{ kind: { equals: 'section' } }, { uuid: { equals: uuid } }] },
    // The content of an entry is as large as a section.
    select: { sectionId: true },
    sort: '-createdAt',
    limit: MAX_READ,
    pagination: false,
    req,
  });
  return docs.flatMap(({ sectionId }) => sectionId ?? []);
}

/**
 * The ids that no new section of a page gets, whether or not a section has them now. Comments on a deleted section are
 * not about the next one, and taking its deletion back, or doing it again, must not find another section.
 */
export async function heldSectionIds(req: PayloadRequest, uuid: string): Promise<Set<string>> {
  return new Set([...(await commentedSections(req, uuid)), ...(await deletedSections(req, uuid))]);
}
