import type { postgresAdapter } from '@payloadcms/db-postgres';
import { requireDatabase } from './require-database';

type Adapter = ReturnType<typeof postgresAdapter>;
type Pool = ReturnType<Adapter['init']>['pool'];

/**
 * A connection may break while nobody uses it, or between two statements of a transaction. Without a listener that
 * would be an error of the whole process. Whoever uses the connection next gets an error of their own.
 */
function listenTo(pool: Pool, log: (reason: string) => void): void {
  pool.on('error', ({ message }) => log(message));
  pool.on('connect', (connection) => connection.on('error', () => undefined));
}

/**
 * Makes an adapter survive connections that break, and say in one line why it has none at the start.
 *
 * @param url of the database
 */
export function surviving(adapter: Adapter, url: string): Adapter {
  return {
    ...adapter,
    init(args) {
      const db = adapter.init(args);
      const { connect } = db;
      db.connect = async function (options) {
        await requireDatabase(new db.pg.Client({ connectionString: url }), url);
        await connect?.call(this, options);
        listenTo(db.pool, (reason) => args.payload.logger.warn(`PostgreSQL: a connection broke (${reason})`));
      };
      return db;
    },
  };
}
