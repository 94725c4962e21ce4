/** @jest-environment node */
import type { Redis } from 'ioredis';

import { meter } from '../telemetry/meter.mjs';
import { noteRedis, noteRedisFailure, readyRedis, redisKey, sharedRedis } from './shared-redis';

const client = { status: 'ready' } as Redis;
let lines: string[];

beforeEach(() => {
  lines = [];
  Object.assign(sharedRedis, { client, state: undefined, lastProblem: undefined });
  jest.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line));
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
});

test('an outage is logged once, whatever else goes wrong in it, and its end once', () => {
  noteRedis('ok');
  expect(lines).toEqual([]);
  noteRedisFailure(new Error('OOM command not allowed'));
  noteRedisFailure(new DOMException('not done in 250 ms', 'TimeoutError'));
  expect(sharedRedis.state).toBe('slow');
  for (const state of ['ok', 'ok'] as const) noteRedis(state);
  expect(lines).toEqual([
    'redis: failing (OOM command not allowed); this instance serves and limits by itself until it is back',
    'redis: answers again',
  ]);
});

test('operators can count how often the instance went on by itself', () => {
  const count = jest.fn();
  meter.sink = { count, observe: jest.fn() };
  for (const state of ['ok', 'slow', 'failing', 'ok', 'unreachable'] as const) noteRedis(state);
  meter.sink = undefined;
  const lost = (state: string) => ['site_redis_losses_total', { state }];
  expect(count.mock.calls).toEqual([lost('slow'), lost('unreachable')]);
});

test('a Redis that is away at the start is logged with its reason', () => {
  sharedRedis.client = { status: 'reconnecting' } as Redis;
  sharedRedis.lastProblem = 'connect ECONNREFUSED 127.0.0.1:6379';
  noteRedisFailure(new Error('Stream isn’t writeable'));
  expect(lines).toEqual([expect.stringContaining('redis: unreachable (connect ECONNREFUSED 127.0.0.1:6379)')]);
});

test('visitors use it only while it answers well', () => {
  expect(readyRedis()).toBeUndefined();
  noteRedis('ok');
  expect(readyRedis()).toBe(client);
  noteRedis('slow', '500 ms');
  expect(readyRedis()).toBeUndefined();
});

test('sites with different addresses share no key', () => {
  expect(redisKey('https://a.example', 'announcements')).not.toBe(redisKey('https://b.example', 'announcements'));
  expect(redisKey('https://a.example', 'limit', 'search')).toMatch(/^site:[0-9a-f]{12}:limit:search$/);
});
