import sharp from 'sharp';
import type { UploadType } from '../forms-env';
import { processWide } from '../../process-wide';

const formats: Partial<Record<UploadType, 'jpeg' | 'png' | 'webp'>> = { jpg: 'jpeg', png: 'png', webp: 'webp' };

/** About what a good camera makes; a small file can claim to be far larger, to eat the memory of whoever opens it. */
const MAX_PIXELS = 50_000_000;

export const isPicture = (type: UploadType): boolean => type in formats;

/**
 * Draws a picture anew into another file: what else was hidden in the old one (places, names, a script, a second file)
 * stays behind. One at a time, as a large one takes 200 MB while it is open.
 *
 * @throws when it is broken or has too many pixels
 */
export function redraw(source: string, target: string, type: UploadType): Promise<void> {
  const line = processWide('redraw', () => ({ last: Promise.resolve() }));
  const turn = line.last.then(async () => {
    await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      // The camera's position goes with the metadata, so it is applied first.
      .rotate()
      .toFormat(formats[type] ?? 'jpeg', { quality: 90 })
      .toFile(target);
  });
  line.last = turn.catch(() => undefined);
  return turn;
}
