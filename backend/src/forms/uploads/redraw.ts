import sharp from 'sharp';
import type { UploadType } from '../forms-env';
import { processWide } from '../../process-wide';

const formats: Partial<Record<UploadType, 'jpeg' | 'png' | 'webp'>> = { jpg: 'jpeg', png: 'png', webp: 'webp' };

/** About the size of a good camera's pictures. A small file can claim to be far larger, to exhaust memory. */
const MAX_PIXELS = 50_000_000;

export const isPicture = (type: UploadType): boolean => type in formats;

/**
 * Encodes a picture again into another file, without anything hidden in the old one (places, names, scripts, a second
 * file). One at a time, as a large one takes 200 MB of memory.
 *
 * @throws if it is broken or has too many pixels
 */
export function redraw(source: string, target: string, type: UploadType): Promise<void> {
  const line = processWide('redraw', () => ({ last: Promise.resolve() }));
  const turn = line.last.then(async () => {
    await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      // The orientation is metadata, which is removed, so it is applied first.
      .rotate()
      .toFormat(formats[type] ?? 'jpeg', { quality: 90 })
      .toFile(target);
  });
  line.last = turn.catch(() => undefined);
  return turn;
}
