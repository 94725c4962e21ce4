import type { Payload } from 'payload';
import { forgetDonePlans, forgetPlanned, keepPlanned, readPlanned } from './planned-content';

/** A database with open plans, by their ids, and with a key-value table. */
function databaseWith(...ids: number[]) {
  const stored = new Map<string, object>([['held-draft:page:1', {}]]);
  const logged: unknown[] = [];
  const payload = {
    db: { find: () => Promise.resolve({ docs: ids.map((id) => ({ id })) }) },
    kv: {
      get: (key: string) => Promise.resolve(stored.get(key) ?? null),
      set: (key: string, value: object) => Promise.resolve(void stored.set(key, value)),
      keys: () => Promise.resolve([...stored.keys()]),
      delete: (key: string) => Promise.resolve(void stored.delete(key)),
    },
    logger: { error: (entry: unknown) => void logged.push(entry) },
  } as unknown as Payload;
  return { payload, ids, stored, logged };
}

const contents = { a: { publicTime: '1', content: { title: 'Bir' } } };

test('what a plan publishes is stored as long as the plan is open', async () => {
  const { payload, ids, stored } = databaseWith(1, 2);
  await keepPlanned(payload, { id: 1 }, contents);
  await keepPlanned(payload, { id: 2 }, contents);
  await forgetDonePlans(payload);
  expect(await readPlanned(payload, 1)).toEqual(contents);
  ids.shift();
  await forgetDonePlans(payload);
  expect(await readPlanned(payload, 1)).toBeNull();
  expect(await readPlanned(payload, 2)).toEqual(contents);
  await forgetPlanned(payload, [{ id: 2 }]);
  expect([...stored.keys()]).toEqual(['held-draft:page:1']);
});

test('a plan ends, also if what it has stored cannot be removed', async () => {
  const { payload, logged } = databaseWith();
  await keepPlanned(payload, { id: 1 }, contents);
  payload.kv.delete = () => Promise.reject(new Error('the disk is full'));
  await forgetPlanned(payload, [{ id: 1 }]);
  await forgetDonePlans(payload);
  expect(logged).toHaveLength(2);
});
