import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { copyDatabase } from '../scripts/lib/backup/sqlite.mjs';

import { addressesOf, answers, callsFor, differing, keysOf, pagesOf } from './support/compare-stacks';
import { withRecords } from './support/database';
import { goodFiles } from './support/files';
import { newMessage } from './support/forms-backend';
import { emptyPostgres, move, rowsIn, tablesIn } from './support/move';
import { Account, pictureForm } from './support/own-backend';
import { OwnStack } from './support/own-stack';
import type { Json } from './support/seed';
import { demoContent } from './support/stack';

/** A footer that no build has seen: a page with it was rendered of this content. */
const copyright = `Taşındı ${randomUUID()}`;

async function signIn(stack: OwnStack, account = stack.account): Promise<Account> {
  const { status, body } = await new Account(`${stack.backendUrl}/api`).send('users/login', 'POST', account);
  expect(status).toBe(200);
  return new Account(`${stack.backendUrl}/api`, String(body.token));
}

interface Filled {
  editor: { email: string; password: string };
  pageKey: string;
  draft: number;
  subject: string;
}

/** Gives an installation of everything that an editor and a visitor can leave. */
async function fill(stack: OwnStack): Promise<Filled> {
  const [admin, visitor] = [await signIn(stack), new Account(`${stack.backendUrl}/api`)];
  const created = async (path: string, body: Json) => {
    const answer = await admin.send(path, 'POST', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return (answer.body.doc as { id: number }).id;
  };
  const editor = { email: `${randomUUID()}@kemerkaya.example`, password: randomUUID() };
  await admin.send('users/confirm-identity', 'POST', { password: stack.account.password });
  await created('users', { ...editor, name: 'Editör', role: 'editor' });

  const pageKey = `tasinma-${randomUUID()}`;
  const sections = [{ blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title: 'Çığ “tüneli” 🏔' }];
  const page = await created('pages', { title: 'İlk', pageKey, sections, _status: 'published' });
  for (const title of ['İkinci', 'Üçüncü'])
    expect((await admin.send(`pages/${page}`, 'PATCH', { title, _status: 'published' })).status).toBe(200);
  expect((await admin.send(`pages/${page}?draft=true`, 'PATCH', { title: 'Yayımlanmamış' })).status).toBe(200);
  const draft = await created('pages?draft=true', { title: 'Taslak', pageKey: `taslak-${pageKey}`, _status: 'draft' });
  await created('redirects', { from: `/eski-${pageKey}`, to: `/page/${pageKey}`, _status: 'published' });
  expect((await admin.send('media', 'POST', pictureForm(`Resim ${pageKey}`))).status).toBe(201);
  for (const language of ['tr', 'en'])
    expect(
      (await admin.send(`globals/site-info?locale=${language}`, 'POST', { copyright, _status: 'published' })).status,
    ).toBe(200);

  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(goodFiles.pdf)]), 'teklif.pdf');
  const file = (await visitor.send('UploadFile', 'POST', form)).body.data;
  const message = newMessage({ file });
  expect((await visitor.send('SendMail', 'POST', message)).body).toMatchObject({ success: true });
  const news = { email: `${randomUUID()}@ornek.com.tr`, language: 'tr', consentText: 'Onay' };
  expect((await visitor.send('SetNewsMail', 'POST', news)).body).toMatchObject({ success: true });
  return { editor, pageKey, draft, subject: message.subject };
}

/** JSON without the order of its keys, which PostgreSQL does not keep. */
const sorted = (text: string) =>
  JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

async function answersOf(stack: OwnStack, calls: string[]): Promise<Map<string, string>> {
  return new Map([...(await answers(stack, calls))].map(([name, text]) => [name, sorted(text)]));
}

/** What visitors do not see: everybody can sign in, and finds the draft, all versions and the message with its file. */
async function expectRecords(stack: OwnStack, { editor, pageKey, draft, subject }: Filled): Promise<void> {
  await signIn(stack, editor);
  const admin = await signIn(stack);
  expect((await admin.send(`pages/${draft}?draft=true`)).body).toMatchObject({ title: 'Taslak', _status: 'draft' });
  const versions = (await admin.send(`pages/versions?where[version.pageKey][equals]=${pageKey}&sort=id&limit=50`)).body
    .docs;
  expect((versions as { version: Json }[]).map(({ version }) => version.title)).toEqual([
    'İlk',
    'İkinci',
    'Üçüncü',
    'Yayımlanmamış',
  ]);
  const { docs } = (await admin.send(`messages?where[subject][equals]=${encodeURIComponent(subject)}`)).body;
  expect(docs).toMatchObject([{ subject, name: 'Ayşe Yılmaz', attachment: { originalName: 'teklif.pdf' } }]);
}

