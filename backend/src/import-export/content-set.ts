import type { Localized } from '../languages';

/** The version of the format of exports (docs/import-export.md). A program reads this version and older ones. */
export const FORMAT = { name: 'site-content', version: 1 } as const;

/** Values as they are stored, but with names in the place of ids: of files, of pages, of other records. */
export type Values = Record<string, unknown>;

/** A file of the media library. */
export interface MediaItem {
  /** The name by which pages refer to it; unique in the set. */
  name: string;
  alt: Localized<string>;
  focalX?: number;
  focalY?: number;
  /** ISO 8601. */
  createdAt?: string;
  /** Where an import found it. */
  sourcePath?: string;
}

/** A page in all languages: translated texts are objects keyed by language. */
export interface PageItem extends Values {
  pageKey: string;
  title: Localized<string>;
}

export interface RedirectItem {
  from: string;
  to: string;
  permanent: boolean;
  note?: string | null;
}

/** Content on its way from one place to another, whatever it was made from. */
export interface ContentSet {
  media: MediaItem[];
  /**
   * The bytes of one of its files.
   *
   * @throws MissingFileError if the media library has a record of it alone
   */
  readFile: (name: string) => Promise<Buffer>;
  /** Records of other collections, such as categories, by collection. */
  records: Record<string, Values[]>;
  pages: PageItem[];
  /** Newer states of published pages, which are not public. */
  drafts: PageItem[];
  globals: Record<string, Values>;
  redirects: RedirectItem[];
}

/** A problem with what is to be imported: one line for the person who runs the import. Nothing was written then. */
export class ContentError extends Error {
  override name = 'ContentError';
}

export class MissingFileError extends ContentError {
  override name = 'MissingFileError';
}
