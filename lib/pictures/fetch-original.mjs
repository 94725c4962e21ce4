import { createHash } from 'node:crypto';

import { BodyTooLarge, readAtMost } from '../http/bounded-body.mjs';

/** The time limits until an answer begins (docs/contract.md#envelope), and until the whole picture has arrived. */
const beginMs = 3000;
const endMs = 10_000;

/** The maximum size of a picture, in bytes. */
const maxBytes = 25 * 1024 * 1024;

/** The types that are scaled. Drawings are served as they are. */
const photographs = /^image\/(?:jpeg|png|webp|avif|gif)\b/;
const drawings = /^image\/svg\+xml\b/;

/**
 * @typedef {object} Fetched
 * @property {Buffer} bytes
 * @property {string} revision a hash of the bytes, 12 hexadecimal digits
 * @property {string | null} etag
 * @property {string | null} lastModified
 *
 * @typedef {'none' | 'as-it-is' | 'unchanged' | 'failed'} NoPicture missing; not a
 * photograph or too large; unchanged; unknown because of a failure
 */

/** @param {Response} response @returns {Promise<Buffer | undefined>} undefined if it is too large */
async function readLimited({ body }) {
  try {
    return await readAtMost(body, maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  }
}

/**
 * @param {Response} response
 * @returns {Promise<Fetched | NoPicture>}
 */
async function readPicture(response) {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  if (status === 304) return 'unchanged';
  if (status >= 500 || status === 429) return 'failed';
  // A browser may follow a redirect; the server does not.
  if (status >= 300 && status < 400) return 'as-it-is';
  if (!response.ok) return 'none';
  if (!photographs.test(type)) return drawings.test(type) ? 'as-it-is' : 'none';
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return 'as-it-is';
  const bytes = await readLimited(response);
  if (!bytes) return 'as-it-is';
  const revision = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { bytes, revision, etag: headers.get('etag'), lastModified: headers.get('last-modified') };
}

/**
 * Fetches the original of a picture.
 *
 * @param {string} address
 * @param {{ etag: string | null, lastModified: string | null }} [known] of the known copy, for a conditional request
 * @returns {Promise<Fetched | NoPicture>}
 */
export async function fetchOriginal(address, known) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (known?.etag) headers['if-none-match'] = known.etag;
  else if (known?.lastModified) headers['if-modified-since'] = known.lastModified;
  // One controller, referenced here: Node 20 may garbage-collect signals made with AbortSignal.any.
  const controller = new AbortController();
  const timers = [setTimeout(() => controller.abort(), beginMs), setTimeout(() => controller.abort(), endMs)];
  try {
    const response = await fetch(address, { headers, redirect: 'manual', signal: controller.signal });
    clearTimeout(timers[0]);
    return await readPicture(response);
  } catch {
    return 'failed';
  } finally {
    // Drops the rest of the body.
    controller.abort();
    timers.forEach(clearTimeout);
  }
}
