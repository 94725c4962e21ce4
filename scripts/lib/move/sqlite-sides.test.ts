/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createClient } from '@libsql/client';

import { loadMigrations } from './migrations.mjs';
import type { Columns, Row } from './rows.mjs';
import { SqliteSource } from './sqlite-source.mjs';
import { SqliteTarget } from './sqlite-target.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sqlite-side-'));
  file = path.join(folder, 'new/content.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const columns: Columns = new Map([
  ['id', 'number'],
  ['key', 'text'],
  ['data', 'json'],
]);
const rows: Row[] = [
  { id: 3, key: 'ç', data: [{ b: [1, true, null], a: 'ş' }] },
  { id: 700, key: 'd', data: [null] },
];

async function make(): Promise<SqliteTarget> {
  const target = await SqliteTarget.open(file);
  await target.create(await loadMigrations('sqlite'));
  await target.insert('payload_kv', columns, rows);
  return target;
}

async function allRows(side: SqliteSource | SqliteTarget): Promise<Row[]> {
  const found: Row[] = [];
  for await (const some of side.rows('payload_kv', columns)) found.push(...some);
  return found;
}

it('makes a file that only its owner reads, and gives it its name at the end', async () => {
  const target = await make();
  await target.finish(new Map());
  expect(await allRows(target)).toEqual(rows);
  expect(existsSync(file)).toBe(false);
  await target.commit();
  expect([readdirSync(path.dirname(file)), statSync(file).mode & 0o777]).toEqual([['content.db'], 0o600]);
  const source = await SqliteSource.open(file, false);
  expect(await allRows(source)).toEqual(rows);
  expect(await source.migrations()).toEqual((await loadMigrations('sqlite')).map(({ name }) => name));
  await source.close();
});

it('leaves nothing when it is given up, and does not replace a file', async () => {
  await (await make()).discard();
  expect(readdirSync(path.dirname(file))).toEqual([]);
  const target = await make();
  await target.finish(new Map());
  writeFileSync(file, 'of somebody else');
  await expect(target.commit()).rejects.toThrow('has come meanwhile');
  await target.discard();
  expect(readdirSync(path.dirname(file))).toEqual(['content.db']);
  await expect(SqliteTarget.open(file)).rejects.toThrow(/content\.db is there already: name a new file/);
});

it('shows the moment of its first read, while others write', async () => {
  const target = await make();
  await target.finish(new Map());
  await target.commit();
  const writer = createClient({ url: `file:${file}` });
  await writer.execute('PRAGMA journal_mode = WAL');
  const source = await SqliteSource.open(file, false);
  await writer.execute("INSERT INTO payload_kv (key, data) VALUES ('later', '1')");
  expect(await allRows(source)).toEqual(rows);
  await source.close();
  await expect(SqliteSource.open(file, true)).rejects.toThrow('the backend is running: stop it first');
  writer.close();
});

it('gives no number of a deleted row again, also in a table without rows', async () => {
  const target = await make();
  await target.finish(new Map(Object.entries({ payload_kv: 900, pages: 40, media: 0, pages_rels: 7 })));
  await target.commit();
  const database = createClient({ url: `file:${file}` });
  const { rows: given } = await database.execute("INSERT INTO payload_kv (key, data) VALUES ('e', '1') RETURNING id");
  expect(given[0]?.id).toBe(901);
  database.close();
  const source = await SqliteSource.open(file, false);
  const counters = Object.fromEntries(await source.counters());
  await source.close();
  expect(counters).toMatchObject({ payload_kv: 901, pages: 40 });
  expect(['media', 'pages_rels'].filter((name) => name in counters)).toEqual([]);
});

it('keeps the number of the last row where the source counts less', async () => {
  const target = await make();
  await target.finish(new Map([['payload_kv', 12]]));
  await target.commit();
  const source = await SqliteSource.open(file, false);
  expect((await source.counters()).get('payload_kv')).toBe(700);
  await source.close();
});

it('does not make a missing source', async () => {
  await expect(SqliteSource.open(file, false)).rejects.toThrow(/^there is no database at /);
  expect(existsSync(file)).toBe(false);
});
