import type { PayloadRequest } from 'payload';
import type { MediaById, MediaId, StoredMedia } from '../wire/context';

/** Reads media records by id in one query, with what the wire needs and in all languages. */
export async function readMedia(req: PayloadRequest, ids: MediaId[]): Promise<MediaById> {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.db.find<StoredMedia>({
    collection: 'media',
    where: { id: { in: ids } },
    select: { filename: true, width: true, height: true, alt: true, blurDataURL: true, focalX: true, focalY: true },
    pagination: false,
    limit: 0,
    req,
  });
  return new Map(docs.map((doc) => [doc.id, doc]));
}
