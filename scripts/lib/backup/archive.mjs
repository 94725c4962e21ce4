import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';

import tar from 'tar-stream';

import { codeOf } from './files.mjs';
import { isSealed, seal, SealError, unseal } from './seal.mjs';

/** @typedef {{ size: number, sha256: string }} Sum */

/** Pictures and films are compressed already; a higher level costs time for nothing. */
const gzipLevel = 1;

/** Passes bytes on, and counts and hashes them. */
export function summing() {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, sum: () => ({ size, sha256: hash.digest('hex') }) };
}

/** What an archive is filled with. */
export class ArchiveWriter {
  #pack = tar.pack();
  /** What it holds, by name. @type {Record<string, Sum>} */
  files = {};

  get stream() {
    return this.#pack;
  }

  /**
   * Adds a file as long as it is now.
   *
   * @param {string} name inside the archive
   * @param {string} file
   */
  async addFile(name, file) {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      await this.addStream(name, size, size > 0 ? handle.createReadStream({ end: size - 1, autoClose: false }) : []);
    } finally {
      await handle.close();
    }
  }

  /**
   * @param {string} name inside the archive
   * @param {number} size bytes
   * @param {NodeJS.ReadableStream | Iterable<Uint8Array>} content
   */
  async addStream(name, size, content) {
    const { stream, sum } = summing();
    const entry = this.#pack.entry({ name, size, mode: 0o600 });
    await pipeline(content, stream, entry);
    const added = sum();
    if (added.size !== size) throw new Error(`${name} became shorter while it was read`);
    this.files[name] = added;
  }

  /** @param {string} name @param {string} text */
  addText(name, text) {
    const bytes = Buffer.from(text);
    this.files[name] = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    this.#pack.entry({ name, mode: 0o600 }, bytes);
  }

  finish() {
    this.#pack.finalize();
  }
}

/**
 * Writes an archive, compressed and with a key encrypted, and waits for the disk.
 *
 * @param {string} file a new one
 * @param {string | undefined} key
 * @param {(writer: ArchiveWriter) => Promise<void>} fill
 */
export async function writeArchive(file, key, fill) {
  const writer = new ArchiveWriter();
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  const gzip = createGzip({ level: gzipLevel });
  const written = key ? pipeline(writer.stream, gzip, seal(key), target) : pipeline(writer.stream, gzip, target);
  const filled = fill(writer).then(
    () => writer.finish(),
    (error) => {
      writer.stream.destroy(error);
      throw error;
    },
  );
  const [writing, filling] = await Promise.allSettled([written, filled]);
  // A full disk ends the filling too, with a less helpful error.
  const failed = [writing, filling].find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/**
 * Reads an archive from its beginning to its end.
 *
 * @param {string} file
 * @param {string | undefined} key
 * @param {(name: string, content: NodeJS.ReadableStream, size: number) => Promise<void>} take is given every file in
 *   turn, and reads all of it
 * @throws {Error} with one line, for a file that is no archive, or not a whole one
 */
export async function readArchive(file, key, take) {
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(64), 0, 64, 0).finally(() => handle.close());
  const sealed = isSealed(buffer);
  if (sealed && !key) throw new SealError('the archive is encrypted: set BACKUP_KEY to the key it was made with');
  const extract = tar.extract();
  const [source, gunzip] = [createReadStream(file), createGunzip()];
  const read = sealed ? pipeline(source, unseal(key ?? ''), gunzip, extract) : pipeline(source, gunzip, extract);
  /** What is being taken, or was last. */
  let taking = Promise.resolve();
  const taken = (async () => {
    for await (const entry of extract) {
      if (entry.header.type !== 'file') throw new Error(`the archive holds something else than files`);
      // A stream of Node, which ends what reads it also where that begins after the stream was closed.
      const content = entry.pipe(new PassThrough());
      taking = take(entry.header.name, content, entry.header.size ?? 0);
      await taking;
    }
  })();
  /** @type {unknown} */
  let takeError;
  taken.catch((error) => (takeError = error));
  try {
    // Ends always: what fails to take its file closes the stream.
    await read;
  } catch (error) {
    // What is taken ends with the stream, and writes nothing after the caller has removed what was unpacked. Not the
    // loop: tar-stream lets it wait for ever where the stream was closed between two files.
    await setImmediate();
    await Promise.allSettled([taking]);
    if (isDamage(error)) throw new Error('the archive is damaged or cut off', { cause: error });
    throw error instanceof SealError ? error : (takeError ?? error);
  }
  await taken;
}

/** @param {unknown} error */
const isDamage = (error) => codeOf(error).startsWith('Z_') || /tar header/.test(String(error));
