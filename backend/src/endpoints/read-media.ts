import type { PayloadRequest } from 'payload';
import type { MediaById, MediaId, StoredMedia } from '../wire/context';
import { withFilmFacts } from './film-facts';

const columns = [
  ...['filename', 'mimeType', 'filesize', 'createdAt'],
  ...['width', 'height', 'alt', 'blurDataURL', 'focalX', 'focalY'],
];

/** Reads media records by id in one query, with the fields of the wire and in all languages. */
export async function readMedia(req: PayloadRequest, ids: MediaId[]): Promise<MediaById> {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.db.find<StoredMedia>({
    collection: 'media',
    where: { id: { in: ids } },
    select: Object.fromEntries(columns.map((name) => [name, true])),
    pagination: false,
    limit: 0,
    req,
  });
  const records = await Promise.all(docs.map(withFilmFacts));
  return new Map(records.map((record) => [record.id, record]));
}
