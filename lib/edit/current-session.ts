import 'server-only';

import { env } from '../env';
import { type EditSession, openSession } from './session';

/** The cookies of the hand-over: what this browser asked for, and what it got. */
export const sessionCookie = 'edit-session';
export const stateCookie = 'edit-state';

/** The value of a cookie of a request, undecoded. */
export function cookieOf(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return undefined;
}

/** A cookie no script can read and no other site can send along with a post. */
export function cookieHeader(name: string, value: string, maxAgeSeconds: number): string {
  const secure = env().siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The session a sealed cookie holds. Without the shared secret there is no edit mode, and no session. */
export function sessionFrom(sealed: string | undefined): EditSession | undefined {
  const secret = env().revalidateSecret;
  return secret ? openSession(sealed, secret, Date.now()) : undefined;
}
