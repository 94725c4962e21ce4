import type { DatabaseAdapterObj, PayloadRequest } from 'payload';
import { afterCommit, withAfterCommit } from './after-commit';

/** An adapter with one open transaction, `t`. */
function openTransaction() {
  const sessions = { t: {} };
  const end = async (id: unknown) => {
    await Promise.resolve();
    Reflect.deleteProperty(sessions, String(id));
  };
  const plain = { init: () => ({ sessions, commitTransaction: end, rollbackTransaction: end }) };
  const db = withAfterCommit(plain as unknown as DatabaseAdapterObj).init({} as never);
  const request = (transactionID?: unknown) => ({ transactionID, payload: { db } }) as unknown as PayloadRequest;
  return { db, request, isOpen: () => 't' in sessions };
}

describe('afterCommit', () => {
  it('waits for the commit', async () => {
    const { db, request, isOpen } = openTransaction();
    const seenOpen: boolean[] = [];
    afterCommit(request('t'), () => seenOpen.push(isOpen()));
    expect(seenOpen).toEqual([]);
    await db.commitTransaction('t');
    expect(seenOpen).toEqual([false]);
    await db.commitTransaction('t');
    expect(seenOpen).toHaveLength(1);
  });

  it('drops the task with a rollback', async () => {
    const { db, request } = openTransaction();
    const task = jest.fn();
    afterCommit(request('t'), task);
    await db.rollbackTransaction('t');
    await db.commitTransaction('t');
    expect(task).not.toHaveBeenCalled();
  });

  it('runs at once without a transaction, and after one that has ended', () => {
    const { request } = openTransaction();
    const task = jest.fn();
    afterCommit(request(), task);
    afterCommit(request('ended'), task);
    expect(task).toHaveBeenCalledTimes(2);
  });
});
