import { createHash, createHmac } from 'node:crypto';

/**
 * What a key of the backend's own makes of a text, in hex. The purpose keeps the uses apart: a captcha's signature is
 * never a newsletter's token.
 */
export function derive(secret: string, purpose: string, text = ''): string {
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('hex');
}

/** How a token is kept at rest: whoever reads the database cannot confirm or unsubscribe anybody. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
