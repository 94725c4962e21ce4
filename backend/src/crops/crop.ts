import type { StoredMedia } from '../wire/context';

/** Width to height of a hero's box on a phone, a little wider. */
const RATIO = 2 / 3;

/** Three pixels per CSS pixel on a phone of 400 px; more would only be larger. */
const MAX_WIDTH = 1200;

const CENTRE = 50;

/** The types that are cut. A GIF may be animated, and a drawing is sharp at any size. */
const isPhotograph = (filename: string) => /\.(jpe?g|png|webp|avif)$/.test(filename);

interface Size {
  width: number;
  height: number;
}

interface Portrait extends Size {
  /** The part of the original, in its pixels. */
  region: Size & { left: number; top: number };
}

/**
 * The largest upright part of a picture around its focal point, and its output size.
 *
 * @param original its size in pixels, as displayed
 * @param focal in percent of width and height
 * @returns undefined for a picture that is upright already
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

/** The crop of a media record on the wire: its address, relative to the backend host, and its size in pixels. */
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

/** The name of a file's crop. Like the file's, it depends on content and focal point. */
export const portraitName = (filename: string): string => filename + EXTENSION;

/** The name of a crop's original. */
export const originalName = (name: string): string | undefined =>
  name.endsWith(EXTENSION) && isPhotograph(name.slice(0, -EXTENSION.length))
    ? name.slice(0, -EXTENSION.length)
    : undefined;
