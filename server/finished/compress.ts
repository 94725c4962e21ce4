import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** What is shorter gains nothing: headers and one packet are sent either way; bytes. */
const minBytes = 1024;

/** Answers in text, which compression makes smaller. Pictures and fonts are compressed already. */
const text = /^(?:text\/|image\/svg\+xml|application\/(?:javascript|json|xml|[\w.+-]+\+(?:json|xml)))/i;

/** @param type the answer's content type */
export const isCompressible = (type: string, bytes: number): boolean => bytes >= minBytes && text.test(type);

/**
 * Compresses a body quickly, on another thread: for the visitor who waits for it.
 *
 * @returns undefined if the compressor fails; the body is sent as it is then
 */
export async function compressFast(body: Buffer): Promise<Buffer | undefined> {
  return gzipAsync(body, { level: 6 }).catch(() => undefined);
}

/** One body after another, so that the threads that read files stay free. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Compresses a body as far as Brotli can, on another thread, after those that were given before.
 *
 * @returns undefined if the compressor fails
 */
export function compressWell(body: Buffer): Promise<Buffer | undefined> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const compressed = last.then(() => brotliAsync(body, { params }).catch(() => undefined));
  last = compressed;
  return compressed;
}
