import { timingSafeEqual } from 'node:crypto';
import { sign } from '../../revalidate/signature';

const MAX_AGE_MS = 5 * 60 * 1000;

/** Whether the site signed these bytes within the last five minutes, as the backend signs its webhook. */
export function isSignedBySite(headers: Headers, body: Buffer, secret: string | undefined, now = Date.now()): boolean {
  const timestamp = headers.get('x-timestamp') ?? '';
  const given = Buffer.from(headers.get('x-signature') ?? '');
  if (!secret || !/^\d{1,16}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > MAX_AGE_MS) return false;
  const right = Buffer.from(sign(secret, timestamp, body.toString('utf8')));
  return given.length === right.length && timingSafeEqual(given, right);
}
