/** @jest-environment node */
import { Registry } from './registry';
import { FakeRedis } from './support/fake-redis';

let redis: FakeRedis;
const keyOf = (...parts: string[]) => parts.join(':');
const instance = (name: string) => new Registry(redis.asClient, keyOf, { name, url: `http://${name}:3000` });
const namesOf = (registry: Registry) => registry.others.map(({ name }) => name).sort();
const expire = (registry: Registry) => redis.values.delete(keyOf('instance', registry.own.id));

let [a, b, c]: Registry[] = [];

beforeEach(async () => {
  redis = new FakeRedis();
  [a, b, c] = [instance('a'), instance('b'), instance('c')];
  for (const each of [a, b, c, a, b, c]) await each?.beat();
});

afterEach(() => jest.restoreAllMocks());

test('instances know each other, and none counts itself', () => {
  expect([a, b, c].map((each) => each && namesOf(each))).toEqual([
    ['b', 'c'],
    ['a', 'c'],
    ['a', 'b'],
  ]);
  expect(a?.others[0]).toEqual({ id: expect.any(String) as string, name: 'b', url: 'http://b:3000' });
});

test('an instance that no longer exists is forgotten when its registration expires', async () => {
  if (!a || !b) throw new Error('not registered');
  expire(b);
  await a.beat();
  expect(namesOf(a)).toEqual(['c']);
  expect([...(redis.sets.get('instances') ?? [])]).not.toContain(b.own.id);
  await b.beat();
  await a.beat();
  expect(namesOf(a)).toEqual(['b', 'c']);
});

test('an instance that leaves is forgotten at once', async () => {
  await b?.leave();
  await a?.beat();
  expect(a && namesOf(a)).toEqual(['c']);
});

test('after Redis has lost everything, the others have time to register again', async () => {
  if (!a || !b || !c) throw new Error('not registered');
  const now = jest.spyOn(performance, 'now');
  now.mockReturnValue(1_000_000);
  redis.flush();
  await a.beat();
  expect(namesOf(a)).toEqual(['b', 'c']);
  await b.beat();
  now.mockReturnValue(1_009_999);
  await a.beat();
  expect(namesOf(a)).toEqual(['b', 'c']);
  now.mockReturnValue(1_010_000);
  await a.beat();
  expect(namesOf(a)).toEqual(['b']);
});

test('while Redis fails, the last ones known stay', async () => {
  redis.problem = 'READONLY You can’t write against a read only replica.';
  await expect(a?.beat()).rejects.toThrow('READONLY');
  expect(a && namesOf(a)).toEqual(['b', 'c']);
});

test('a heartbeat tells how far Redis’ clock is off', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000 - 120_000);
  await expect(a?.beat()).resolves.toBe(120_500);
});

test('what is registered and not understood is no instance, stays registered, and is logged once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const text of ['', '{}', 'null', '{"id":"x","name":"x","url":"nowhere"}']) {
    redis.sets.get('instances')?.add('x');
    redis.values.set(keyOf('instance', 'x'), text);
    await a?.beat();
    expect(a && namesOf(a)).toEqual(['b', 'c']);
    expect([...(redis.sets.get('instances') ?? [])]).toContain('x');
  }
  expect(warn).toHaveBeenCalledTimes(1);
});
