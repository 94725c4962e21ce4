import { fileURLToPath } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { EnvError, type Env } from '../env';
import { processWide } from '../process-wide';

/** How long a process that is ending may still have it. */
const WAIT_MS = 3_000;

/**
 * Makes this process the only backend of a SQLite file, for as long as it runs: it keeps in memory what a second one
 * would not learn of. The lock is SQLite's own, on a file beside it: the system ends it with the process, however that
 * ends. PostgreSQL may have several backends.
 *
 * @throws EnvError with one line if another backend has the file
 */
export async function requireOneProcess({ dialect, url }: Env['database'], waitMs = WAIT_MS): Promise<void> {
  if (dialect !== 'sqlite') return;
  const held = processWide<{ client?: Client }>('database.only', () => ({}));
  if (held.client) return;
  const client = createClient({ url: `${url}.lock` });
  try {
    await client.execute(`PRAGMA busy_timeout = ${waitMs}`);
    await client.execute('BEGIN EXCLUSIVE');
  } catch (error) {
    client.close();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    throw new EnvError(
      `DATABASE_URL: another backend is using ${fileURLToPath(url)}; SQLite serves one at a time: stop that one, or use PostgreSQL for several.`,
    );
  }
  held.client = client;
}
