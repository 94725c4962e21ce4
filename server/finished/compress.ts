import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Shorter bodies gain nothing, since headers and body fit into one packet either way; bytes. */
const minBytes = 1024;

/** Answers in text, which compression makes smaller. Pictures and fonts are compressed already. */
const text = /^(?:text\/|image\/svg\+xml|application\/(?:javascript|json|xml|[\w.+-]+\+(?:json|xml)))/i;

/** @param type the answer's content type */
export const isCompressible = (type: string, bytes: number): boolean => bytes >= minBytes && text.test(type);

const textOf = (body: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** A fifth smaller than gzip, in twice its time: milliseconds for a page. */
const fastQuality = 5;

/**
 * Compresses a body quickly, on another thread: for the visitor who waits for it.
 *
 * @returns undefined if the compressor fails; the body is sent as it is then
 */
export async function compressFast(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer | undefined> {
  const compressed = encoding === 'br' ? brotliAsync(body, textOf(body, fastQuality)) : gzipAsync(body, { level: 6 });
  return compressed.catch(() => undefined);
}

/**
 * Compresses a body as far as Brotli can, on another thread.
 *
 * @returns undefined if the compressor fails
 */
export async function compressWell(body: Buffer): Promise<Buffer | undefined> {
  return brotliAsync(body, textOf(body, constants.BROTLI_MAX_QUALITY)).catch(() => undefined);
}
