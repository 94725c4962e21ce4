import type { Language, Localized } from '../languages';

export type MediaId = number | string;

/** The fields of a media record that the wire needs, read with `locale: 'all'`. */
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
  /** In bytes. */
  filesize?: number | null;
  /** When it was uploaded (ISO 8601). */
  createdAt?: string;
  /** Of a film, in seconds. */
  duration?: number;
}

export type MediaById = ReadonlyMap<MediaId, StoredMedia>;

/** The context of mapping: the language, and the media records. */
export interface WireContext {
  language: Language;
  media: MediaById;
  /** For editors: includes hidden sections, and the ids of rows and pictures. */
  isEditing?: boolean;
}
