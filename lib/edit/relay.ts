import 'server-only';

import { env } from '../env';
import { type Answer, refusal } from '../http/api-answer';
import { isFromThisSite } from '../http/origin';
import { BodyTooLarge, bufferBody, declaresMoreThan, hasContentType, limitedBody } from '../http/request-body';
import { addressOfVisitor } from '../http/visitor-address';
import { callEditing, editCalls, isEditCall } from './call-editing';
import { cookieOf, sessionFrom } from './current-session';
import { sessionCookie } from './session-cookies';

const maxJsonBytes = 1024 * 1024;
/** The backend accepts pictures of 20 MB; the rest is for the other parts of the multipart body. */
const maxPictureBytes = 20 * 1024 * 1024 + 64 * 1024;
const uploadTimeoutMs = 180_000;
const noteTimeoutMs = 2000;

/** The answer without a valid session, as the backend would give it. */
export const sessionExpired: Answer = {
  status: 401,
  body: JSON.stringify({ success: false, message: 'The editing session is over', code: 'session_expired' }),
};

const unknownCall: Answer = {
  status: 404,
  body: JSON.stringify({ success: false, message: 'No such call', code: 'not_found' }),
};

/** How many refusals are reported to the backend at once. If there are more, it has seen the attack already. */
const maxNotes = 4;
let notes = 0;

/**
 * Sends a refused call to the backend without its body, so that the backend refuses it too and its trail records it.
 */
async function noteRefusal(name: string, request: Request, token?: string): Promise<void> {
  if (notes >= maxNotes || name === 'EditHeartbeat') return;
  notes += 1;
  const headers = { 'content-type': 'application/json' };
  const address = addressOfVisitor(request);
  try {
    await callEditing(name, token, { method: 'POST', headers, body: '{}', address, timeoutMs: noteTimeoutMs });
  } finally {
    notes -= 1;
  }
}

/** Pictures are streamed; everything else is JSON. */
async function bodyOf(request: Request, name: string) {
  if (name === 'EditMedia' && hasContentType(request, 'multipart/form-data')) {
    if (declaresMoreThan(request, maxPictureBytes)) throw new BodyTooLarge(maxPictureBytes);
    return { body: limitedBody(request, maxPictureBytes), timeoutMs: uploadTimeoutMs };
  }
  if (!hasContentType(request, 'application/json')) return undefined;
  if (declaresMoreThan(request, maxJsonBytes)) throw new BodyTooLarge(maxJsonBytes);
  return { body: await bufferBody(request, maxJsonBytes).text() };
}

/**
 * Passes a call of the edit mode on to the backend, with the token, which the browser never has. A page of another site
 * cannot make such a call: its origin is refused, and for a POST the browser does not send the cookie.
 */
export async function relayEditing(request: Request, name: string): Promise<Answer> {
  const method = request.method === 'POST' ? 'POST' : 'GET';
  if (!isEditCall(name) || !(editCalls[name] as readonly string[]).includes(method)) return unknownCall;
  const isForeign = !isFromThisSite(request, env().siteUrl);
  const session = isForeign ? undefined : sessionFrom(cookieOf(request, sessionCookie));
  if (!session) {
    if (method === 'POST') await noteRefusal(name, request);
    return isForeign ? refusal('forbidden_origin') : sessionExpired;
  }
  const { token } = session;
  const address = addressOfVisitor(request);
  try {
    if (method === 'GET') {
      return await callEditing(name, token, { method, address, query: new URL(request.url).search });
    }
    const message = await bodyOf(request, name);
    if (!message) return refusal('content_type');
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return await callEditing(name, token, { method, address, headers, ...message });
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    await noteRefusal(name, request, token);
    return refusal('body_too_large');
  }
}
