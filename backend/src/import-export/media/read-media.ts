import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { ByPath } from './by-path';

/** The largest file that is imported, in bytes. */
export const MAX_MEDIA_BYTES = 50 * 1024 * 1024;

/** What the media library takes, with the ending of its files. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/gif': '.gif',
  'video/mp4': '.mp4',
  'application/pdf': '.pdf',
};

/** A drawing may run scripts where it is opened by itself. */
const harmful = /<script|\son\w+\s*=|javascript:|<foreignObject|<!ENTITY/i;

/**
 * The ending of a file by what is in it, whatever its name says.
 *
 * @throws Error with one line for what the library does not take
 */
export async function endingOf(bytes: Buffer): Promise<string> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  const ending = type && endings[type];
  if (ending) return ending;
  const text = bytes.subarray(0, 1024).toString('utf8');
  if (/^\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(text)) {
    if (harmful.test(bytes.toString('utf8'))) throw new Error('a drawing with a script');
    return '.svg';
  }
  throw new Error(`no picture, film or PDF${type ? `, but ${type}` : ''}`);
}

/** A path as people read it. As it is written, if its letters are of another encoding than UTF-8 (`m%FChendislik`). */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The files of a folder, which may be a copy of `uploads`, of a folder above it, or a flat one. */
export class MediaFolder {
  private constructor(
    private readonly folder: string,
    private readonly names: ByPath<string>,
  ) {}

  /** @throws Error if there is no such folder */
  static async open(folder: string): Promise<MediaFolder> {
    const names = new ByPath<string>();
    for (const name of await readdir(folder, { recursive: true })) names.add(name.split(path.sep).join('/'), name);
    return new MediaFolder(folder, names);
  }

  /** The bytes of the file whose whole path is the end of an address; undefined without one. */
  async read(pathname: string): Promise<Buffer | undefined> {
    const parts = readablePath(pathname).split('/').filter(Boolean);
    for (let start = 0; start < parts.length; start += 1) {
      const name = this.names.at(parts.slice(start).join('/'));
      const file = name === undefined ? undefined : path.join(this.folder, name);
      const info = file && (await stat(file));
      if (!file || !info || !info.isFile()) continue;
      if (info.size > MAX_MEDIA_BYTES) throw new Error(`larger than ${MAX_MEDIA_BYTES / 1024 / 1024} MB`);
      return readFile(file);
    }
    return undefined;
  }
}
