import { postgresAdapter } from '@payloadcms/db-postgres';
import { migrations } from '../migrations/postgres';
import { surviving } from './surviving';

/** How long a request waits for a connection; after that it fails, and can be repeated. */
const CONNECT_TIMEOUT_MS = 5_000;

/** What a connection can be asked before Payload uses it. */
interface Connection {
  query: (statement: string) => unknown;
}

/**
 * Payload's queries join many small tables. PostgreSQL takes such a query for an expensive one and compiles it first:
 * 300 ms for the menu, whose query takes 0.4 ms.
 */
const onConnect = (connection: Connection) => connection.query('SET jit = off');

export function postgres(connectionString: string, migrationDir: string) {
  const adapter = postgresAdapter({
    pool: { connectionString, onConnect, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true },
    blocksAsJSON: true,
    push: false,
    migrationDir,
    prodMigrations: migrations,
  });
  return surviving(adapter);
}
