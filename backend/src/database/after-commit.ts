import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload';
import { watchCommit } from './require-commit';
import { isShared } from './queries';

type Task = () => void;
type TransactionId = number | string;

/** Tasks that wait for their transaction to end. */
const waiting = new Map<TransactionId, Task[]>();

/**
 * Runs a task when the request's changes are visible to others: after the commit, or at once without a transaction.
 * Payload's own hooks all run before the commit. A rollback drops the task.
 */
export function afterCommit({ transactionID, payload }: PayloadRequest, task: Task): void {
  const schedule = (id: TransactionId | null | undefined) => {
    const isOpen = id !== undefined && id !== null && id in (payload.db.sessions ?? {});
    if (!isOpen) return task();
    waiting.set(id, [...(waiting.get(id) ?? []), task]);
  };
  if (transactionID instanceof Promise) void transactionID.then(schedule);
  else schedule(transactionID);
}

function take(id: TransactionId): Task[] {
  const tasks = waiting.get(id) ?? [];
  waiting.delete(id);
  return tasks;
}

async function commitAndCheck(db: BaseDatabaseAdapter, id: TransactionId, commit: () => Promise<void>): Promise<void> {
  // SQLite runs without transactions (`sqlite.ts`).
  if (!isShared(db) || !(id in (db.sessions ?? {}))) return commit();
  const check = await watchCommit(db.payload, id);
  await commit();
  await check();
}

/** Makes an adapter report the end of transactions to `afterCommit`. */
export function withAfterCommit<A extends DatabaseAdapterObj>(adapter: A): A {
  return {
    ...adapter,
    init(args) {
      const db = adapter.init(args);
      const { commitTransaction, rollbackTransaction } = db;
      db.commitTransaction = async function (incomingId) {
        const id = await incomingId;
        try {
          await commitAndCheck(this, id, () => commitTransaction.call(this, id));
        } catch (error) {
          take(id);
          await rollbackTransaction.call(this, id);
          throw error;
        }
        for (const task of take(id)) task();
      };
      db.rollbackTransaction = async function (incomingId) {
        const id = await incomingId;
        take(id);
        await rollbackTransaction.call(this, id);
      };
      return db;
    },
  } as A;
}
