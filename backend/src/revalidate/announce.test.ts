import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DatabaseAdapterObj, PayloadRequest } from 'payload';
import { withAfterCommit } from '../database/after-commit';
import { announce } from './announce';

let mockTarget = { url: '', secret: 'secret' };
jest.mock('../runtime-env', () => ({ readRuntimeEnv: () => ({ revalidation: mockTarget }) }));

let server: Server;
let received = 0;
/** What was kept, and how: beside the transaction or in it. */
let kept: [string, string[]][] = [];
let problem: Error | undefined;

const note = (how: string, data: object) => {
  if (problem) throw problem;
  kept.push([how, (data as { tags: string[] }).tags]);
};

const kv = {
  set: async (_key: string, data: object) => note('beside', data),
  delete: async () => void (kept = []),
};

function requestOf(name: string, transactionID?: string) {
  const sessions = { t: {} };
  const end = async (id: unknown) => void Reflect.deleteProperty(sessions, String(id));
  const create = async ({ data, req }: { data: { data: object }; req: PayloadRequest }) =>
    note(`in ${String(req.transactionID)}`, data.data);
  const plain = { init: () => ({ name, sessions, create, commitTransaction: end, rollbackTransaction: end }) };
  const db = withAfterCommit(plain as unknown as DatabaseAdapterObj).init({} as never);
  const logger = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const req = { transactionID, context: {}, payload: { db, kv, logger } } as unknown as PayloadRequest;
  return { req, logger, end: (how: 'commitTransaction' | 'rollbackTransaction') => db[how]('t') };
}

beforeEach(async () => {
  [received, kept, problem] = [0, [], undefined];
  // The deliveries are one for the whole process.
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (/announcements/.test(String(key))) Reflect.deleteProperty(globalThis, key);
  server = createServer((_request, response) => {
    received += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mockTarget = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret: 'secret' };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function isDelivered(): Promise<void> {
  while (received === 0 || kept.length > 0) await new Promise((resolve) => setTimeout(resolve, 2));
}

test('on PostgreSQL it is kept in the transaction of the change, and sent after the commit', async () => {
  const { req, end } = requestOf('postgres', 't');
  // The check of the commit asks PostgreSQL (`require-commit.test.ts`).
  Object.assign(req.payload.db, { drizzle: {}, payload: req.payload });
  Object.assign(req.payload.db.sessions?.t ?? {}, { db: { execute: async () => ({ rows: [] }) } });
  await announce(req, ['page:a']);
  expect(kept).toEqual([['in t', ['page:a']]]);
  expect(received).toBe(0);
  await end('commitTransaction');
  await isDelivered();
});

test('a change whose announcement cannot be kept with it fails, and is not announced', async () => {
  const { req, end } = requestOf('postgres', 't');
  problem = new Error('the connection broke');
  await expect(announce(req, ['page:a'])).rejects.toThrow('the connection broke');
  await end('rollbackTransaction');
  expect([received, kept]).toEqual([0, []]);
});

test.each([
  ['postgres', undefined],
  ['sqlite', undefined],
  ['sqlite', 't'],
])('on %s with the transaction %s it is kept before the answer', async (name, transactionID) => {
  const { req, end } = requestOf(name, transactionID);
  const done = announce(req, ['page:a']);
  expect(kept).toEqual([['beside', ['page:a']]]);
  await done;
  if (transactionID) await end('commitTransaction');
  await isDelivered();
});

test('without a transaction the change is stored already: what cannot be kept is announced all the same', async () => {
  const { req, logger } = requestOf('sqlite');
  problem = new Error('the disk is full');
  await announce(req, ['page:a']);
  expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('announcements are not kept (the disk is full)'));
  await isDelivered();
});
