/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { freePort, stop } from '../processes.mjs';
import type * as Files from '../releases/release-files.mjs';
import type * as Places from '../releases/places.mjs';
import type * as Launchers from './launcher.mjs';
import { toldFile, writeRelease } from './testing/small-release';

let folder: string;
let files: typeof Files;
let places: typeof Places;
let launchers: typeof Launchers;
let launcher: Launchers.Launcher;
let siteUrl: string;

async function addVersion(id: string): Promise<void> {
  await writeRelease(places.releaseDir(id));
  await files.writeRelease({ id, builtAt: '2026-11-22T10:00:00Z', version: '0.1.0', buildEnv: {} });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'launcher-'));
  // Read when the modules are loaded.
  process.env.RELEASES_DIR = folder;
  [files, places, launchers] = await Promise.all([
    import('../releases/release-files.mjs'),
    import('../releases/places.mjs'),
    import('./launcher.mjs'),
  ]);
});

afterAll(() => {
  delete process.env.RELEASES_DIR;
});

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await mkdir(folder, { recursive: true });
  for (const id of ['one', 'two']) await addVersion(id);
  const [port, backendPort] = [await freePort(), await freePort()];
  siteUrl = `http://127.0.0.1:${port}`;
  const shared = { BACKEND_URL: '', SITE_URL: siteUrl, REVALIDATE_SECRET: 'secret' };
  launcher = new launchers.Launcher({
    ...{ hasOwnHost: false, buildEnv: { BACKEND_URL: '', SITE_URL: '', REVALIDATE_SECONDS: '', MEDIA_ORIGINS: '' } },
    site: { port, host: '127.0.0.1', origin: siteUrl, url: siteUrl, env: shared },
    backend: { port: backendPort, host: '127.0.0.1', url: `http://127.0.0.1:${backendPort}`, env: {} },
  });
});

afterEach(async () => {
  await launcher.stop();
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** @returns the version that answers */
async function served(): Promise<string | undefined> {
  return /version (\w+)/.exec(await (await fetch(siteUrl)).text())?.[1];
}

const backendFile = () => path.join(places.releaseDir('one'), 'backend/server.mjs');
const backendState = () => launcher.status.services.find(({ name }) => name === 'backend')?.state;

const warnings = () => jest.mocked(console.warn).mock.calls.map(([line]) => String(line));

test('a version serves on when the notes about it cannot be written, and nothing is deleted then', async () => {
  await rm(places.usersDir, { recursive: true, force: true });
  await writeFile(places.usersDir, 'a file, where the folder should be');
  await launcher.begin('one');
  expect([await served(), launcher.status.release]).toEqual(['one', 'one']);
  await rm(places.currentFile);
  await mkdir(path.join(places.currentFile, 'a folder, where the file should be'), { recursive: true });
  await launcher.switchTo('two', () => undefined);
  expect([await served(), launcher.status.release]).toEqual(['two', 'two']);
  expect(existsSync(places.releaseDir('two'))).toBe(true);
  expect(warnings()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^notes of versions cannot be kept: .*EEXIST/)]),
  );
  // It stops without a warning.
  await rm(places.usersDir);
});

test('the site starts although the backend cannot, which is tried until it starts', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await rename(backendFile(), `${backendFile()}.whole`);
  await writeFile(backendFile(), 'process.exit(1);');
  await launcher.begin('one');
  expect([await served(), launcher.status.release]).toEqual(['one', 'one']);
  expect(jest.mocked(console.error).mock.calls).toContainEqual([
    'the backend does not start (it ended with 1 before it answered; its lines say why); the site starts without it',
  ]);
  await rename(`${backendFile()}.whole`, backendFile());
  while (backendState() !== 'running') await new Promise(setImmediate);
});

test('while a version is tried out, the pages of the one that serves stay, whatever PAGE_CACHE_DIR says', async () => {
  const page = path.join(folder, 'pages/build-one/home.html');
  await mkdir(path.dirname(page), { recursive: true });
  await writeFile(page, 'home');
  process.env.PAGE_CACHE_DIR = path.join(folder, 'pages');
  try {
    await launcher.begin('one');
    // The start has deleted it, as nobody needed it.
    await writeRelease(places.releaseDir('two'));
    const { child } = await launcher.site.tryOut(places.releaseDir('two'));
    await stop(child);
  } finally {
    delete process.env.PAGE_CACHE_DIR;
  }
  expect(existsSync(page)).toBe(true);
});

test('a version that has taken over makes its pages anew: what was published meanwhile was told to the former one', async () => {
  await launcher.begin('one');
  // The start has deleted it, as nobody needed it.
  await addVersion('two');
  await launcher.switchTo('two', () => undefined);
  expect(await served()).toBe('two');
  const told = readFileSync(path.join(places.releaseDir('two'), toldFile), 'utf8')
    .trim()
    .split('\n');
  expect(told).toHaveLength(2);
  expect(told.filter((port) => port === new URL(siteUrl).port)).toHaveLength(1);
});

test('the site does not start after a stop that came while the backend started', async () => {
  await writeFile(backendFile(), 'setInterval(() => {}, 1000);');
  const begun = expect(launcher.begin('one')).rejects.toThrow();
  while (backendState() !== 'starting') await new Promise(setImmediate);
  await launcher.stop();
  await begun;
  expect(launcher.status.services.map(({ state }) => state)).toEqual(['stopped', 'stopped']);
});
