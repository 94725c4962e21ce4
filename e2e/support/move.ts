import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { createDatabase } from '../../scripts/lib/postgres.mjs';

import { withRecords } from './database';

const root = path.join(import.meta.dirname, '../..');

/** An empty database on the server of these suites. */
export function emptyPostgres(): Promise<string> {
  const server = process.env.E2E_POSTGRES_URL;
  if (!server) throw new Error('E2E_POSTGRES_URL is not set: run the suite with npm run test:postgres');
  return createDatabase(server, `move_${randomUUID().replaceAll('-', '')}`);
}

/** Runs `npm run db:move`. @returns its status, and what it wrote */
export function move(args: string[], env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...process.env, ...env } };
    execFile(process.execPath, ['scripts/db-move.mjs', ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

/** How many tables an SQL database has. */
export const tablesIn = (url: string): Promise<number> =>
  withRecords(url, async ({ execute }) => {
    const { rows } = await execute("SELECT 1 FROM information_schema.tables WHERE table_schema = 'public'");
    return rows.length;
  });

/** Text that is JSON as its value: PostgreSQL keeps neither the order of its keys nor its spaces. */
function meaning(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/**
 * Every row of a SQLite database, by its table and identity, as the file has it.
 *
 * @param file
 */
export const rowsIn = (file: string): Promise<Map<string, unknown>> =>
  withRecords(`file:${file}`, async ({ execute }) => {
    const found = new Map<string, unknown>();
    const { rows: tables } = await execute(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'payload_migrations' AND name NOT LIKE 'sqlite_%'",
    );
    for (const { name: table } of tables) {
      const { rows } = await execute(`SELECT * FROM "${String(table)}"`);
      for (const row of rows) {
        const values = Object.entries(row).map(([column, value]) => [column, meaning(value)] as const);
        found.set(`${String(table)} ${String(row.id)}`, Object.fromEntries(values));
      }
    }
    return found;
  });
