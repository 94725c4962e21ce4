import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { migrations } from '../migrations/sqlite';

const BUSY_TIMEOUT_MS = 5000;

/**
 * SQLite in one file, on one connection. Transactions stay off, the adapter's default: libsql opens another connection
 * for each of them, without the busy time-out, so concurrent saves would fail as locked.
 */
export function sqlite(url: string, migrationDir: string) {
  const adapter = sqliteAdapter({
    client: { url },
    // An acknowledged message must survive a power cut, not only the end of the process.
    wal: { synchronous: 'FULL' },
    busyTimeout: BUSY_TIMEOUT_MS,
    // A number is given once: what names a deleted file, message or account must not mean a later one.
    autoIncrement: true,
    blocksAsJSON: true,
    push: false,
    migrationDir,
    prodMigrations: migrations,
  });
  return {
    ...adapter,
    init(args: Parameters<typeof adapter.init>[0]) {
      const db = adapter.init(args);
      const { migrate } = db;
      // All or nothing: a start that is killed during a migration must not leave half of the tables.
      db.migrate = async function (options) {
        await db.client.execute('PRAGMA foreign_keys = OFF');
        await db.client.execute('BEGIN IMMEDIATE');
        await migrate.call(this, options);
        await db.client.execute('COMMIT');
        await db.client.execute('PRAGMA foreign_keys = ON');
      };
      return db;
    },
  };
}
