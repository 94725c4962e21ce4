import type { Client, InStatement, InValue } from '@libsql/client';
import type { MigrateUpArgs } from '@payloadcms/db-sqlite';
import type { migrations } from '../migrations/sqlite';

/** The database layer's tag, since the package itself runs in Node only. */
export const sql = Object.assign((parts: readonly string[], ...args: InValue[]) => ({ sql: parts.join('?'), args }), {
  raw: (statement: string) => statement,
});

/** Runs migrations of SQLite, one after the other. */
export async function runMigrations(client: Client, chosen: readonly (typeof migrations)[number][]): Promise<void> {
  const db = { run: (statement: InStatement) => client.execute(statement) };
  for (const { up } of chosen) await up({ db } as unknown as MigrateUpArgs);
}
