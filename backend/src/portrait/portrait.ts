import type { StoredMedia } from '../wire/context';

/** Width by height of the box that a hero has on a phone, a little wider: so much of the picture is kept. */
const RATIO = 2 / 3;

/** Three pixels for each of a phone's 400; larger ones would only weigh more. */
const MAX_WIDTH = 1200;

const CENTRE = 50;

/** What can be cut. A GIF may be a film, and a drawing is sharp at any size. */
const isPhotograph = (filename: string) => /\.(jpe?g|png|webp|avif)$/.test(filename);

interface Size {
  width: number;
  height: number;
}

interface Portrait extends Size {
  /** The part of the original that is kept, in its pixels. */
  region: Size & { left: number; top: number };
}

/**
 * The upright part of a picture around its focal point, as large as fits, and the size it is delivered in.
 *
 * @param original its size in pixels, as it is shown
 * @param focal in percent of width and height
 * @returns undefined for a picture that is upright itself
 */
export function cutPortrait(original: Size, focal: { x?: number | null; y?: number | null }): Portrait | undefined {
  const { width, height } = original;
  if (width <= height) return undefined;
  const kept = Math.round(height * RATIO);
  const wanted = Math.round((width * (focal.x ?? CENTRE)) / 100 - kept / 2);
  const left = Math.min(Math.max(wanted, 0), width - kept);
  const scale = Math.min(1, MAX_WIDTH / kept);
  return {
    region: { left, top: 0, width: kept, height },
    width: Math.round(kept * scale),
    height: Math.round(height * scale),
  };
}

/** A media record's crop as the wire has it: its address, relative to the backend host, and its size in pixels. */
export function portraitOf({
  filename,
  width,
  height,
  focalX,
  focalY,
}: StoredMedia): (Size & { src: string }) | undefined {
  if (!filename || !width || !height || !isPhotograph(filename)) return undefined;
  const portrait = cutPortrait({ width, height }, { x: focalX, y: focalY });
  if (!portrait) return undefined;
  return {
    src: `/media/portrait/${encodeURIComponent(portraitName(filename))}`,
    width: portrait.width,
    height: portrait.height,
  };
}

const EXTENSION = '.webp';

/** The name of a file's crop. Files are named by their content and focal point, and so are their crops. */
export const portraitName = (filename: string): string => filename + EXTENSION;

/** The name of the file that a crop is of. */
export const originalName = (name: string): string | undefined =>
  name.endsWith(EXTENSION) && isPhotograph(name.slice(0, -EXTENSION.length))
    ? name.slice(0, -EXTENSION.length)
    : undefined;
