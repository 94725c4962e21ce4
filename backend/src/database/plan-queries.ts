import type { Payload } from 'payload';

/** How many rows of each index are looked at: enough to tell one of two values from one of thousands. */
const ROWS = 1_000;

interface SQLite {
  name: string;
  client: { execute: (statement: string) => Promise<unknown> };
}

/**
 * Has SQLite count how many rows a value of each index stands for, in some milliseconds. Without it, SQLite looked for
 * the newest version of one page among the newest versions of all, by the index of `latest`: 60 ms with 10,000 pages,
 * several times in every save. PostgreSQL counts by itself.
 */
export async function planQueries({ db }: Pick<Payload, 'db'>): Promise<void> {
  const { name, client } = db as unknown as SQLite;
  if (name !== 'sqlite') return;
  await client.execute(`PRAGMA analysis_limit = ${ROWS}`);
  await client.execute('ANALYZE');
}
