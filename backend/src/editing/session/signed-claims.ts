import { createHmac, timingSafeEqual } from 'node:crypto';
import { derive } from '../../forms/secrets';

/** Longer tokens are not ours. */
const MAX_TOKEN_LENGTH = 1024;

interface Claims {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Each purpose has its own key: a preview's token opens no session. */
type Purpose = 'editing-session' | 'page-preview' | 'brand-preview' | 'known-device' | 'second-factor-setup';

function signature(secret: string, purpose: Purpose, text: string): Buffer {
  return createHmac('sha256', derive(secret, purpose)).update(text).digest();
}

/** A token with claims and an expiry. Nobody without the secret can make one. */
export function signClaims(secret: string, purpose: Purpose, claims: Claims & Record<string, unknown>): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${signature(secret, purpose, text).toString('base64url')}`;
}

/** @returns the claims, or undefined if the token is forged, made for another purpose, or expired */
export function readClaims(secret: string, purpose: Purpose, token: string, now = Date.now()) {
  const [, text, mac] = (token.length <= MAX_TOKEN_LENGTH && /^([\w-]+)\.([\w-]+)$/.exec(token)) || [];
  if (!text || !mac) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const right = signature(secret, purpose, text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claims & Record<string, unknown>;
  return claims.expiresAt > now ? claims : undefined;
}
