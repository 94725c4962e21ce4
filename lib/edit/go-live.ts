import 'server-only';

import { currentFrame } from '../content/current-state';
import { env } from '../env';
import { type Answer, readAnswer, refusal } from '../http/api-answer';
import { isFromThisSite } from '../http/origin';
import { BodyTooLarge, bufferBody, declaresMoreThan, hasContentType } from '../http/request-body';
import { isRecord } from '../sections/parse-section';
import type { Shown, States } from '../webhook/check-address';
import { fetchStates } from '../webhook/make-public';
import { showEverywhere } from '../webhook/show-everywhere';
import { callEditing } from './call-editing';
import { cookieOf, sessionFrom } from './current-session';
import { sessionCookie } from './session-cookies';
import { type GoLiveRequest, parseGoLive } from './go-live-request';
import { sessionExpired } from './relay';
import type { EditSession } from './session';

const maxBytes = 64 * 1024;

/** The browser waits ten seconds, network included. */
const answerMs = 8_500;
/** How long the backend may take within that time. */
const fetchMs = 3_000;

/** How many publications are made live at once. Others are reported as waiting, and the browser asks again. */
const maxRunning = 4;
let running = 0;

const forbidden: Answer = {
  status: 403,
  body: JSON.stringify({ success: false, message: 'Only administrators publish', code: 'forbidden' }),
};

const replaced: Answer = {
  status: 200,
  body: JSON.stringify({ success: true, data: { state: 'replaced', addresses: [] } }),
};

function report(addresses: Shown[], seconds: number): Answer {
  const isLive = addresses.length > 0 && addresses.every(({ state }) => state === 'live');
  const data = { state: isLive ? 'live' : 'retrying', ...(isLive && { seconds }), addresses };
  return { status: 200, body: JSON.stringify({ success: true, data }) };
}

/**
 * Whether what was published is no longer public: something newer was published meanwhile, or it was withdrawn. After a
 * withdrawal: whether the page is public again.
 */
function isReplaced(answer: Answer, { publishedRevision, part }: GoLiveRequest): boolean {
  // The page was deleted or moved.
  if (answer.status === 404) return part === undefined && publishedRevision !== null;
  const { data } = readAnswer(answer);
  const now = isRecord(data) ? data.publishedRevision : undefined;
  // A backend may leave it out.
  return now !== undefined && now !== publishedRevision;
}

/**
 * Asks the backend whether the session is still valid, because only it stores ended sessions, and what is public now.
 * If it fails, nobody is refused.
 *
 * @returns the answer if nothing is to be made live
 */
async function findObstacle({ token }: EditSession, wanted: GoLiveRequest): Promise<Answer | undefined> {
  const { pageKey, part = 'page' } = wanted;
  const body = JSON.stringify({ pageKey, publishedOf: part });
  const headers = { 'content-type': 'application/json' };
  const answer = await callEditing('EditHeartbeat', token, { method: 'POST', headers, body, timeoutMs: fetchMs });
  if (answer.status === 401 || answer.status === 403) return answer;
  return isReplaced(answer, wanted) ? replaced : undefined;
}

/** The menu, the footer and the rest of what every page has are one content, which is fetched once. */
async function fetchFrame(paths: readonly string[]): Promise<States> {
  const state = await currentFrame().catch(() => undefined);
  return new Map(state ? paths.map((path) => [path, state]) : []);
}

async function makeLive(wanted: GoLiveRequest, session: EditSession): Promise<Answer> {
  const { paths, part } = wanted;
  const started = Date.now();
  const deadlineAt = started + answerMs;
  const states = await (part ? fetchFrame(paths) : fetchStates(paths, started + fetchMs));
  // After the states: if nothing was replaced by now, they are those of this publication.
  const obstacle = await findObstacle(session, wanted);
  if (obstacle) return obstacle;
  const tags = part && ['application-model'];
  const addresses = await showEverywhere(paths, { states, deadlineAt, tags });
  return report(addresses, Math.round((Date.now() - started) / 100) / 10);
}

/**
 * Makes a publication visible to visitors: fetches the new data, marks the old pages as stale, has them regenerated in
 * every language and checks the public answers (docs/editing-internals.md#going-live), those of the other instances and
 * of the proxy too. It takes ten seconds at most.
 * What is not live by then is reported as such, and the browser asks again.
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
