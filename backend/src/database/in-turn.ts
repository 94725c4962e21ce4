import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { processWide } from '../process-wide';
import { Room } from './room';
import { queryPostgres, isShared } from './queries';

/**
 * How many tasks of a process hold a transaction at once. They need further connections of the same pool (ten) for what
 * is stored beside the transaction: if each connection were held by one that waits for another, none would go on.
 */
const AT_ONCE = 4;

/** How long a crashed machine keeps its locks. PostgreSQL does not notice the crash itself. */
const IDLE_TIMEOUT_MS = 60_000;

/** Longer than any save. A process that hangs with the lock must not make all others wait for ever. */
const LOCK_TIMEOUT_MS = 10_000;

const timeouts = [
  `set_config('idle_in_transaction_session_timeout', '${IDLE_TIMEOUT_MS}', true)`,
  `set_config('lock_timeout', '${LOCK_TIMEOUT_MS}', true)`,
].join(', ');

const room = () => processWide('database.turns', () => new Room(AT_ONCE));
const lines = () => processWide('database.lines', () => new Map<string, Promise<unknown>>());

/** PostgreSQL's locks have numbers of 64 bits, not names. */
export const lockNumber = (name: string): bigint => createHash('sha256').update(name).digest().readBigInt64BE();

/** Runs tasks of one name one after another, in this process. */
export async function inLine<T>(name: string, task: () => Promise<T>): Promise<T> {
  const waiting = lines();
  const turn = (waiting.get(name) ?? Promise.resolve()).then(task);
  // The caller handles a failed task; the next one runs anyway.
  const end = turn.catch(() => undefined);
  waiting.set(name, end);
  try {
    return await turn;
  } finally {
    if (waiting.get(name) === end) waiting.delete(name);
  }
}

/**
 * Runs tasks of one name one after another, in all processes that share the database, so that reading, comparing and
 * writing are not interleaved. On PostgreSQL the lock belongs to the transaction that writes: it cannot be lost while
 * the write succeeds, and a killed process gives it up. SQLite has no transactions here (`sqlite.ts`) and one process
 * (`one-process.ts`).
 *
 * @param req the task's requests to the database must pass it on: it carries the transaction
 * @param beforeLock is called when the tasks of this process before it have ended. If it throws, the turn ends there,
 * before anything is asked of the database
 * @throws errors of the task, and of a database that could not store what the task wrote
 */
export function inTurn<T>(
  req: PayloadRequest,
  name: string,
  task: () => Promise<T>,
  beforeLock?: () => void,
): Promise<T> {
  // In this process first: waiting in the database takes a connection.
  return inLine(name, async () => {
    beforeLock?.();
    return isShared(req.payload.db) ? room().run(() => locked(req, name, task)) : task();
  });
}

/**
 * Waits for a lock of all processes, on PostgreSQL. The transaction of the request has it until it ends, so that nothing
 * that is read now changes before it is written.
 */
export async function lockUntilEnd(req: PayloadRequest, name: string): Promise<void> {
  // Sent together. In a busy process, reading an answer takes much longer than PostgreSQL needs to give it.
  await queryPostgres(req, `select ${timeouts}; select pg_advisory_xact_lock(${lockNumber(name)})`);
}

async function locked<T>(req: PayloadRequest, name: string, task: () => Promise<T>): Promise<T> {
  const { db } = req.payload;
  const id = await db.beginTransaction();
  if (id === null) throw new Error('the database began no transaction');
  req.transactionID = id;
  try {
    await lockUntilEnd(req, name);
    const result = await task();
    // Payload ends the transaction of a request when an operation of it fails. Whoever caught that error wrote the rest
    // without the lock.
    if (req.transactionID !== id || !(id in (db.sessions ?? {})))
      throw new Error(`the transaction of ${name} ended before its task`);
    await db.commitTransaction(id);
    return result;
  } catch (error) {
    await db.rollbackTransaction(id);
    throw error;
  } finally {
    delete req.transactionID;
  }
}
