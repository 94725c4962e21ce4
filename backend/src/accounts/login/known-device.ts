import { randomUUID } from 'node:crypto';
import { generateCookie, parseCookies } from 'payload/shared';
import type { PayloadRequest } from 'payload';
import { readClaims, signClaims } from '../../editing/session/signed-claims';
import { readRuntimeEnv } from '../../runtime-env';

const COOKIE = 'known-device';
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** The browser's id, if this account has signed in with it before. It grants no access, only a counter of its own. */
export function knownDevice({ headers }: PayloadRequest, accountId: unknown): string | undefined {
  const token = parseCookies(headers).get(COOKIE);
  const claims = token ? readClaims(readRuntimeEnv().secret, 'known-device', token) : undefined;
  return claims && claims.user === accountId ? String(claims.device) : undefined;
}

/** Gives the browser of a signed-in user an id. */
export function markDevice(req: PayloadRequest, accountId: number | string, now = Date.now()): void {
  const expiresAt = now + LIFETIME_MS;
  const { secret, adminUrl } = readRuntimeEnv();
  const value = signClaims(secret, 'known-device', { user: accountId, device: randomUUID(), expiresAt });
  const cookie = generateCookie<false>({
    name: COOKIE,
    value,
    path: '/api/users',
    httpOnly: true,
    sameSite: 'Strict',
    secure: Boolean(adminUrl?.startsWith('https:')),
    expires: new Date(expiresAt),
    returnCookieAsObject: false,
  });
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('set-cookie', cookie);
}
