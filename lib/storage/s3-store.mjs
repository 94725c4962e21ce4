import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

import { StorageError, typeOf } from './file-store.mjs';

/** @typedef {import('./file-store.mjs').FileStore} FileStore */
/** @typedef {import('./s3-settings.mjs').S3Settings} S3Settings */

/** How long a connection may take, and a pause of one that is open; milliseconds. */
const connectMs = 2_000;
const pauseMs = 10_000;

/** The time until an answer begins, in milliseconds: less than the site waits for a file (lib/media/fetch-media.ts). */
const answerMs = 2_000;

/** A visitor who watches a film holds one as long as it takes. */
const sockets = { maxSockets: 1_000 };

const silent = () => undefined;

/** @param {S3Settings} settings @returns {S3Client} */
export function connectS3({ endpoint, region, accessKeyId, secretAccessKey, forcePathStyle }) {
  return new S3Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Many servers do not know the newer checksums. The signature holds one of the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: pauseMs,
      httpAgent: sockets,
      httpsAgent: sockets,
    },
    // Failures are reported by whoever asked.
    logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
  });
}

/** @typedef {{ name?: string, code?: string, $metadata?: { httpStatusCode?: number } }} SdkError */

/** @param {unknown} error */
const factsOf = (error) => {
  const { name = '', code = '', $metadata } = /** @type {SdkError} */ (error) ?? {};
  return { name: String(name), code: String(code), status: Number($metadata?.httpStatusCode ?? 0) };
};

/** @param {unknown} error */
const isMissing = (error) => {
  const { name, status } = factsOf(error);
  return name !== 'NoSuchBucket' && status === 404;
};

/** A part of a bucket. @implements {FileStore} */
export class S3Store {
  isRemote = true;
  #client;
  #settings;
  #prefix;

  /**
   * @param {S3Client} client
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
      throw this.#explain(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {unknown} error */
  #explain(error) {
    const { name, code, status } = factsOf(error);
    const { bucket, endpoint } = this.#settings;
    const server = `S3 at ${endpoint ?? 'Amazon'}`;
    if (status === 416) return new RangeError('no such part', { cause: error });
    if (name === 'NoSuchBucket' || status === 404)
      return new StorageError(`${server} has no bucket ${bucket}`, 'refused', error);
    if (status === 400 || status === 401 || status === 403)
      return new StorageError(`${server} refuses the access key, or what it may do (${name})`, 'refused', error);
    if (status > 0) return new StorageError(`${server} fails with ${status} (${name})`, 'away', error);
    const isLate = (name === 'AbortError' || name === 'TimeoutError') && code === '';
    const reason = isLate ? 'does not answer in time' : 'cannot be reached';
    return new StorageError(`${server} ${reason}${code && ` (${code})`}`, 'away', error);
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
