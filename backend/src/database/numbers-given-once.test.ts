import { type Client, createClient } from '@libsql/client';
import { migrations } from '../migrations/sqlite';
import schema from '../migrations/sqlite/20261127_091144_numbers_given_once.json';
import type * as Testing from '../testing/run-migrations';
import { runMigrations } from '../testing/run-migrations';

jest.mock('@payloadcms/db-sqlite', () => jest.requireActual<typeof Testing>('../testing/run-migrations'));

const number = migrations.findIndex(({ name }) => name.endsWith('_numbers_given_once'));

let client: Client;
beforeEach(() => void (client = createClient({ url: ':memory:' })));
afterEach(() => client.close());

const rows = async (statement: string) => (await client.execute(statement)).rows.map((row) => ({ ...row }));
const tables = async () =>
  (await rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")).map(({ name }) =>
    String(name),
  );

/** The columns, indexes and foreign keys of every table. */
async function structure() {
  const parts = ['table_xinfo', 'foreign_key_list'];
  const found: Record<string, unknown> = {};
  for (const name of await tables()) {
    for (const part of parts) found[`${name} ${part}`] = await rows(`PRAGMA ${part}(\`${name}\`)`);
    found[`${name} indexes`] = await rows(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = '${name}' ORDER BY name`,
    );
  }
  return found;
}

/** A database of the version before: a page with two versions and its picture, in two languages. */
async function formerDatabase() {
  await runMigrations(client, migrations.slice(0, number));
  const statements = [
    "INSERT INTO media (id, filename, updated_at, created_at) VALUES (1, 'a.jpg', 'x', 'x'), (7, 'b.jpg', 'x', 'x')",
    "INSERT INTO media_locales (alt, _locale, _parent_id) VALUES ('Baraj', 'tr', 7), ('Dam', 'en', 7)",
    "INSERT INTO pages (id, page_key, link, updated_at, created_at) VALUES (3, 'a', '/page/a', 'x', 'x')",
    "INSERT INTO pages_locales (title, _locale, _parent_id) VALUES ('Bir', 'tr', 3)",
    "INSERT INTO _pages_v (id, parent_id, latest, updated_at, created_at) VALUES (5, 3, 0, 'x', 'x'), (6, 3, 1, 'x', 'x')",
  ];
  for (const statement of statements) await client.execute(statement);
}

/** As at the backend's start: a table that is replaced must not take with it what refers to it. */
async function migrate() {
  for (const statement of ['PRAGMA foreign_keys = OFF', 'BEGIN IMMEDIATE']) await client.execute(statement);
  await runMigrations(client, migrations.slice(number));
  for (const statement of ['COMMIT', 'PRAGMA foreign_keys = ON']) await client.execute(statement);
}

test('the number of a deleted row is not given again', async () => {
  await formerDatabase();
  await migrate();
  const insert = "INSERT INTO media (filename, updated_at, created_at) VALUES ('c.jpg', 'x', 'x') RETURNING id";
  await client.execute('DELETE FROM media WHERE id = 7');
  expect(await rows(insert)).toEqual([{ id: 8 }]);
  await client.execute('DELETE FROM media');
  expect(await rows(insert)).toEqual([{ id: 9 }]);
});

test('nothing else changes: rows, columns, indexes, foreign keys', async () => {
  await formerDatabase();
  const before = await structure();
  const read = async () => {
    const contents: Record<string, unknown> = {};
    for (const name of await tables()) contents[name] = await rows(`SELECT * FROM \`${name}\` ORDER BY 1`);
    return contents;
  };
  const contents = await read();
  await migrate();
  expect(await structure()).toEqual(before);
  expect(await read()).toEqual(contents);
  expect(await rows('PRAGMA foreign_key_check')).toEqual([]);
});

test('a later migration does not take it back: every table is as Payload would make it', async () => {
  await runMigrations(client, migrations);
  const once = await rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'");
  const wanted = Object.values(schema.tables).filter(({ columns }) => columns.id.autoincrement);
  expect(wanted.length).toBeGreaterThan(40);
  const names = wanted.map(({ name }) => name).sort();
  expect(once.map(({ name }) => String(name).replaceAll('`', '')).sort()).toEqual(names);
});
