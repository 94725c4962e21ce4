import { createHmac } from 'node:crypto';

/**
 * The signature of an announcement: HMAC-SHA256, in hex, of the time and the raw body.
 *
 * @param timestamp milliseconds since 1970, as sent in `x-timestamp`
 */
export function sign(secret: string, timestamp: string, rawBody: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')}`;
}
