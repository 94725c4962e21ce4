/** @jest-environment node */
import type { Redis } from 'ioredis';

import { sharedRedis } from '../instances/shared-redis';
import { countRequest } from './rate-limits';

/** Counts as Redis does, for the two calls of the library. */
class Counting {
  status = 'ready';
  readonly counts = new Map<string, number>();
  answer: () => Promise<void> = async () => undefined;
  defineCommand = () => undefined;

  rlflxIncr = async ([key = '', points = '']: string[]) => {
    await this.answer();
    const count = (this.counts.get(key) ?? 0) + Number(points);
    this.counts.set(key, count);
    return [count, 600_000];
  };
}

const redis = new Counting();
/** A visitor who has not been counted before. */
let visitors = 0;
const address = () => `203.0.113.${(visitors += 1)}`;
let lines: string[];

beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'warn').mockImplementation((line: unknown) => void lines.push(String(line)));
  redis.answer = async () => undefined;
  redis.counts.clear();
  process.env.REDIS_URL = 'redis://redis';
  process.env.REVALIDATE_SECRET = 's'.repeat(32);
  Object.assign(sharedRedis, { client: redis as unknown as Redis, state: 'ok' });
});

afterEach(() => {
  for (const name of ['REDIS_URL', 'REVALIDATE_SECRET']) Reflect.deleteProperty(process.env, name);
  Object.assign(sharedRedis, { client: undefined, state: undefined });
});

const count = async (times: number, visitor: string) => {
  const answers: (number | undefined)[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await countRequest('unverified', visitor));
  return answers.filter((seconds) => seconds === undefined).length;
};

test('instances count together: what another one has counted counts here', async () => {
  const visitor = address();
  expect(await count(3, visitor)).toBe(3);
  const [key = ''] = redis.counts.keys();
  expect(key).toMatch(/^site:[0-9a-f]{12}:limit:unverified:5:[0-9a-f]{4}$/);
  redis.counts.set(key, 4);
  expect(await count(3, visitor)).toBe(1);
  expect(await countRequest('unverified', visitor)).toBe(600);
});

test('no key has the address of a visitor, and the same visitor has the same key in every instance', async () => {
  await countRequest('unverified', '203.0.113.7');
  const [key = ''] = redis.counts.keys();
  expect(key).not.toContain('203');
  process.env.REVALIDATE_SECRET = 't'.repeat(32);
  await countRequest('unverified', '203.0.113.7');
  expect(redis.counts.size).toBe(2);
});

test('all addresses of an IPv6 visitor count as one, however they are written', async () => {
  const one = ['2001:db8::a:b:c:d', '2001:db8::b:b:c:d', '2001:DB8:0:0:1::', '2001:0db8:0000:0000:2:2:2:2'];
  for (const visitor of one) await countRequest('unverified', visitor);
  expect([...redis.counts.values()]).toEqual([one.length]);
  await countRequest('unverified', '2001:db8:0:1::a');
  expect(redis.counts.size).toBe(2);
});

test.each([
  ['refuses', () => Promise.reject(new Error('READONLY You can’t write against a read only replica.'))],
  ['takes half a second', () => new Promise<void>((resolve) => setTimeout(resolve, 500))],
  ['never answers', () => new Promise<void>(() => undefined)],
])('while Redis %s, this instance limits by itself, and waits once', async (_how, answer) => {
  let asked = 0;
  redis.answer = () => {
    asked += 1;
    return answer();
  };
  expect(await count(20, address())).toBe(5);
  expect(asked).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^redis: (failing|slow)/);
});
