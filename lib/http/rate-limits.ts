import 'server-only';

import { createHash, randomBytes } from 'node:crypto';

import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { env } from '../env';
import { noteRedisFailure, readyRedis, redisKey, visitorMs } from '../instances/shared-redis';
import { processWide } from '../process-wide.mjs';
import { addressNetwork } from './address-network';
import { withDeadline } from './with-deadline';

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
  own: new Map<string, RateLimiterMemory>(),
  shared: new Map<string, RateLimiterRedis>(),
}));

/** What addresses are hashed with: the same in every instance where they count together. */
function saltOf(): Buffer {
  const { redisUrl, revalidateSecret } = env();
  if (redisUrl === undefined) return counters.salt;
  return createHash('sha256')
    .update(`rate-limits ${revalidateSecret ?? redisUrl}`)
    .digest();
}

/** Addresses are hashed into 65,536 buckets, so that the counters have a bounded size and no address is stored. */
function bucketOf(address: string, salt: Buffer): string {
  return createHash('sha256').update(salt).update(addressNetwork(address)).digest('hex').slice(0, 4);
}

function made<T>(limiters: Map<string, T>, name: string, make: () => T): T {
  const limiter = limiters.get(name) ?? make();
  limiters.set(name, limiter);
  return limiter;
}

/**
 * Counts in Redis, for all instances together; by itself, from zero, while Redis is away or takes too long.
 *
 * @throws {RateLimiterRes} if there were too many
 */
async function consume(counted: Counted, points: number, bucket: string): Promise<void> {
  const [name, duration] = [`${counted}:${points}`, windowSeconds];
  const storeClient = readyRedis();
  if (storeClient) {
    const limiter = made(counters.shared, name, () => {
      const keyPrefix = redisKey(env().siteUrl, 'limit', name);
      return new RateLimiterRedis({ storeClient, keyPrefix, points, duration });
    });
    try {
      await withDeadline(visitorMs, () => limiter.consume(bucket));
      return;
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      noteRedisFailure(error);
    }
  }
  await made(counters.own, name, () => new RateLimiterMemory({ points, duration })).consume(bucket);
}

/**
 * Counts a request of a visitor.
 *
 * @returns undefined if the request is allowed, otherwise the seconds after which to try again
 */
export async function countRequest(counted: Counted, address: string): Promise<number | undefined> {
  const points = limits[counted] * env().formLimitFactor;
  try {
    await consume(counted, points, bucketOf(address, saltOf()));
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
