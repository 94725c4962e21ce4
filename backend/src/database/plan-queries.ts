import type { Payload } from 'payload';

/** How many rows of each index are looked at: enough to tell one of two values from one of thousands. */
const ROWS = 1_000;

interface SQLite {
  name: string;
  client: { execute: (statement: string) => Promise<unknown> };
}

/**
 * Lets SQLite collect statistics about its indexes, which takes some milliseconds. Without them, SQLite searched the
 * newest version of one page by the index of `latest`, among those of all pages: 60 ms with 10,000 pages, several times
 * per save. PostgreSQL collects its statistics automatically.
 */
export async function planQueries({ db }: Pick<Payload, 'db'>): Promise<void> {
  const { name, client } = db as unknown as SQLite;
  if (name !== 'sqlite') return;
  await client.execute(`PRAGMA analysis_limit = ${ROWS}`);
  await client.execute('ANALYZE');
}
