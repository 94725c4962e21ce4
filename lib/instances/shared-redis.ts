import { createHash } from 'node:crypto';

import type { Redis } from 'ioredis';

import { processWide } from '../process-wide.mjs';
import { countEvent } from '../telemetry/meter.mjs';

/**
 * How Redis is: `slow` where it takes longer than a visitor may wait, `failing` where it refuses, `unreachable` where
 * there is no connection.
 */
export type RedisState = 'ok' | 'slow' | 'failing' | 'unreachable';

/** What a call of a visitor may wait for Redis, in milliseconds. Then the site goes on by itself. */
export const visitorMs = 250;

interface SharedRedis {
  /** Undefined where the site runs alone. */
  client?: Redis;
  /** Undefined until the first attempt. */
  state?: RedisState;
  /** Why there is no connection: the commands do not know. */
  lastProblem?: string;
}

/** Opened by the server, used by routes, which are bundled separately: they take no client library along. */
export const sharedRedis = processWide<SharedRedis>('redis', () => ({}));

/** The client, if an answer can be expected in time. */
export const readyRedis = () => (sharedRedis.state === 'ok' ? sharedRedis.client : undefined);

/**
 * The name of a key. Sites with different public addresses share nothing, even on one Redis.
 *
 * @param siteUrl the public base address, the same for all instances
 */
export function redisKey(siteUrl: string, ...parts: string[]): string {
  const site = createHash('sha256').update(siteUrl).digest('hex').slice(0, 12);
  return ['site', site, ...parts].join(':');
}

/** Logs and counts when Redis fails, and logs when it is back: once each, whatever else goes wrong in between. */
export function noteRedis(state: RedisState, reason = ''): void {
  const wasGood = sharedRedis.state === undefined || sharedRedis.state === 'ok';
  const isFirst = sharedRedis.state === undefined;
  sharedRedis.state = state;
  if (state !== 'ok' && wasGood) {
    countEvent('site_redis_losses_total', { state });
    console.warn(`redis: ${state} (${reason}); this instance serves and limits by itself until it is back`);
  }
  if (state === 'ok' && !isFirst && !wasGood) console.info('redis: answers again');
}

/** Whether a command had no answer in time. @param error of the command */
export const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** @param error of a command */
export function noteRedisFailure(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const { client, lastProblem } = sharedRedis;
  if (isTimeout(error)) noteRedis('slow', reason);
  else if (client?.status === 'ready') noteRedis('failing', reason);
  else noteRedis('unreachable', lastProblem ?? reason);
}
