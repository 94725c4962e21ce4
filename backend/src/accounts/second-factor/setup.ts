import { randomBytes } from 'node:crypto';
import { renderSVG } from 'uqr';
import { readClaims, signClaims } from '../../editing/session/signed-claims';
import { readRuntimeEnv } from '../../runtime-env';
import { seal, unseal } from './sealed';
import { toBase32 } from './totp';

const LIFETIME_MS = 15 * 60 * 1000;
const SECRET_BYTES = 20;

/** What a user needs to set up an app. Nothing is stored until a code proves that the app has the secret. */
export interface Setup {
  /** The client sends it back with the first code. */
  token: string;
  /** For typing. */
  secret: string;
  /** For scanning: an SVG as a data URL. */
  picture: string;
}

interface Owner {
  id: number | string;
  email: string;
}

export function beginSetup({ id, email }: Owner, now = Date.now()): Setup {
  const { secret: key, siteUrl } = readRuntimeEnv();
  const bytes = randomBytes(SECRET_BYTES);
  const secret = toBase32(bytes);
  const claims = { user: id, sealed: seal(bytes, key), expiresAt: now + LIFETIME_MS };
  const issuer = siteUrl ? new URL(siteUrl).hostname : 'Admin';
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const address = `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer }).toString()}`;
  const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(address)).toString('base64')}`;
  return { token: signClaims(key, 'second-factor-setup', claims), secret, picture };
}

/** @returns the token's secret, or undefined if the token is another account's, forged or expired */
export function secretOfSetup(token: unknown, accountId: number | string): Buffer | undefined {
  const { secret: key } = readRuntimeEnv();
  const claims = typeof token === 'string' ? readClaims(key, 'second-factor-setup', token) : undefined;
  return claims && claims.user === accountId ? unseal(String(claims.sealed), key) : undefined;
}
