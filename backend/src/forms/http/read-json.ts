import { BodyTooLarge, readAtMost as readBody } from '../../../../lib/http/bounded-body.mjs';
import { FormError } from './form-error';

/** A message of 20,000 characters, each written as a JSON escape, and the rest. */
const MAX_BODY_BYTES = 256 * 1024;

type Source = Pick<Request, 'headers' | 'body'>;

/**
 * Reads a JSON object from a request, up to a limit.
 *
 * @throws FormError 400 if it is not a JSON object, 413 if it is too large
 */
export async function readJson(source: Source, maxBytes = MAX_BODY_BYTES): Promise<Record<string, unknown>> {
  return parseJson(await readJsonBytes(source, maxBytes));
}

/** The raw bytes of a JSON request, for checking a signature. */
export async function readJsonBytes({ headers, body }: Source, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  const contentType = headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(contentType) || !body) throw new FormError(400, 'bad_request');
  if (Number(headers.get('content-length')) > maxBytes) throw new FormError(413, 'body_too_large');
  return readAtMost(body, maxBytes);
}

/** @throws FormError 400 if it is not a JSON object */
export function parseJson(bytes: Buffer): Record<string, unknown> {
  const value = parse(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new FormError(400, 'bad_request');
  return value as Record<string, unknown>;
}

/** @throws FormError 413 as soon as it exceeds the limit, 400 when the rest does not arrive */
export async function readAtMost(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer> {
  try {
    return await readBody(body, maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new FormError(413, 'body_too_large');
    // The client has disconnected, whatever else happens here.
    throw new FormError(400, 'bad_request');
  }
}

function parse(bytes: Buffer): unknown {
  try {
    // Other encodings than UTF-8 would change the text.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new FormError(400, 'bad_request');
  }
}
