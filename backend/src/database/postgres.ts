import type { Socket } from 'node:net';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { migrations } from '../migrations/postgres';
import { endUnanswered } from './end-unanswered';
import { queryInTurn, type Connection } from './query-in-turn';
import { surviving } from './surviving';

/** How long a request waits for a connection; after that it fails, and can be repeated. */
const CONNECT_TIMEOUT_MS = 5_000;

/** What the driver's types leave out. */
interface Opened extends Connection {
  connection: { stream: Socket };
}

/**
 * Payload's queries join many small tables. PostgreSQL takes such a query for an expensive one and compiles it first:
 * 300 ms for the menu, whose query takes 0.4 ms.
 */
async function onConnect(connection: Connection): Promise<void> {
  endUnanswered((connection as Opened).connection.stream);
  await connection.query('SET jit = off');
  queryInTurn(connection);
}

export function postgres(connectionString: string, migrationDir: string) {
  const adapter = postgresAdapter({
    pool: { connectionString, onConnect, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true },
    blocksAsJSON: true,
    push: false,
    migrationDir,
    prodMigrations: migrations,
  });
  return surviving(adapter, connectionString);
}
