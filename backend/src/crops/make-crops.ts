import type { Payload } from 'payload';
import type { StoredMedia } from '../wire/context';
import { ensureCrops } from './make-crop';
import { cropOf } from './crop';

const AT_ONCE = 100;

/** Makes the crops of a picture that needs them. Failures are logged. */
export async function makeCropsOf(payload: Payload, staticDir: string, media: StoredMedia): Promise<void> {
  const { filename } = media;
  if (!filename || !cropOf(media, 'portrait')) return;
  try {
    await ensureCrops(staticDir, { ...media, filename });
  } catch (error) {
    payload.logger.warn({ err: error, msg: `No crops of ${filename}` });
  }
}

/** Makes the missing crops of older pictures, so that no visitor waits for them. */
export async function makeCrops(payload: Payload, staticDir: string): Promise<void> {
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { docs, hasNextPage } = await payload.db.find<StoredMedia>({
      collection: 'media',
      select: { filename: true, width: true, height: true, focalX: true, focalY: true },
      sort: 'id',
      limit: AT_ONCE,
      page,
    });
    for (const media of docs) await makeCropsOf(payload, staticDir, media);
    isMore = hasNextPage;
  }
}
