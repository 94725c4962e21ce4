import { addDataAndFileToRequest, type PayloadRequest } from 'payload';
import { BodyTooLarge, readAtMost } from '../../../lib/http/bounded-body.mjs';
import { badRequest, tooLarge } from './bad-request';
import { checkPlain } from './query/check-plain';

/** For whoever has not signed in: an address, a password, a code. */
const MAX_STRANGERS_BYTES = 64 * 1024;

/** For accounts: many times a page with all the sections that it may have. Files come as forms, with Payload's limit. */
const MAX_JSON_BYTES = 20 * 1024 * 1024;

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500;

/** The sender did not cause errors of this machine's disk. */
const isOwnFault = (error: unknown): boolean => error instanceof Error && 'syscall' in error && 'path' in error;

const setBody = (req: PayloadRequest, value: ReadableStream | null) =>
  Object.defineProperty(req, 'body', { value, configurable: true });

/**
 * Reads what Payload would read without a limit: JSON, and the forms of whoever has not signed in. If a client
 * disconnects while Payload reads the text, Payload logs a failure of the server, too.
 *
 * @throws BodyTooLarge
 */
async function readBounded(req: PayloadRequest): Promise<void> {
  const isJson = /^application\/json\s*(?:;|$)/i.test(req.headers.get('content-type') ?? '');
  if (!isJson && req.user) return;
  const limit = req.user ? MAX_JSON_BYTES : MAX_STRANGERS_BYTES;
  if (Number(req.headers.get('content-length')) > limit) throw new BodyTooLarge(limit);
  const bytes = await readAtMost(req.body as ReadableStream<Uint8Array> | null, limit);
  const text = new TextDecoder().decode(bytes);
  req.text = () => Promise.resolve(text);
  setBody(req, new Response(new Uint8Array(bytes)).body);
}

/**
 * Reads the body of a request once, in the form that Payload's own calls need. Payload would answer 500 to an invalid
 * body. Reading does nothing else, so an error here is the sender's.
 *
 * @throws APIError 400 for a body that is invalid or not an object, 413 for one that is too large
 */
export async function readBody(req: PayloadRequest): Promise<void> {
  try {
    await readBounded(req);
    await addDataAndFileToRequest(req);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw tooLarge(req);
    throw isRefusal(error) || isOwnFault(error) ? error : badRequest('the body');
  }
  // Payload would read the body again; now it finds none.
  setBody(req, null);
  req.data ??= {};
  if (typeof req.data !== 'object' || Array.isArray(req.data)) throw badRequest('the body is no object');
  checkPlain(req.data);
}
