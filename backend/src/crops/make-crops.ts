import type { Payload } from 'payload';
import type { StoredMedia } from '../wire/context';
import { ensurePortrait } from './make-crop';
import { portraitOf } from './crop';

const AT_ONCE = 100;

/** Makes the crop of a picture that needs one. Failures are logged. */
export async function makePortrait(payload: Payload, staticDir: string, media: StoredMedia): Promise<void> {
  const { filename } = media;
  if (!filename || !portraitOf(media)) return;
  try {
    await ensurePortrait(staticDir, { ...media, filename });
  } catch (error) {
    payload.logger.warn({ err: error, msg: `No portrait of ${filename}` });
  }
}

/** Makes the missing crops of older pictures, so that no visitor waits for them. */
export async function makePortraits(payload: Payload, staticDir: string): Promise<void> {
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { docs, hasNextPage } = await payload.db.find<StoredMedia>({
      collection: 'media',
      select: { filename: true, width: true, height: true, focalX: true, focalY: true },
      sort: 'id',
      limit: AT_ONCE,
      page,
    });
    for (const media of docs) await makePortrait(payload, staticDir, media);
    isMore = hasNextPage;
  }
}
