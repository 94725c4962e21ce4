import { createHash, createHmac } from 'node:crypto';

/**
 * An HMAC of a text with the backend's own key, in hex. The purpose separates the uses: a captcha's signature is never
 * a newsletter's token.
 */
export function derive(secret: string, purpose: string, text = ''): string {
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('hex');
}

/** The stored form of a token: reading the database is not enough to confirm or unsubscribe anybody. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
