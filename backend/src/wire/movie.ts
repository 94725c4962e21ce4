import type { WireContext } from './context';
import { fileToWire, mediaOf } from './image';
import { isRecord, rowsOf, textOf, withoutAbsent } from './values';

interface WireFilm {
  src: string;
  poster?: string;
  captions: { src: string; language: string }[];
  /** Seconds. */
  duration?: number;
  /** ISO 8601. */
  uploadedAt?: string;
}

export type WireMovie = string | WireFilm;

/** A film: an address, or an object when it has more properties. */
export function movieToWire(value: unknown, context: WireContext): WireMovie | undefined {
  if (!isRecord(value)) return undefined;
  const src = fileToWire(value.file, context) ?? textOf(value.url);
  if (!src) return undefined;
  const captions = rowsOf(value.captions).flatMap(({ file, language }) => {
    const captionSrc = fileToWire(file, context);
    const code = textOf(language);
    return captionSrc && code ? [{ src: captionSrc, language: code }] : [];
  });
  // Both are unknown for films on a platform.
  const { duration, createdAt: uploadedAt } = mediaOf(value.file, context.media) ?? {};
  const more = withoutAbsent({ poster: fileToWire(value.poster, context), duration, uploadedAt });
  return captions.length === 0 && Object.keys(more).length === 0 ? src : { src, ...more, captions };
}
