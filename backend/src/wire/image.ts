import { defaultLanguage } from '../languages';
import { cropOf } from '../crops/crop';
import type { MediaById, MediaId, StoredMedia, WireContext } from './context';
import { inLanguage, isRecord, textOf, withoutAbsent } from './values';

export interface WireImage {
  /** For editors only. */
  id?: MediaId;
  src: string;
  width?: number;
  height?: number;
  alt: string;
  blurDataURL?: string;
  focal?: { x: number; y: number };
  /** Its upright crop, for boxes that are upright on a phone. */
  portrait?: { src: string; width: number; height: number };
  /** A square one, for boxes that are about as wide as tall. */
  square?: { src: string; width: number; height: number };
}

const CENTRE = 50;

/** The media record of a field that has its id or the record itself. */
export function mediaOf(value: unknown, media: MediaById): StoredMedia | undefined {
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'number' || typeof id === 'string' ? media.get(id) : undefined;
}

/** The public address of a file, relative to the backend host. */
export function fileToWire(value: unknown, { media }: WireContext): string | undefined {
  const filename = mediaOf(value, media)?.filename;
  return filename ? `/media/${encodeURIComponent(filename)}` : undefined;
}

/** A picture; undefined when its media record no longer exists. */
export function imageToWire(value: unknown, context: WireContext): WireImage | undefined {
  const src = fileToWire(value, context);
  const stored = mediaOf(value, context.media);
  if (!src || !stored) return undefined;
  const alt = inLanguage(stored.alt, context.language) ?? inLanguage(stored.alt, defaultLanguage) ?? '';
  return withoutAbsent({
    id: context.isEditing ? stored.id : undefined,
    src,
    width: stored.width ?? undefined,
    height: stored.height ?? undefined,
    alt,
    blurDataURL: textOf(stored.blurDataURL),
    focal: focalOf(stored),
    portrait: cropOf(stored, 'portrait'),
    square: cropOf(stored, 'square'),
  }) as WireImage;
}

function focalOf({ focalX, focalY }: StoredMedia): WireImage['focal'] {
  const x = focalX ?? CENTRE;
  const y = focalY ?? CENTRE;
  return x === CENTRE && y === CENTRE ? undefined : { x, y };
}
