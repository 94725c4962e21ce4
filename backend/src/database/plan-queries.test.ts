/** @jest-environment node */
import { createClient, type Client } from '@libsql/client';
import type { Payload } from 'payload';
import { planQueries } from './plan-queries';

let client: Client;

const databaseOf = (name: string) => ({ db: { name, client } }) as unknown as Pick<Payload, 'db'>;

async function planOf(query: string): Promise<string> {
  const { rows } = await client.execute(`EXPLAIN QUERY PLAN ${query}`);
  return rows.map(({ detail }) => String(detail)).join(' ');
}

const newestVersion = 'SELECT id FROM v WHERE parent = 7 AND latest = 1 ORDER BY at DESC LIMIT 1';

beforeEach(async () => {
  client = createClient({ url: ':memory:' });
  await client.batch([
    'CREATE TABLE v (id integer PRIMARY KEY, parent integer, latest integer, at text)',
    'CREATE INDEX v_parent ON v (parent)',
    'CREATE INDEX v_latest ON v (latest)',
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) INSERT INTO v SELECT i, i, 1, i FROM n',
  ]);
});

afterEach(() => client.close());

test('the newest version of a page is looked for among its own', async () => {
  expect(await planOf(newestVersion)).toContain('v_latest');
  await planQueries(databaseOf('sqlite'));
  expect(await planOf(newestVersion)).toContain('v_parent');
});

test('PostgreSQL is left alone', async () => {
  await planQueries(databaseOf('postgres'));
  expect(await planOf(newestVersion)).toContain('v_latest');
});
