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

function refuse(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}

/** GET /api/edit/login: redirects to the backend's login, with a nonce that only this browser has as a cookie. */
export function beginHandOver(request: Request): Response {
  const { revalidateSecret, editLoginUrl } = env();
  if (!revalidateSecret) return refuse(404, 'REVALIDATE_SECRET is not set: there is no edit mode');
  const returnTo = safeReturn(new URL(request.url).searchParams.get('returnTo'));
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
  if (!secret) return refuse(404, 'REVALIDATE_SECRET is not set: there is no edit mode');
  const { searchParams } = new URL(request.url);
  const returnTo = safeReturn(searchParams.get('returnTo'));
  const [code, state] = [searchParams.get('code') ?? '', searchParams.get('state') ?? ''];
  if (!code || !state || cookieOf(request, stateCookie) !== state) {
    return refuse(403, 'Bu giriş bağlantısı geçersiz ya da süresi dolmuş. / This sign-in link is not valid any more.');
  }
  const session = await exchangeCode(code, state, secret);
  const seconds = session ? secondsLeft(session, Date.now()) : 0;
  if (!session || seconds === 0) {
    return refuse(403, 'Giriş yapılamadı, lütfen yeniden deneyin. / Signing in failed, please try again.');
  }
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
  if (!isFromThisSite(request, env().siteUrl)) return refuse(403, 'Forbidden');
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
