import type { DatabaseAdapterObj, PayloadRequest } from 'payload';
import { withAfterCommit } from '../../database/after-commit';
import { isStoredSince, noteStored } from './stored-since';

const later = () => new Promise((resolve) => setTimeout(resolve, 2));

/** A request in a transaction. */
function request() {
  const sessions: Record<string, object> = { t: {} };
  const end = () => Promise.resolve(delete sessions.t);
  const plain = { init: () => ({ sessions, commitTransaction: end, rollbackTransaction: end }) };
  const db = withAfterCommit(plain as unknown as DatabaseAdapterObj).init({} as never);
  return { db, req: { transactionID: 't', payload: { db } } as unknown as PayloadRequest };
}

test('a version counts from its commit on, for those who came before it', async () => {
  const { db, req } = request();
  const before = performance.now();
  await later();
  noteStored(req, 'popup');
  await later();
  const during = performance.now();
  expect(isStoredSince('popup', before)).toBe(false);
  await db.commitTransaction('t');
  expect(isStoredSince('popup', before)).toBe(true);
  expect(isStoredSince('popup', during)).toBe(false);
  expect(isStoredSince('footer', before)).toBe(false);
});

test('what was rolled back was not stored', async () => {
  const { db, req } = request();
  const before = performance.now();
  await later();
  noteStored(req, 'social');
  await db.rollbackTransaction('t');
  expect(isStoredSince('social', before)).toBe(false);
});
