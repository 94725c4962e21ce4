import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Endpoint, PayloadRequest } from 'payload';
import { type FileStore, StorageError } from '../../../lib/storage/file-store.mjs';
import { forLog } from '../storage/for-log';
import { away, notFound } from '../storage/serve-stored';
import type { StoredMedia } from '../wire/context';
import { makeCropsOf } from './make-crops';
import { dropCrops, readCrop } from './make-crop';
import { originalName, type Shape, shapeNames } from './crop';

/**
 * `/media/portrait/NAME` and `/media/square/NAME`: the crops of a picture of the library. Other names are refused, so
 * nobody can request more.
 */
export const cropEndpoints = (store: FileStore): Endpoint[] => shapeNames.map((shape) => cropEndpoint(store, shape));

function cropEndpoint(store: FileStore, shape: Shape): Endpoint {
  return {
    path: `/${shape}/:name`,
    method: 'get',
    handler: async (req) => {
      const filename = originalName(String(req.routeParams?.name));
      if (!filename) return notFound();
      const { docs } = await req.payload.db.find<StoredMedia>({
        collection: 'media',
        where: { filename: { equals: filename } },
        select: { filename: true, focalX: true, focalY: true },
        limit: 1,
        req,
      });
      if (!docs[0]) return notFound();
      try {
        const bytes = await readCrop(store, shape, { ...docs[0], filename });
        return new Response(new Uint8Array(bytes), {
          headers: {
            'content-type': 'image/webp',
            'content-length': String(bytes.length),
            'cache-control': 'public, max-age=31536000, immutable',
            'x-content-type-options': 'nosniff',
          },
        });
      } catch (error) {
        req.payload.logger.warn(forLog(`No crop of ${filename}`, error));
        return error instanceof StorageError ? away() : notFound();
      }
    },
  };
}

/**
 * A new file gets its crops right after the upload; a replaced one loses its old crops. The seed's crops are made after
 * the import.
 */
export const keepCrops =
  (store: FileStore): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const now = doc as StoredMedia;
    const before = (previousDoc as StoredMedia | undefined)?.filename;
    if (before === now.filename) return;
    if (before) await dropOld(req, store, before);
    if (!req.context.isSeeding) void makeCropsOf(req.payload, store, now);
  };

/** A deleted file loses its crops. */
export const dropDeletedCrops =
  (store: FileStore): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const { filename } = doc as StoredMedia;
    if (filename) await dropOld(req, store, filename);
  };

/**
 * The record has changed already. Those of a bucket that does not answer are deleted later (storage/media-in-store.ts).
 */
async function dropOld({ payload }: PayloadRequest, store: FileStore, filename: string): Promise<void> {
  await dropCrops(store, filename).catch((error: unknown) =>
    payload.logger.warn(forLog(`The crops of ${filename} are still there`, error)),
  );
}
