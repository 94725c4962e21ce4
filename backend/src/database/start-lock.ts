import type { DatabaseAdapterObj } from 'payload';
import { processWide } from '../process-wide';

/** Names the lock among those of the database; nothing else uses this number. */
export const START_LOCK = 20_261_122;

interface Connection {
  query: (statement: string) => Promise<{ rows: Record<string, unknown>[] }>;
  release: () => void;
}

/** What of Payload's adapter for PostgreSQL is needed here. */
interface Database {
  migrate: (options?: unknown) => Promise<void>;
  pool: { connect: () => Promise<Connection> };
  payload: { logger: { info: (line: string) => void } };
}

const held = processWide<{ by?: Connection }>('start-lock', () => ({}));

/** An administrator's limits are for queries; a first import takes minutes. */
const WITHOUT_LIMITS = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];

/**
 * The lock belongs to a transaction that does nothing else, not to the session: so it works behind a pooler that gives
 * each transaction another connection. It ends with the process, however that ends.
 */
async function lockStart({ pool, payload }: Database): Promise<void> {
  if (held.by) return;
  const connection = await pool.connect();
  await connection.query('BEGIN');
  for (const limit of WITHOUT_LIMITS) await connection.query(`SET LOCAL ${limit} = 0`);
  const { rows } = await connection.query(`SELECT pg_try_advisory_xact_lock(${START_LOCK}) AS "isOurs"`);
  if (!rows[0]?.isOurs) {
    payload.logger.info('start: another backend starts on this database; waiting for it');
    await connection.query(`SELECT pg_advisory_xact_lock(${START_LOCK})`);
  }
  held.by = connection;
}

/** Lets the next backend start. */
export async function unlockStart(): Promise<void> {
  const { by: connection } = held;
  if (!connection) return;
  held.by = undefined;
  await connection.query('COMMIT');
  connection.release();
}

/**
 * Has an adapter for PostgreSQL migrate under a lock that it keeps until `unlockStart`: of backends that start at once,
 * one migrates and imports, and the next finds that done.
 */
export function withStartLock<A extends DatabaseAdapterObj>(adapter: A): A {
  return {
    ...adapter,
    init(args) {
      const db = adapter.init(args) as unknown as Database;
      const { migrate } = db;
      db.migrate = async function (this: Database, options) {
        await lockStart(this);
        await migrate.call(this, options);
      };
      return db;
    },
  } as A;
}
