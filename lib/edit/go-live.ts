import 'server-only';

import { env } from '../env';
import { type Answer, refusal } from '../http/api-answer';
import { isFromThisSite } from '../http/origin';
import { BodyTooLarge, bufferBody, declaresMoreThan, hasContentType } from '../http/request-body';
import { fetchStates, makePublic, type Shown } from '../webhook/make-public';
import { callEditing } from './call-editing';
import { cookieOf, sessionCookie, sessionFrom } from './current-session';
import { type GoLiveRequest, parseGoLive } from './go-live-request';
import { sessionExpired } from './relay';
import type { EditSession } from './session';

const maxBytes = 64 * 1024;

/** The browser waits ten seconds, the way there and back included. */
const answerMs = 8_500;
/** Of these, what the backend may take. */
const fetchMs = 3_000;

/** Publications that are seen to at one time. Another is told to come again. */
const maxRunning = 4;
let running = 0;

const forbidden: Answer = {
  status: 403,
  body: JSON.stringify({ success: false, message: 'Only administrators publish', code: 'forbidden' }),
};

function report(addresses: Shown[], seconds: number): Answer {
  const isLive = addresses.length > 0 && addresses.every(({ state }) => state === 'live');
  const data = { state: isLive ? 'live' : 'retrying', ...(isLive && { seconds }), addresses };
  return { status: 200, body: JSON.stringify({ success: true, data }) };
}

/** A session outlives its account here, but not at the backend. One that does not answer refuses nobody. */
async function refusalOf({ token }: EditSession, pageKey: string): Promise<Answer | undefined> {
  const body = JSON.stringify({ pageKey });
  const headers = { 'content-type': 'application/json' };
  const answer = await callEditing('EditHeartbeat', token, { method: 'POST', headers, body, timeoutMs: fetchMs });
  return answer.status === 401 || answer.status === 403 ? answer : undefined;
}

async function makeLive({ pageKey, publishedRevision, paths }: GoLiveRequest, session: EditSession): Promise<Answer> {
  const started = Date.now();
  const [refused, states] = await Promise.all([refusalOf(session, pageKey), fetchStates(paths, started + fetchMs)]);
  if (refused) return refused;
  const [ownPath = ''] = paths;
  const alsoNew = { path: ownPath, revision: publishedRevision };
  const addresses = await makePublic(paths, { states, deadlineAt: started + answerMs, alsoNew });
  return report(addresses, Math.round((Date.now() - started) / 100) / 10);
}

/**
 * Sees to it that visitors get what was published: fetches the new data, marks the old pages as stale, has them made
 * anew in every language, and looks at the public answers (docs/editing-internals.md#going-live). It takes ten seconds
 * at most; what is not live by then is reported as such, and the caller comes again.
 */
export async function goLive(request: Request): Promise<Answer> {
  if (!isFromThisSite(request, env().siteUrl)) return refusal('forbidden_origin');
  const session = sessionFrom(cookieOf(request, sessionCookie));
  if (!session) return sessionExpired;
  if (session.user.role !== 'admin') return forbidden;
  if (!hasContentType(request, 'application/json')) return refusal('content_type');
  if (declaresMoreThan(request, maxBytes)) return refusal('body_too_large');
  let body: unknown;
  try {
    body = await bufferBody(request, maxBytes).json();
  } catch (error) {
    return refusal(error instanceof BodyTooLarge ? 'body_too_large' : 'bad_request');
  }
  const wanted = parseGoLive(body);
  if (!wanted) return refusal('bad_request');
  if (running >= maxRunning)
    return report(
      wanted.paths.map((path) => ({ path, state: 'waiting' })),
      0,
    );
  running += 1;
  try {
    return await makeLive(wanted, session);
  } finally {
    running -= 1;
  }
}
