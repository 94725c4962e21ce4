import { createHmac, timingSafeEqual } from 'node:crypto';

import { BodyTooLarge, readAtMost } from '../http/bounded-body.mjs';

/** A signed request is valid for five minutes (docs/contract.md#signatures). */
const maxAgeMs = 5 * 60 * 1000;

const maxBodyBytes = 64 * 1024;
const maxTags = 1000;
const maxTagLength = 256;

interface Announcement {
  tags: string[];
  /** Sent by this site: the data has been fetched already, and the sender requests the pages. */
  isFetched: boolean;
}

type Revalidation = ({ isValid: true } & Announcement) | { isValid: false; status: 400 | 401 | 413; message: string };

const refuse = (status: 400 | 401 | 413, message: string): Revalidation => ({ isValid: false, status, message });

/**
 * The signature of a webhook: HMAC-SHA256 over the timestamp and the raw body.
 *
 * @param timestamp milliseconds since 1970, as sent in `x-timestamp`
 * @returns the value of `x-signature`
 */
export function sign(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/**
 * Whether a text was signed with the secret, within five minutes.
 *
 * @param secret undefined refuses every signature
 * @param text what was signed: a body, or the path of a request without one
 * @param sent the values of `x-timestamp` and `x-signature`
 * @param now milliseconds since 1970
 */
export function isSigned(
  secret: string | undefined,
  text: string,
  { timestamp, signature }: { timestamp: string; signature: string },
  now: number,
): boolean {
  const isRecent = /^\d{1,16}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= maxAgeMs;
  return secret !== undefined && isRecent && isSame(signature, sign(secret, timestamp, text));
}

/** The body's text, or undefined if it is too large. Its `content-length` is not trusted. */
async function readBody({ body }: Request): Promise<string | undefined> {
  try {
    return (await readAtMost(body, maxBodyBytes)).toString();
  } catch (error) {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  }
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function parse(body: string): Announcement | undefined {
  try {
    const { tags, isFetched } = (JSON.parse(body) ?? {}) as { tags?: unknown; isFetched?: unknown };
    const isTag = (tag: unknown): tag is string => typeof tag === 'string' && tag !== '' && tag.length <= maxTagLength;
    if (!Array.isArray(tags) || tags.length > maxTags || !tags.every(isTag)) return undefined;
    return { tags, isFetched: isFetched === true };
  } catch {
    return undefined;
  }
}

/**
 * Reads and checks a revalidation request.
 *
 * @param secret the shared secret; undefined refuses every request
 * @param now milliseconds since 1970
 */
export async function readRevalidation(
  request: Request,
  secret: string | undefined,
  now: number,
): Promise<Revalidation> {
  if (!secret) return refuse(401, 'REVALIDATE_SECRET is not set');
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return refuse(413, 'The body is too large');
  const timestamp = request.headers.get('x-timestamp') ?? '';
  const age = Math.abs(now - Number(timestamp));
  if (!/^\d{1,16}$/.test(timestamp) || age > maxAgeMs) return refuse(401, 'The timestamp is missing or too old');
  const body = await readBody(request);
  if (body === undefined) return refuse(413, 'The body is too large');
  if (!isSame(request.headers.get('x-signature') ?? '', sign(secret, timestamp, body))) {
    return refuse(401, 'The signature is wrong');
  }
  const announcement = parse(body);
  return announcement ? { isValid: true, ...announcement } : refuse(400, 'Expected { "tags": string[] }');
}
