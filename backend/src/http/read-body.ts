import { addDataAndFileToRequest, type PayloadRequest } from 'payload';
import { badRequest } from './bad-request';
import { checkPlain } from './query/check-plain';

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500;

/** The sender did not cause errors of this machine's disk. */
const isOwnFault = (error: unknown): boolean => error instanceof Error && 'syscall' in error && 'path' in error;

/** If a client disconnects while Payload reads the text, Payload logs a failure of the server. So it is read here. */
async function readText(req: PayloadRequest): Promise<void> {
  const text = (await req.text?.()) ?? '';
  req.text = () => Promise.resolve(text);
}

/**
 * Reads the body of a request once, in the form that Payload's own calls need. Payload would answer 500 to an invalid
 * body. Reading does nothing else, so an error here is the sender's.
 *
 * @throws APIError 400 for a body that is invalid or not an object
 */
export async function readBody(req: PayloadRequest): Promise<void> {
  try {
    if (/^application\/json\s*(?:;|$)/i.test(req.headers.get('content-type') ?? '')) await readText(req);
    await addDataAndFileToRequest(req);
  } catch (error) {
    throw isRefusal(error) || isOwnFault(error) ? error : badRequest('the body');
  }
  // Payload would read the body again; now it finds none.
  Object.defineProperty(req, 'body', { value: null });
  req.data ??= {};
  if (typeof req.data !== 'object' || Array.isArray(req.data)) throw badRequest('the body is no object');
  checkPlain(req.data);
}
