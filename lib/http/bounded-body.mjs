/**
 * The one place that counts the bytes of a body, of a request that came in as well as of an answer to one of ours.
 * Plain JavaScript, because the process that makes pictures reads it too.
 */

/** A body beyond its limit. */
export class BodyTooLarge extends Error {
  /** @param {number} maxBytes */
  constructor(maxBytes) {
    super(`more than ${maxBytes} bytes`);
    this.name = 'BodyTooLarge';
  }
}

/**
 * The pieces of a body, each with the number of bytes up to its end. Whoever stops early cancels the rest.
 *
 * @param {AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | null | undefined} body
 * @returns {AsyncGenerator<{ chunk: Uint8Array, size: number }, void>}
 */
export async function* countBytes(body) {
  let size = 0;
  for await (const chunk of /** @type {AsyncIterable<Uint8Array>} */ (body ?? [])) {
    size += chunk.byteLength;
    yield { chunk, size };
  }
}

/**
 * Reads a body, and stops at the piece that exceeds the limit, whatever its headers said.
 *
 * @param {Parameters<typeof countBytes>[0]} body
 * @param {number} maxBytes
 * @throws {BodyTooLarge}
 */
export async function readAtMost(body, maxBytes) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  for await (const { chunk, size } of countBytes(body)) {
    if (size > maxBytes) throw new BodyTooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * As `readAtMost`, for text in UTF-8.
 *
 * @param {Parameters<typeof countBytes>[0]} body
 * @param {number} maxBytes
 * @throws {BodyTooLarge}
 */
export async function readTextAtMost(body, maxBytes) {
  return new TextDecoder().decode(await readAtMost(body, maxBytes));
}

/**
 * A body as it comes in, for passing on. It ends with an error as soon as it exceeds its limit.
 *
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
 * @param {number} maxBytes
 * @throws {BodyTooLarge} while it is read
 */
export function limitStream(body, maxBytes) {
  let size = 0;
  return body.pipeThrough(
    new TransformStream({
      /**
       * @param {Uint8Array<ArrayBuffer>} chunk
       * @param {TransformStreamDefaultController<Uint8Array<ArrayBuffer>>} controller
       */
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > maxBytes) controller.error(new BodyTooLarge(maxBytes));
        else controller.enqueue(chunk);
      },
    }),
  );
}
