import { createHash } from 'node:crypto';

/** The list of contents. It is written last, so a folder that has it is whole. */
export interface Manifest {
  format: string;
  version: number;
  /** ISO 8601. */
  madeAt: string;
  /** Each file below the folder with the SHA-256 of its bytes. */
  files: Record<string, string>;
}

export const MANIFEST = 'export.json';

export const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** File names have no letters beyond these, so that every file system keeps them apart. */
export const fileOf = (name: string) => encodeURIComponent(name);
