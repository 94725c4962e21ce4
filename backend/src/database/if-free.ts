import type { Payload } from 'payload';
import { lockNumber } from './in-turn';
import { isShared, poolOf } from './queries';

/**
 * Runs a task unless another process is running one of this name. The lock belongs to a connection, so a process that
 * is killed gives it up. On SQLite there is no other process (`one-process.ts`).
 *
 * @returns whether it was run
 * @throws errors of the task, and of a database that cannot be asked
 */
export async function ifFree(payload: Payload, name: string, task: () => Promise<unknown>): Promise<boolean> {
  if (!isShared(payload.db)) {
    await task();
    return true;
  }
  const connection = await poolOf(payload).connect();
  const number = lockNumber(`only:${name}`);
  try {
    const { rows } = await connection.query<{ ours: boolean }>(`select pg_try_advisory_lock(${number}) as ours`);
    const isOurs = rows[0]?.ours === true;
    if (isOurs) await task();
    if (isOurs) await connection.query(`select pg_advisory_unlock(${number})`);
    connection.release();
    return isOurs;
  } catch (error) {
    // Closed, so that the lock ends in any case.
    connection.release(true);
    throw error;
  }
}
