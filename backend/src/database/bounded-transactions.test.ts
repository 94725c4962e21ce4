import type { DatabaseAdapterObj } from 'payload';
import { enterRequest } from '../http/request-id';
import { withBoundedTransactions } from './bounded-transactions';

let begun: string[];
let db: ReturnType<DatabaseAdapterObj['init']>;
let isBroken: boolean;
const settle = () => jest.advanceTimersByTimeAsync(0);

/** A transaction of a request, as Payload begins one. */
const begin = (request?: string) =>
  new Promise<string>((resolve, reject) => {
    void Promise.resolve().then(async () => {
      if (request !== undefined) enterRequest(request);
      db.beginTransaction().then((id) => resolve(String(id)), reject);
    });
  });
const beginMany = (count: number, from = 0) => {
  for (let index = from; index < from + count; index += 1) void begin(`request-${index}`);
};

beforeEach(() => {
  jest.useFakeTimers();
  begun = [];
  isBroken = false;
  const adapter = {
    name: 'postgres',
    init: () => ({
      beginTransaction: async () => {
        if (isBroken) throw new Error('no connection');
        begun.push(`${begun.length}`);
        return begun.at(-1);
      },
      commitTransaction: async () => undefined,
      rollbackTransaction: async () => undefined,
    }),
  };
  db = withBoundedTransactions(adapter as unknown as DatabaseAdapterObj).init({} as never);
});

afterEach(async () => {
  for (const id of begun) await db.commitTransaction(id);
  jest.useRealTimers();
});

it('lets six requests hold a transaction, and the next one when one has ended, well or not', async () => {
  beginMany(8);
  await settle();
  expect(begun).toHaveLength(6);
  await db.commitTransaction('0');
  await settle();
  expect(begun).toHaveLength(7);
  await db.rollbackTransaction('1');
  await settle();
  expect(begun).toHaveLength(8);
});

it('lets a request with a transaction begin another one, and keeps its place until the last has ended', async () => {
  beginMany(6);
  await settle();
  await begin('request-0');
  expect(begun).toHaveLength(7);
  void begin('another');
  await db.commitTransaction('0');
  await settle();
  expect(begun).toHaveLength(7);
  await db.commitTransaction('6');
  await settle();
  expect(begun).toHaveLength(8);
});

it('does not count the transactions of timers', async () => {
  beginMany(6);
  await settle();
  await begin();
  expect(begun).toHaveLength(7);
});

it('takes no place for a transaction that could not begin', async () => {
  isBroken = true;
  for (let index = 0; index < 8; index += 1) await expect(begin(`request-${index}`)).rejects.toThrow('no connection');
  isBroken = false;
  beginMany(6);
  await settle();
  expect(begun).toHaveLength(6);
});

it('gives up after 15 seconds of waiting, and leaves the place to others', async () => {
  beginMany(6);
  await settle();
  const late = begin('late');
  const failed = expect(late).rejects.toThrow('no place became free within 15000 ms');
  await jest.advanceTimersByTimeAsync(15_000);
  await failed;
  void begin('next');
  await db.commitTransaction('0');
  await settle();
  expect(begun).toHaveLength(7);
});

it('takes the place of a transaction that nobody ends after two minutes', async () => {
  beginMany(6);
  await settle();
  await jest.advanceTimersByTimeAsync(119_000);
  void begin('next');
  await settle();
  expect(begun).toHaveLength(6);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(begun).toHaveLength(7);
});
