import type { Language, Localized } from '../languages';

export type MediaId = number | string;

/** A media record as far as the wire needs it, read with `locale: 'all'`. */
export interface StoredMedia {
  id: MediaId;
  filename?: string | null;
  width?: number | null;
  height?: number | null;
  alt?: Localized<string>;
  blurDataURL?: string | null;
  focalX?: number | null;
  focalY?: number | null;
  mimeType?: string | null;
  /** When it was uploaded (ISO 8601). */
  createdAt?: string;
  /** Of a film, in seconds. */
  duration?: number;
}

export type MediaById = ReadonlyMap<MediaId, StoredMedia>;

/** What mapping needs beside the document: the language of the copy being made, and the media it refers to. */
export interface WireContext {
  language: Language;
  media: MediaById;
  /** For an editor: hidden sections too, and what a form needs to name rows and pictures by. */
  isEditing?: boolean;
}
