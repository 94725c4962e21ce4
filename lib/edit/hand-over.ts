import 'server-only';

import { randomBytes } from 'node:crypto';

import { env } from '../env';
import { readAnswer } from '../http/api-answer';
import { isFromThisSite } from '../http/origin';
import { bufferBody } from '../http/request-body';
import { sign } from '../webhook/revalidation';
import { callEditing } from './call-editing';
import { cookieHeader, cookieOf, sessionFrom } from './current-session';
import { sessionCookie, stateCookie } from './session-cookies';
import { editAddressOf, safeReturn } from './edit-path';
import { isRefusal, refuseSignIn } from './refuse-sign-in';
import { parseSession, sealSession, secondsLeft } from './session';

/** How long somebody may take to log in, in seconds. */
const stateSeconds = 600;

/** The form that leaves the edit mode has one short field. */
const maxLeaveBytes = 4096;

/** The route that redirects to the login; it is a route, because a page cannot set the cookie. */
export function loginAddress(returnTo: string): string {
  return `/api/edit/login?${new URLSearchParams({ returnTo }).toString()}`;
}

function redirectTo(location: string, cookies: string[], status = 302): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status, headers });
}

/** In the address of a login that was led here from another name of the site. */
const movedFlag = 'moved';

/**
 * The login at the site's own address, for a request under another name such as `127.0.0.1` or `www.`: the backend
 * leads back to the site's own address, and browsers would not send the cookie of another name there. A proxy may
 * replace every name, so this happens once.
 */
function atOwnAddress(request: Request, returnTo: string, siteUrl: string): string | undefined {
  const { protocol, host } = new URL(siteUrl);
  const named = `${protocol}//${request.headers.get('host')}`;
  const isMoved = new URL(request.url).searchParams.has(movedFlag);
  if (isMoved || !request.headers.has('host') || (URL.canParse(named) && new URL(named).host === host))
    return undefined;
  return `${siteUrl}${loginAddress(returnTo)}&${movedFlag}=1`;
}

/** GET /api/edit/login: redirects to the backend's login, with a nonce that only this browser has as a cookie. */
export async function beginHandOver(request: Request): Promise<Response> {
  const { revalidateSecret, editLoginUrl, siteUrl } = env();
  const returnTo = safeReturn(new URL(request.url).searchParams.get('returnTo'));
  if (!revalidateSecret) return refuseSignIn('off', returnTo);
  const ownAddress = atOwnAddress(request, returnTo, siteUrl);
  if (ownAddress) return redirectTo(ownAddress, [], 307);
  const state = randomBytes(24).toString('base64url');
  const query = new URLSearchParams({ returnTo, state }).toString();
  return redirectTo(`${editLoginUrl}/api/EditHandOver?${query}`, [cookieHeader(stateCookie, state, stateSeconds)]);
}

/** Exchanges the code for a session, from server to server. */
async function exchangeCode(code: string, state: string, secret: string) {
  const body = JSON.stringify({ code, state });
  const timestamp = String(Date.now());
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': timestamp,
    'x-signature': sign(secret, timestamp, body),
  };
  const answer = await callEditing('ExchangeHandOver', undefined, { method: 'POST', headers, body, timeoutMs: 5000 });
  const { success, data } = readAnswer(answer);
  return success ? parseSession(data) : undefined;
}

/**
 * GET /api/edit/enter: the browser comes back from the login. The code is valid only in the browser that began the
 * login; otherwise an attacker could log an editor in to the attacker's session.
 */
export async function enterEditMode(request: Request): Promise<Response> {
  const secret = env().revalidateSecret;
  const { searchParams } = new URL(request.url);
  const returnTo = safeReturn(searchParams.get('returnTo'));
  if (!secret) return refuseSignIn('off', returnTo);
  const refused = searchParams.get('refused');
  if (refused !== null) return refuseSignIn(isRefusal(refused) ? refused : 'link', returnTo);
  const [code, state] = [searchParams.get('code') ?? '', searchParams.get('state') ?? ''];
  if (!code || !state || cookieOf(request, stateCookie) !== state) return refuseSignIn('link', returnTo);
  const session = await exchangeCode(code, state, secret);
  const seconds = session ? secondsLeft(session, Date.now()) : 0;
  if (!session || seconds === 0) return refuseSignIn('failed', returnTo);
  return redirectTo(editAddressOf(returnTo), [
    cookieHeader(sessionCookie, sealSession(session, secret), seconds),
    cookieHeader(stateCookie, '', 0),
  ]);
}

/** Ends the session at the backend, for every copy of the cookie. */
async function endSession(request: Request): Promise<void> {
  const session = sessionFrom(cookieOf(request, sessionCookie));
  if (session) await callEditing('LeaveEditMode', session.token, { method: 'POST', timeoutMs: 3000 });
}

/** POST /api/edit/leave: ends the session and redirects to the public page. */
export async function leaveEditMode(request: Request): Promise<Response> {
  if (!isFromThisSite(request, env().siteUrl))
    return new Response('Forbidden', { status: 403, headers: { 'cache-control': 'no-store' } });
  await endSession(request);
  // Anybody can post here, also without a session.
  const form = await bufferBody(request, maxLeaveBytes)
    .formData()
    .catch(() => undefined);
  const returnTo = form?.get('returnTo');
  return redirectTo(
    safeReturn(typeof returnTo === 'string' ? returnTo : null),
    [cookieHeader(sessionCookie, '', 0)],
    303,
  );
}
