import type { Payload } from 'payload';
import type { FileStore } from '../../../lib/storage/file-store.mjs';
import { forLog } from '../storage/for-log';
import type { StoredMedia } from '../wire/context';
import { ensureCrops } from './make-crop';
import { cropNames, cropOf, shapeNames } from './crop';

const AT_ONCE = 100;

/** Makes the crops of a picture that needs them. Failures are logged. */
export async function makeCropsOf(payload: Payload, store: FileStore, media: StoredMedia): Promise<void> {
  const { filename } = media;
  if (!filename || !cropOf(media, 'portrait')) return;
  try {
    await ensureCrops(store, { ...media, filename });
  } catch (error) {
    payload.logger.warn(forLog(`No crops of ${filename}`, error));
  }
}

/** Asked for in a few lists, as a question for each would take minutes with a bucket. */
async function listCrops(store: FileStore): Promise<Set<string>> {
  const names = new Set<string>();
  for (const shape of shapeNames) for await (const { name } of store.list(`${shape}/`)) names.add(name);
  return names;
}

/** Makes the missing crops of older pictures, so that no visitor waits for them. */
export async function makeCrops(payload: Payload, store: FileStore): Promise<void> {
  const made = await listCrops(store);
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { docs, hasNextPage } = await payload.db.find<StoredMedia>({
      collection: 'media',
      select: { filename: true, width: true, height: true, focalX: true, focalY: true },
      sort: 'id',
      limit: AT_ONCE,
      page,
    });
    for (const media of docs) {
      const isWhole = cropNames(media.filename ?? '').every((name) => made.has(name));
      if (!isWhole) await makeCropsOf(payload, store, media);
    }
    isMore = hasNextPage;
  }
}
