import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Endpoint } from 'payload';
import type { StoredMedia } from '../wire/context';
import { makeCropsOf } from './make-crops';
import { dropCrops, readCrop } from './make-crop';
import { originalName, type Shape, shapeNames } from './crop';

const missing = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });

/**
 * `/media/portrait/NAME` and `/media/square/NAME`: the crops of a picture of the library. Other names are refused, so
 * nobody can request more.
 */
export const cropEndpoints = (staticDir: string): Endpoint[] =>
  shapeNames.map((shape) => cropEndpoint(staticDir, shape));

function cropEndpoint(staticDir: string, shape: Shape): Endpoint {
  return {
    path: `/${shape}/:name`,
    method: 'get',
    handler: async (req) => {
      const filename = originalName(String(req.routeParams?.name));
      if (!filename) return missing();
      const { docs } = await req.payload.db.find<StoredMedia>({
        collection: 'media',
        where: { filename: { equals: filename } },
        select: { filename: true, focalX: true, focalY: true },
        limit: 1,
        req,
      });
      if (!docs[0]) return missing();
      try {
        const bytes = await readCrop(staticDir, shape, { ...docs[0], filename });
        return new Response(new Uint8Array(bytes), {
          headers: {
            'content-type': 'image/webp',
            'content-length': String(bytes.length),
            'cache-control': 'public, max-age=31536000, immutable',
            'x-content-type-options': 'nosniff',
          },
        });
      } catch (error) {
        req.payload.logger.warn({ err: error, msg: `No crop of ${filename}` });
        return missing();
      }
    },
  };
}

/**
 * A new file gets its crops right after the upload; a replaced one loses its old crops. The seed's crops are made after
 * the import.
 */
export const keepCrops =
  (staticDir: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const now = doc as StoredMedia;
    const before = (previousDoc as StoredMedia | undefined)?.filename;
    if (before === now.filename) return;
    if (before) await dropCrops(staticDir, before);
    if (!req.context.isSeeding) void makeCropsOf(req.payload, staticDir, now);
  };

/** A deleted file loses its crops. */
export const dropDeletedCrops =
  (staticDir: string): CollectionAfterDeleteHook =>
  async ({ doc }) => {
    const { filename } = doc as StoredMedia;
    if (filename) await dropCrops(staticDir, filename);
  };
