import type { WireContext } from './context';
import { fileToWire } from './image';
import { isRecord, rowsOf, textOf } from './values';

export type WireMovie = string | { src: string; poster?: string; captions: { src: string; language: string }[] };

/** A film: a bare address, or an object when it has a poster or captions. */
export function movieToWire(value: unknown, context: WireContext): WireMovie | undefined {
  if (!isRecord(value)) return undefined;
  const src = fileToWire(value.file, context) ?? textOf(value.url);
  if (!src) return undefined;
  const poster = fileToWire(value.poster, context);
  const captions = rowsOf(value.captions).flatMap(({ file, language }) => {
    const captionSrc = fileToWire(file, context);
    const code = textOf(language);
    return captionSrc && code ? [{ src: captionSrc, language: code }] : [];
  });
  if (!poster && captions.length === 0) return src;
  return { src, ...(poster && { poster }), captions };
}
