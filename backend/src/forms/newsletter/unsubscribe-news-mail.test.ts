import type { PayloadRequest } from 'payload';

type Row = Record<string, string | null>;
type Condition = (row: Row) => boolean;

let row: Row;

/** Conditions on the one row that there is. */
jest.mock('@payloadcms/db-sqlite/drizzle', () => ({
  eq: (column: string, value: string) => (one: Row) => one[column] === value,
  ne: (column: string, value: string) => (one: Row) => one[column] !== value,
  isNotNull: (column: string) => (one: Row) => one[column] !== null,
  and:
    (...all: Condition[]) =>
    (one: Row) =>
      all.every((condition) => condition(one)),
  or:
    (...all: Condition[]) =>
    (one: Row) =>
      all.some((condition) => condition(one)),
}));
jest.mock('../http/limits', () => ({ limit: () => Promise.resolve() }));
jest.mock('../../runtime-env', () => ({
  readRuntimeEnv: () => ({ forms: { trustedProxies: [] }, visitorSecret: '' }),
}));
jest.mock('../http/client-address', () => ({ clientAddress: () => '192.0.2.1' }));
jest.mock('../tables', () => ({
  stamp: () => 'now',
  openTables: () => ({
    table: () => ({ id: 'id', state: 'state', confirmHash: 'confirmHash', unsubscribeHash: 'unsubscribeHash' }),
    db: {
      select: () => ({
        from: () => ({ where: (is: Condition) => ({ limit: () => Promise.resolve([row].filter(is)) }) }),
      }),
      update: () => ({
        set: (values: Row) => ({
          where: (is: Condition) => Promise.resolve(is(row) && void Object.assign(row, values)),
        }),
      }),
    },
  }),
}));

import { hashToken } from '../secrets';
import { unsubscribeNewsMail } from './unsubscribe-news-mail';

const token = 'a'.repeat(64);

const unsubscribe = async () => {
  const searchParams = new URLSearchParams({ token });
  const request = { payload: { logger: console }, searchParams, headers: new Headers() };
  return unsubscribeNewsMail.handler(request as unknown as PayloadRequest);
};

const unsubscribed = { unsubscribeHash: hashToken(token), state: 'unsubscribed', unsubscribedAt: 'earlier' };

it('also cancels a confirmation that was asked for after an earlier unsubscription', async () => {
  row = { ...unsubscribed, confirmHash: 'renewed', nextAttemptAt: 'soon' };
  expect((await unsubscribe()).status).toBe(200);
  expect(row).toMatchObject({ state: 'unsubscribed', confirmHash: null, nextAttemptAt: null });
});

it('keeps the time of an unsubscription that is repeated', async () => {
  row = { ...unsubscribed, confirmHash: null, nextAttemptAt: null };
  expect((await unsubscribe()).status).toBe(200);
  expect(row).toMatchObject({ unsubscribedAt: 'earlier' });
});
