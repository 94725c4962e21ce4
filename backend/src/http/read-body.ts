import { addDataAndFileToRequest, type PayloadRequest } from 'payload';
import { badRequest } from './bad-request';
import { checkPlain } from './query/check-plain';

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500;

/** What fails on the way to or from this machine's disk is not the sender's doing. */
const isOwnFault = (error: unknown): boolean => error instanceof Error && 'syscall' in error && 'path' in error;

/** A client that hangs up half way is logged by Payload as a failure of its own, where Payload reads the text. */
async function readText(req: PayloadRequest): Promise<void> {
  const text = (await req.text?.()) ?? '';
  req.text = () => Promise.resolve(text);
}

/**
 * Reads the body of a request as Payload's own calls want it, once. Payload answers 500 to a body that is broken; to
 * read it does nothing else, so whatever it throws here is what the sender did.
 *
 * @throws APIError 400 for what is broken or holds no object
 */
export async function readBody(req: PayloadRequest): Promise<void> {
  try {
    if (/^application\/json\s*(?:;|$)/i.test(req.headers.get('content-type') ?? '')) await readText(req);
    await addDataAndFileToRequest(req);
  } catch (error) {
    throw isRefusal(error) || isOwnFault(error) ? error : badRequest('the body');
  }
  // Payload reads it again, and finds none.
  Object.defineProperty(req, 'body', { value: null });
  req.data ??= {};
  if (typeof req.data !== 'object' || Array.isArray(req.data)) throw badRequest('the body is no object');
  checkPlain(req.data);
}
