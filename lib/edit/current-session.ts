import 'server-only';

import { env } from '../env';
import { type EditSession, openSession } from './session';

/** The value of a request's cookie, not decoded. */
export function cookieOf(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return undefined;
}

/** A cookie that scripts cannot read and that browsers do not send with another site's POST. */
export function cookieHeader(name: string, value: string, maxAgeSeconds: number): string {
  const secure = env().siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The session in a sealed cookie. Without the shared secret there is no edit mode and no session. */
export function sessionFrom(sealed: string | undefined): EditSession | undefined {
  const secret = env().revalidateSecret;
  return secret ? openSession(sealed, secret, Date.now()) : undefined;
}
