import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { copyDatabase } from '../scripts/lib/backup/sqlite.mjs';
import { withRecords } from './support/database';
import { emptyPostgres, move, tablesIn } from './support/move';
import { demoContent } from './support/stack';

test.describe('a copy of the demo content', () => {
  let folder: string;
  let source: string;

  test.beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'move-'));
    source = path.join(folder, 'content.db');
    await copyDatabase(path.join(demoContent, 'content.db'), source);
  });
  test.afterEach(() => rm(folder, { recursive: true, force: true }));

  const change = (statements: string[]) =>
    withRecords(`file:${source}`, async ({ execute }) => {
      for (const statement of statements) await execute(statement);
    });

  test('is moved as it is at one moment, while it is written', async () => {
    const target = await emptyPostgres();
    // As the backend has it.
    await change(['PRAGMA journal_mode = WAL']);
    let isMoved = false;
    const moving = move(['--from', `file:${source}`, '--to', target]).finally(() => (isMoved = true));
    let written = 0;
    for (; !isMoved; written += 1) {
      // Both tables get a row in one transaction, or none.
      await withRecords(`file:${source}`, async ({ execute }) => {
        await execute('BEGIN IMMEDIATE');
        await execute('INSERT INTO payload_kv (key, data) VALUES (?, ?)', [`moment:${written}`, '{}']);
        await execute('INSERT INTO audit_trail (actor, result) VALUES (?, ?)', [`moment:${written}`, 'done']);
        await execute('COMMIT');
      });
      // The client is synchronous: without this nothing else would run.
      await setImmediate();
    }
    expect(await moving).toMatchObject({ code: 0 });
    expect(written).toBeGreaterThan(1);
    const numbers = (sql: string) =>
      withRecords(target, async ({ execute }) => (await execute(sql)).rows.map(({ name }) => String(name)));
    const kept = await numbers("SELECT key AS name FROM payload_kv WHERE key LIKE 'moment:%' ORDER BY id");
    expect(kept).toEqual(kept.map((_name, index) => `moment:${index}`));
    expect(await numbers("SELECT actor AS name FROM audit_trail WHERE actor LIKE 'moment:%' ORDER BY id")).toEqual(
      kept,
    );
  });

  const problems: [string, string, RegExp][] = [
    [
      'a value that fits no column there',
      "UPDATE pages SET _status = 'gone' WHERE id = (SELECT min(id) FROM pages)",
      /pages: invalid input value for enum/,
    ],
    [
      'a reference to a missing row',
      'UPDATE pages_locales SET _parent_id = 99999 WHERE id = (SELECT min(id) FROM pages_locales)',
      /violates foreign key constraint/,
    ],
    [
      'a character that PostgreSQL lacks',
      "UPDATE site_info SET email = 'a' || char(0) || 'b'",
      /site_info, row \d+, email: PostgreSQL cannot store a character/,
    ],
    [
      'an invalid time',
      "UPDATE media SET created_at = 'yesterday' WHERE id = (SELECT min(id) FROM media)",
      /media, row \d+, created_at: "yesterday" is not a time/,
    ],
    [
      'the tables of an older version',
      "DELETE FROM payload_migrations WHERE name LIKE '%_editing'",
      /lacks the migration editing: start this version/,
    ],
    [
      'the tables of a newer version',
      "INSERT INTO payload_migrations (name, batch) VALUES ('20990101_000000_more', 9)",
      /has the migration more of a newer version: upgrade first/,
    ],
  ];
  for (const [name, sql, message] of problems) {
    test(`${name} is named, and leaves the target empty`, async () => {
      await change(['PRAGMA foreign_keys = OFF', sql]);
      const target = await emptyPostgres();
      const { code, output } = await move(['--from', `file:${source}`, '--to', target]);
      expect([code, output]).toEqual([1, expect.stringMatching(message)]);
      expect(output.trim().split('\n').at(-1)).toMatch(/^db:move: .*; nothing was changed$/);
      expect(await tablesIn(target)).toBe(0);
      // And it can be tried again there.
      const good = path.join(demoContent, 'content.db');
      expect(await move(['--from', `file:${good}`, '--to', target])).toMatchObject({ code: 0 });
    });
  }

  test('a target that is not empty, cannot be reached or is of the same kind is refused', async () => {
    const full = await emptyPostgres();
    await withRecords(full, ({ execute }) => execute('CREATE TABLE mine (id integer)'));
    const cases: [string[], RegExp][] = [
      [['--to', full], /is not empty: name an empty database; nothing was changed/],
      [
        ['--to', 'postgres://nobody:secret@127.0.0.1:1/none'],
        /^db:move: PostgreSQL 127\.0\.0\.1:1\/none cannot be reached/m,
      ],
      [['--to', `file:${source}`], /both are of the same kind/],
      [['--to', 'mysql://127.0.0.1/none'], /--to: accepts file:PATH/],
      [[], /name the target/],
    ];
    for (const [args, message] of cases) {
      const { code, output } = await move(['--from', `file:${source}`, ...args]);
      expect([code, output]).toEqual([1, expect.stringMatching(message)]);
      expect(output).not.toContain('secret');
    }
    const missing = await move(['--from', `file:${path.join(folder, 'none.db')}`, '--to', await emptyPostgres()]);
    expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('there is no database at') });
    const moved = await emptyPostgres();
    await move(['--from', `file:${source}`, '--to', moved]);
    const existing = await move(['--from', moved, '--to', `file:${source}`]);
    expect(existing).toMatchObject({ code: 1, output: expect.stringContaining('is there already: name a new file') });
    expect(await readdir(folder)).toEqual(['content.db']);
  });
});