/** New records get ids that none of the old ones has. */
async function expectNewIds(stack: OwnStack): Promise<void> {
  const admin = await signIn(stack);
  const { docs } = (await admin.send('pages?limit=0&depth=0&draft=true')).body;
  const ids = (docs as { id: number }[]).map(({ id }) => id);
  const { status, body } = await admin.send('pages', 'POST', { title: 'Yeni', pageKey: `yeni-${randomUUID()}` });
  expect(status, JSON.stringify(body)).toBe(201);
  expect((body.doc as { id: number }).id).toBeGreaterThan(Math.max(...ids));
}

test.describe('an installation with everything in it', () => {
  test.describe.configure({ mode: 'default' });
  const stacks: OwnStack[] = [];
  test.afterAll(() => Promise.all(stacks.map((stack) => stack.dispose())));

  test('moves to PostgreSQL and back, and is the same on each', async () => {
    // It renders every page twice, on a machine that has other work to do.
    test.setTimeout(300_000);
    const original = await OwnStack.create();
    stacks.push(original);
    await original.startBackend();
    await original.startSite();
    const filled = await fill(original);
    const { DATABASE_URL: source = '', MEDIA_DIR, UPLOAD_DIR } = original.contentEnv as Record<string, string>;
    const files = { MEDIA_DIR: MEDIA_DIR ?? '', UPLOAD_DIR: UPLOAD_DIR ?? '' };
    const places = { DATABASE_URL: source, ...files };

    // A trial, while the backend runs.
    const trial = await move(['--to', await emptyPostgres()], places);
    expect(trial).toMatchObject({
      code: 0,
      output: expect.stringMatching(/ are equal .*\nA trial: what was written/s),
    });
    expect(trial.output).toMatch(/^pages +(\d+) +\1 +(\w{16}) +\2$/m);
    expect(trial.output).not.toMatch(/of them are missing/);
    const target = await emptyPostgres();
    const refused = await move(['--to', target, '--final'], places);
    expect(refused).toEqual({
      code: 1,
      output: expect.stringMatching(/the backend is running: stop it first; nothing was changed$/m),
    });
    expect(await tablesIn(target)).toBe(0);

    const keys = await keysOf(original);
    const [calls, addresses] = [callsFor(keys), await addressesOf(original, keys)];
    expect(addresses).toContain(`/page/${filled.pageKey}`);
    expect(addresses.length).toBeGreaterThan(90);
    const there = { answers: await answersOf(original, calls), pages: await pagesOf(original, addresses, copyright) };
    await original.killBackend();
    await original.stopSite();

    const final = await move(['--to', target, '--final'], places);
    expect(final).toMatchObject({ code: 0, output: expect.stringContaining('Now set DATABASE_URL to PostgreSQL') });
    const back = path.join(original.folder, 'back.db');
    const returned = await move(['--from', target, '--to', `file:${back}`, '--final'], files);
    expect(returned).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Now set DATABASE_URL to SQLite ${back}`),
    });
    const [before, after] = [await rowsIn(source.replace('file:', '')), await rowsIn(back)];
    expect(before.size).toBeGreaterThan(500);
    expect([...after.keys()].filter((key) => !before.has(key))).toEqual([]);
    for (const [key, row] of before) expect(after.get(key), key).toEqual(row);

    for (const database of [target, `file:${back}`]) {
      const moved = await original.createTwin({ DATABASE_URL: database, ...files });
      stacks.push(moved);
      await moved.startBackend();
      expect(differing(there.answers, await answersOf(moved, calls)), database).toEqual([]);
      await expectRecords(moved, filled);
      if (database === target) {
        await moved.startSite();
        // What the build has made is of the demo content.
        expect(await moved.announce(['content', 'redirects'])).toBe(200);
        expect(differing(there.pages, await pagesOf(moved, addresses, copyright))).toEqual([]);
      }
      await expectNewIds(moved);
      await moved.killBackend();
    }
  });
});

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
