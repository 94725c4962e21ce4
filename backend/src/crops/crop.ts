import type { StoredMedia } from '../wire/context';

/**
 * What is cut of a picture: width to height of the boxes on a phone, a little wider, and the width that has three
 * pixels for each CSS pixel of theirs. More would only be larger.
 */
const shapes = {
  /** For heroes: 390 by 610 px. */
  portrait: { ratio: 2 / 3, maxWidth: 1200 },
  /** For page titles and parallaxes: 390 by 450 px. */
  square: { ratio: 1, maxWidth: 1350 },
};

export type Shape = keyof typeof shapes;

export const shapeNames = Object.keys(shapes) as Shape[];

const CENTRE = 50;

/** The types that are cut. A GIF may be animated, and a drawing is sharp at any size. */
const isPhotograph = (filename: string) => /\.(jpe?g|png|webp|avif)$/.test(filename);

interface Size {
  width: number;
  height: number;
}

interface Crop extends Size {
  /** The part of the original, in its pixels. */
  region: Size & { left: number; top: number };
}

/**
 * The largest part of a picture in a shape, around its focal point, and its output size.
 *
 * @param original its size in pixels, as displayed
 * @param focal in percent of width and height
 * @returns undefined for a picture that is upright already
 */
export function cutCrop(
  original: Size,
  focal: { x?: number | null; y?: number | null },
  shape: Shape,
): Crop | undefined {
  const { width, height } = original;
  const { ratio, maxWidth } = shapes[shape];
  if (width <= height) return undefined;
  const kept = Math.round(height * ratio);
  const wanted = Math.round((width * (focal.x ?? CENTRE)) / 100 - kept / 2);
  const left = Math.min(Math.max(wanted, 0), width - kept);
  const scale = Math.min(1, maxWidth / kept);
  return {
    region: { left, top: 0, width: kept, height },
    width: Math.round(kept * scale),
    height: Math.round(height * scale),
  };
}

/** A crop of a media record on the wire: its address, relative to the backend host, and its size in pixels. */
export function cropOf(
  { filename, width, height, focalX, focalY }: StoredMedia,
  shape: Shape,
): (Size & { src: string }) | undefined {
  if (!filename || !width || !height || !isPhotograph(filename)) return undefined;
  const crop = cutCrop({ width, height }, { x: focalX, y: focalY }, shape);
  if (!crop) return undefined;
  return { src: `/media/${shape}/${encodeURIComponent(cropName(filename))}`, width: crop.width, height: crop.height };
}

const EXTENSION = '.webp';

/** The name of a file's crops. Like the file's, it depends on content and focal point. */
export const cropName = (filename: string): string => filename + EXTENSION;

/** The names of all crops that a file may have, in the place of the files. */
export const cropNames = (filename: string): string[] => shapeNames.map((shape) => cropPath(shape, filename));

export const cropPath = (shape: Shape, filename: string): string => `${shape}/${cropName(filename)}`;

/** The name of a crop's original. */
export const originalName = (name: string): string | undefined =>
  name.endsWith(EXTENSION) && isPhotograph(name.slice(0, -EXTENSION.length))
    ? name.slice(0, -EXTENSION.length)
    : undefined;
