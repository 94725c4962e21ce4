import type { MediaId, WireContext } from './context';
import { fileToWire, mediaOf } from './image';
import { withoutAbsent } from './values';

interface WireDocument {
  /** For editors only. */
  id?: MediaId;
  src: string;
  /** In bytes. */
  size?: number;
  mimeType?: string;
}

/** A file to download; undefined when its media record no longer exists. */
export function documentToWire(value: unknown, context: WireContext): WireDocument | undefined {
  const src = fileToWire(value, context);
  const stored = mediaOf(value, context.media);
  if (!src || !stored) return undefined;
  return withoutAbsent({
    id: context.isEditing ? stored.id : undefined,
    src,
    size: stored.filesize ?? undefined,
    mimeType: stored.mimeType ?? undefined,
  });
}
