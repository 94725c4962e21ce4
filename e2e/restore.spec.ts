import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from '@playwright/test';

import { contentPlaces } from '../scripts/lib/demo-content.mjs';
import { freePort } from '../scripts/lib/processes.mjs';
import { startBackend } from '../scripts/lib/services.mjs';

import { addressesOf, answers, callsFor, expectSame, keysOf, pagesOf } from './support/compare-stacks';
import { Account, OwnBackend } from './support/own-backend';
import { goodFiles } from './support/files';
import { newMessage } from './support/forms-backend';
import { OwnStack } from './support/own-stack';

const root = path.join(import.meta.dirname, '..');

let original: OwnStack;
let restored: OwnStack;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  original = await OwnStack.create();
  restored = await original.createTwin();
});
test.afterAll(() => Promise.all([original.dispose(), restored.dispose()]));

/** Runs `npm run backup` or `npm run restore` for a stack. @returns its last line */
async function run(script: string, stack: OwnStack, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...stack.contentEnv, BACKUP_DIR: backups(), BACKUP_KEY: 'a key of this test' };
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: root,
    env,
  });
  return stdout.trim().split('\n').at(-1) ?? '';
}

const backups = () => path.join(original.folder, 'backups');

async function signIn(stack: OwnStack, account = original.account): Promise<Account> {
  const stranger = new Account(`${stack.backendUrl}/api`);
  const { status, body } = await stranger.send('users/login', 'POST', account);
  expect(status).toBe(200);
  return new Account(`${stack.backendUrl}/api`, String(body.token));
}

/** A visitor's message with a file. @returns its subject */
async function sendMessage(stack: OwnStack): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(goodFiles.pdf)]), 'teklif.pdf');
  const stranger = new Account(`${stack.backendUrl}/api`);
  const file = (await stranger.send('UploadFile', 'POST', form)).body.data;
  const message = newMessage({ file });
  expect((await stranger.send('SendMail', 'POST', message)).body).toMatchObject({ success: true });
  return message.subject;
}

/** A footer that no build has seen: a page with it was rendered of this content. */
const copyright = `Yedek ${randomUUID()}`;

const hashesIn = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

test('a backup of a running installation, restored elsewhere, is the same installation', async () => {
  // It renders every page twice, on a machine that has other work to do.
  test.setTimeout(300_000);
  await original.startBackend();
  await original.startSite();
  const admin = await signIn(original);
  const editor = { email: `${randomUUID()}@kemerkaya.example`, password: randomUUID() };
  await admin.send('users/confirm-identity', 'POST', { password: original.account.password });
  expect((await admin.send('users', 'POST', { ...editor, name: 'Editör', role: 'editor' })).status).toBe(201);
  const draft = { title: 'Taslak', pageKey: `taslak-${randomUUID()}`, _status: 'draft' };
  const { id } = (await admin.send('pages?draft=true', 'POST', draft)).body.doc as { id: number };
  const page = { title: 'Yedekten önce', pageKey: `yedek-${randomUUID()}`, _status: 'published' };
  expect((await admin.send('pages', 'POST', page)).status).toBe(201);
  for (const language of ['tr', 'en']) {
    const data = { copyright, _status: 'published' };
    expect((await admin.send(`globals/site-info?locale=${language}`, 'POST', data)).status).toBe(200);
  }
  const subject = await sendMessage(original);

  expect(await run('backup', original)).toMatch(/^backup: \S+\.tar\.gz\.sealed \(.* MB, \d+ files, .* s; encrypted/);
  const [archive = ''] = readdirSync(backups()).filter((name) => name.endsWith('.sealed'));
  const line = await run('restore', restored, path.join(backups(), archive));
  expect(line).toMatch(/^restore: the content of \S+ is in place \([\d.]+ s\)$/);
  await restored.startBackend();
  await restored.startSite();

  // The backend, call by call.
  const keys = await keysOf(original);
  expect(keys.map(({ pageKey }) => pageKey)).toContain(page.pageKey);
  const calls = callsFor(keys);
  const stacks = [original, restored] as const;
  await expectSame(stacks, calls, answers);

  // The site, address by address.
  const addresses = await addressesOf(original, keys);
  expect(addresses.length).toBeGreaterThan(90);
  expect(addresses).toContain(`/page/${page.pageKey}`);
  await expectSame(stacks, addresses, (stack, some) => pagesOf(stack, some, copyright));

  // What visitors do not see.
  const sameAdmin = await signIn(restored);
  await signIn(restored, editor);
  for (const account of [admin, sameAdmin]) {
    expect((await account.send(`pages/${id}?draft=true`)).body).toMatchObject({ title: 'Taslak', _status: 'draft' });
    const { docs } = (await account.send(`messages?where[subject][equals]=${encodeURIComponent(subject)}`)).body;
    expect(docs).toMatchObject([{ subject, name: 'Ayşe Yılmaz', attachment: { originalName: 'teklif.pdf' } }]);
  }
  for (const folder of ['media', 'uploads']) {
    const files = hashesIn(path.join(original.folder, folder));
    expect(files.size).toBeGreaterThan(0);
    expect(hashesIn(path.join(restored.folder, folder))).toEqual(files);
  }
});

/** Starts a backend that is expected to end by itself. @returns its status, and what it wrote */
async function startInVain(env: Record<string, string>): Promise<{ status: number | null; lines: string[] }> {
  const child = startBackend(await freePort(), { ...original.contentEnv, ...env }, '[in vain]');
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { status, lines: log.split('\n').filter((line) => line.startsWith('DATABASE_URL')) };
}

test('where a database is lost, or was copied while it was written, no demo content takes its place', async () => {
  const source = await OwnBackend.start();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'e2e-copy-'));
  const places = { ...contentPlaces(folder), UPLOAD_DIR: path.join(folder, 'uploads'), SEED: 'demo' };
  try {
    await copyFile(path.join(source.folder, 'content.db'), path.join(folder, 'content.db'));
    const copied = await startInVain(places);
    expect(copied).toEqual({
      status: 1,
      lines: [expect.stringMatching(/has no tables: it was copied without its write-ahead log; restore a backup/)],
    });
    await rm(path.join(folder, 'content.db'));
    const lost = await startInVain({ ...places, MEDIA_DIR: path.join(original.folder, 'media') });
    expect(lost).toEqual({
      status: 1,
      lines: [expect.stringMatching(/there is no database at .*, but .* has files; restore a backup/)],
    });
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    await source.end();
    await rm(folder, { recursive: true, force: true });
  }
});
