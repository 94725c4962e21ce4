import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';

import { pauseMs } from './connect-s3.mjs';
import { StorageError, typeOf } from './file-store.mjs';
import { explain, isMissing } from './s3-errors.mjs';

/** @typedef {import('./file-store.mjs').FileStore} FileStore */
/** @typedef {import('./s3-settings.mjs').S3Settings} S3Settings */

/** The time until an answer begins, in milliseconds: less than the site waits for a file (lib/media/fetch-media.ts). */
const answerMs = 2_000;

/** A part of a bucket. @implements {FileStore} */
export class S3Store {
  isRemote = true;
  #client;
  #settings;
  #prefix;

  /**
   * @param {import('@aws-sdk/client-s3').S3Client} client
   * @param {S3Settings} settings
   * @param {string} folder what names are put below, after the prefix of the settings
   */
  constructor(client, settings, folder) {
    this.#client = client;
    this.#settings = settings;
    this.#prefix = `${settings.prefix}${folder}/`;
  }

  get place() {
    return `s3://${this.#settings.bucket}/${this.#prefix}`;
  }

  /** @param {string} name */
  #at(name) {
    return { Bucket: this.#settings.bucket, Key: this.#prefix + name };
  }

  /**
   * @template T
   * @param {(abortSignal: AbortSignal) => Promise<T>} work
   * @param {number} [ms] how long it may take until the answer begins
   * @returns {Promise<T>}
   * @throws {StorageError | RangeError}
   */
  async #ask(work, ms = answerMs) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), ms);
    try {
      return await work(controller.signal);
    } catch (error) {
      throw explain(error, this.#settings);
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {string} name */
  async find(name) {
    const head = new HeadObjectCommand(this.#at(name));
    try {
      const found = await this.#ask((abortSignal) => this.#client.send(head, { abortSignal }));
      return { name, size: Number(found.ContentLength) };
    } catch (error) {
      if (error instanceof StorageError && isMissing(error.cause)) return undefined;
      throw error;
    }
  }

  /** @param {string} name @param {string} [range] */
  async open(name, range) {
    // Anything else is passed over, as RFC 9110 has it.
    const part = /^bytes=(?:\d+-\d*|-\d+)$/.test(range?.trim() ?? '') ? range?.trim() : undefined;
    const get = new GetObjectCommand({ ...this.#at(name), Range: part });
    try {
      const found = await this.#ask((abortSignal) => this.#client.send(get, { abortSignal }));
      const body = /** @type {import('node:stream').Readable} */ (found.Body);
      return { body, size: Number(found.ContentLength), contentRange: found.ContentRange };
    } catch (error) {
      if (error instanceof StorageError && isMissing(error.cause)) return undefined;
      throw error;
    }
  }

  /** @param {string} name @param {Uint8Array} bytes */
  async write(name, bytes) {
    const put = new PutObjectCommand({ ...this.#at(name), Body: bytes, ContentType: typeOf(name) });
    await this.#ask((abortSignal) => this.#client.send(put, { abortSignal }), this.#timeFor(bytes.length));
  }

  /** @param {string} name @param {string} file */
  async copyIn(name, file) {
    const { size } = await stat(file);
    const body = createReadStream(file);
    const put = new PutObjectCommand({
      ...this.#at(name),
      Body: body,
      ContentLength: size,
      ContentType: typeOf(name),
    });
    try {
      await this.#ask((abortSignal) => this.#client.send(put, { abortSignal }), this.#timeFor(size));
    } finally {
      body.destroy();
    }
  }

  /** A pause, and a megabyte a second. @param {number} size bytes */
  #timeFor(size) {
    return pauseMs + size / 1_000;
  }

  /** @param {string} name */
  async remove(name) {
    const removal = new DeleteObjectCommand(this.#at(name));
    await this.#ask((abortSignal) => this.#client.send(removal, { abortSignal }));
  }

  /** A bucket has none: a file is in it once all of it has arrived. */
  async removeUnfinished() {
    return 0;
  }

  /** @param {string} [beginning] */
  async *list(beginning = '') {
    /** @type {string | undefined} */
    let next;
    do {
      const page = new ListObjectsV2Command({
        Bucket: this.#settings.bucket,
        Prefix: this.#prefix + beginning,
        ContinuationToken: next,
      });
      const found = await this.#ask((abortSignal) => this.#client.send(page, { abortSignal }), pauseMs);
      for (const { Key = '', Size = 0 } of found.Contents ?? [])
        if (!Key.endsWith('/')) yield { name: Key.slice(this.#prefix.length), size: Size };
      next = found.IsTruncated ? found.NextContinuationToken : undefined;
    } while (next);
  }
}
