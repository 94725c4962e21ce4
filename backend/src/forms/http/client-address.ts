import { createHmac, timingSafeEqual } from 'node:crypto';

interface Trust {
  /** The secret of the site's signatures. */
  secret: string | undefined;
  trustedProxies: number;
}

const MAX_AGE_MS = 5 * 60 * 1000;

/** Clients that bypass the site and known proxies are counted as one. */
const DIRECT = 'direct';

/**
 * The address for rate limits: the visitor's as signed by the site, else the one that known proxies saw.
 * `X-Forwarded-For` alone is not trusted: Next passes on whatever a client writes there. So without a proxy all
 * unsigned requests share one limit.
 */
export function clientAddress(headers: Headers, trust: Trust, now = Date.now()): string {
  return network(
    signedAddress(headers, trust.secret, now) ?? forwardedAddress(headers, trust.trustedProxies) ?? DIRECT,
  );
}

function signedAddress(headers: Headers, secret: string | undefined, now: number): string | undefined {
  const [address, timestamp, signature] = ['x-client-address', 'x-timestamp', 'x-signature'].map((name) =>
    headers.get(name),
  );
  if (!secret || !address || !timestamp || !signature || address.length > 64) return undefined;
  if (!(Math.abs(now - Number(timestamp)) <= MAX_AGE_MS)) return undefined;
  const right = Buffer.from(signAddress(secret, timestamp, address));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given) ? address : undefined;
}

/** @param timestamp milliseconds since 1970 */
export function signAddress(secret: string, timestamp: string, address: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${address}`).digest('hex')}`;
}

/** Each proxy appends the address it saw, so the visitor's is as many places from the end as there are proxies. */
function forwardedAddress(headers: Headers, proxies: number): string | undefined {
  if (proxies === 0) return undefined;
  const seen = headers.get('x-forwarded-for')?.split(',') ?? [];
  return seen.at(-proxies)?.trim() || undefined;
}

/** Some proxies write the port too, which is another one for each connection. */
const withoutPort = (address: string) =>
  address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^((?:::ffff:)?\d+(?:\.\d+){3}):\d+$/i, '$1');

/** An IPv6 visitor has a whole /64 to choose addresses from. */
export function network(address: string): string {
  const plain = withoutPort(address)
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
