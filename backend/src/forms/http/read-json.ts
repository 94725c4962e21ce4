import { FormError } from './form-error';

/** A message of 20,000 characters, every one written as a JSON escape, and room for the rest. */
const MAX_BODY_BYTES = 256 * 1024;

type Source = Pick<Request, 'headers' | 'body'>;

/**
 * Reads a JSON object from a request, never more of it than is allowed.
 *
 * @throws FormError 400 for what is no JSON object, 413 for what is too large
 */
export async function readJson(source: Source, maxBytes = MAX_BODY_BYTES): Promise<Record<string, unknown>> {
  return parseJson(await readJsonBytes(source, maxBytes));
}

/** The bytes of a JSON request as they came, for whoever has to check a signature of them. */
export async function readJsonBytes({ headers, body }: Source, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  const contentType = headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(contentType) || !body) throw new FormError(400, 'bad_request');
  if (Number(headers.get('content-length')) > maxBytes) throw new FormError(413, 'body_too_large');
  return readAtMost(body, maxBytes);
}

/** @throws FormError 400 for what is no JSON object */
export function parseJson(bytes: Buffer): Record<string, unknown> {
  const value = parse(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new FormError(400, 'bad_request');
  return value as Record<string, unknown>;
}

/** @throws FormError 413 as soon as there is more than allowed, 400 where the rest does not come */
export async function readAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > most) throw new FormError(413, 'body_too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    // Whatever else happens here, the client has hung up.
    throw error instanceof FormError ? error : new FormError(400, 'bad_request');
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  try {
    // Anything but UTF-8 would arrive as other text than was written.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new FormError(400, 'bad_request');
  }
}
