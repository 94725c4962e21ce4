import type { DatabaseAdapter, Payload } from 'payload';
import { withAfterCommit, afterCommit } from './after-commit';

/** A PostgreSQL whose transaction ends as told. */
function openDatabase(end: { status?: string; abortedBy?: Error }) {
  const rolledBack: unknown[] = [];
  const session = {
    execute: async () => {
      if (end.abortedBy) throw end.abortedBy;
      return { rows: [{ number: '7' }] };
    },
  };
  const db = {
    name: 'postgres',
    drizzle: { execute: async () => ({ rows: [{ status: end.status }] }) },
    sessions: { one: { db: session } } as Record<string, unknown>,
    commitTransaction: async () => undefined,
    rollbackTransaction: async (id: string) => void rolledBack.push(id),
  };
  const payload = { db } as unknown as Payload;
  Object.assign(db, { payload });
  const adapter = withAfterCommit({ init: () => db as unknown as DatabaseAdapter } as never) as unknown as {
    init: (args: unknown) => DatabaseAdapter;
  };
  return { db: adapter.init({}), payload, rolledBack };
}

const seen = jest.fn();
beforeEach(() => seen.mockClear());

it('runs what waits for the commit once PostgreSQL says that it is stored', async () => {
  const { db, payload } = openDatabase({ status: 'committed' });
  afterCommit({ payload, transactionID: 'one' } as never, seen);
  await db.commitTransaction('one');
  expect(seen).toHaveBeenCalledTimes(1);
});

it.each(['aborted', 'in progress', undefined])('fails where the commit ended as %s', async (status) => {
  const { db, payload } = openDatabase({ status });
  afterCommit({ payload, transactionID: 'one' } as never, seen);
  await expect(db.commitTransaction('one')).rejects.toThrow('did not store');
  expect(seen).not.toHaveBeenCalled();
});

it('rolls back a transaction in which a statement failed, and says which error it was', async () => {
  const { db, rolledBack } = openDatabase({ abortedBy: new Error('current transaction is aborted') });
  await expect(db.commitTransaction('one')).rejects.toThrow('aborted');
  expect(rolledBack).toEqual(['one']);
});
