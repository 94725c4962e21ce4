import 'server-only';

import { createHash, randomBytes } from 'node:crypto';

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { env } from '../env';
import { processWide } from '../process-wide.mjs';

/**
 * How many requests of each kind a visitor may send in ten minutes, before FORM_LIMIT_FACTOR. Without the captcha fewer
 * messages are allowed. Searches are many, because a whole office may have one address, and each takes the backend some
 * hundredths of a second.
 */
const limits = {
  message: 20,
  unverified: 5,
  upload: 40,
  captcha: 60,
  newsletter: 10,
  template: 10,
  search: 200,
} as const;

export type Counted = keyof typeof limits;

const windowSeconds = 600;

const counters = processWide('rate-limits', () => ({
  salt: randomBytes(16),
  limiters: new Map<string, RateLimiterMemory>(),
}));

/**
 * Addresses are hashed into 65,536 buckets, so that the counters have a bounded size and no address is stored. An IPv6
 * visitor owns a whole /64, so the /64 is counted.
 */
function bucketOf(address: string, salt: Buffer): string {
  const network = address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
  return createHash('sha256').update(salt).update(network).digest('hex').slice(0, 4);
}

/**
 * Counts a request of a visitor.
 *
 * @returns undefined if the request is allowed, otherwise the seconds after which to try again
 */
export async function countRequest(counted: Counted, address: string): Promise<number | undefined> {
  const { salt, limiters } = counters;
  const points = limits[counted] * env().formLimitFactor;
  const name = `${counted}:${points}`;
  const limiter = limiters.get(name) ?? new RateLimiterMemory({ points, duration: windowSeconds });
  limiters.set(name, limiter);
  try {
    await limiter.consume(bucketOf(address, salt));
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
