/**
 * A place for files with flat or nested names, such as `a.jpg` or `portrait/a.jpg.webp`: a folder, or a part of a
 * bucket. A file is there as a whole or not at all.
 *
 * @typedef {object} FileStore
 * @property {string} place for people
 * @property {boolean} isRemote whether it is on another machine, which may not answer
 * @property {(name: string) => Promise<StoredFile | undefined>} find undefined if there is no such file
 * @property {(name: string, range?: string) => Promise<OpenFile | undefined>} open
 *   the file, or with the value of a `Range` header a part of it. Whoever opens it reads it or destroys the stream.
 *   Undefined if there is no such file; RangeError if it does not have that part
 * @property {(name: string, bytes: Uint8Array) => Promise<void>} write puts a file there, in the place of another one
 * @property {(name: string, file: string) => Promise<void>} copyIn the same with a file of the disk, which stays
 * @property {(name: string) => Promise<void>} remove a missing file is no error
 * @property {(beginning?: string) => AsyncGenerator<StoredFile>} list all files whose names begin so
 * @property {(minAgeMs: number) => Promise<number>} removeUnfinished deletes what processes that were killed have left
 *   half-written, if it is as old; returns the number of files
 *
 * @typedef {object} StoredFile
 * @property {string} name
 * @property {number} size bytes
 *
 * @typedef {object} OpenFile
 * @property {import('node:stream').Readable} body
 * @property {number} size bytes of the body
 * @property {string | undefined} contentRange set for a part: `bytes FROM-TO/ALL`
 */

/** A place that does not do what it is asked. Its message is one line without names of keys. */
export class StorageError extends Error {
  /**
   * @param {string} message
   * @param {'refused' | 'away'} kind whether it answered, and refused; or did not answer, not in time or with a failure
   * @param {unknown} [cause]
   */
  constructor(message, kind, cause) {
    super(message, { cause });
    this.name = 'StorageError';
    this.kind = kind;
  }
}

const types = /** @type {const} */ ({
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
});

/** Of a file whose ending says nothing. */
export const unknownType = 'application/octet-stream';

/** The media type of a file of the library by its ending. @param {string} name */
export function typeOf(name) {
  const ending = /\.[^./]+$/.exec(name.toLowerCase())?.[0] ?? '';
  return Object.entries(types).find(([known]) => known === ending)?.[1] ?? unknownType;
}
