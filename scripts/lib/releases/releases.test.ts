/** @jest-environment node */
import { existsSync } from 'node:fs';
import fs, { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type * as Archive from './archive-static.mjs';
import type * as Places from './places.mjs';
import type * as Prune from './prune-releases.mjs';
import type * as Files from './release-files.mjs';

let folder: string;
let archive: typeof Archive;
let files: typeof Files;
let places: typeof Places;
let prune: typeof Prune;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  // Read when the modules are loaded.
  process.env.RELEASES_DIR = folder;
  [archive, files, places, prune] = await Promise.all([
    import('./archive-static.mjs'),
    import('./release-files.mjs'),
    import('./places.mjs'),
    import('./prune-releases.mjs'),
  ]);
});

afterAll(async () => {
  delete process.env.RELEASES_DIR;
  await rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true, force: true });
});

const script = '.next/static/chunks/a.js';

async function addRelease(id: string) {
  const base = places.releaseDir(id);
  await mkdir(path.dirname(path.join(base, script)), { recursive: true });
  await writeFile(path.join(base, script), id);
  await archive.archiveStatic(id, base);
  await files.writeRelease({ id, builtAt: '2026-11-22T10:00:00Z', version: '0.1.0', buildEnv: {} });
}

const archived = (id: string) => path.join(places.archiveDir, id, '_next/static/chunks/a.js');
const isBuilt = (id: string) => existsSync(places.releaseDir(id));

test('the scripts of a release stay when the release is deleted', async () => {
  for (const id of ['one', 'two', 'three']) await addRelease(id);
  await files.writeCurrent({ id: 'three', former: 'two' });
  await prune.pruneReleases();
  expect([isBuilt('one'), isBuilt('two'), isBuilt('three')]).toEqual([false, true, true]);
  expect(await readFile(archived('one'), 'utf8')).toBe('one');
});

test('scripts that no page can be open of any more are deleted: too old, or of too many releases ago', async () => {
  for (let number = 1; number <= 12; number += 1) {
    await addRelease(`r${number}`);
    const at = new Date(Date.now() - (13 - number) * 60_000);
    await utimes(path.join(places.archiveDir, `r${number}`), at, at);
  }
  const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await utimes(path.join(places.archiveDir, 'r11'), old, old);
  await files.writeCurrent({ id: 'r12' });
  await prune.pruneReleases();
  expect((await readdir(places.archiveDir)).sort()).toEqual(
    ['r12', 'r10', 'r9', 'r8', 'r7', 'r6', 'r5', 'r4', 'r3', 'r2'].sort(),
  );
});

test('the scripts of the release that serves are never deleted, whatever their age', async () => {
  await addRelease('one');
  const old = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000);
  await utimes(path.join(places.archiveDir, 'one'), old, old);
  await files.writeCurrent({ id: 'one' });
  await prune.pruneReleases();
  expect(existsSync(archived('one'))).toBe(true);
});

test('a release that another process needs stays, until that process has ended', async () => {
  await addRelease('one');
  await files.noteUse(['one']);
  await prune.pruneReleases();
  expect(isBuilt('one')).toBe(true);
  await files.endUse();
  await writeFile(path.join(places.usersDir, '999999999'), '["one"]');
  await prune.pruneReleases();
  expect(isBuilt('one')).toBe(false);
});

test('a release that cannot be deleted is named, and the others are deleted', async () => {
  for (const id of ['held', 'one', 'two']) await addRelease(id);
  await files.writeCurrent({ id: 'two' });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const remove = fs.rm;
  jest.spyOn(fs, 'rm').mockImplementation(async (place, options) => {
    if (String(place).endsWith('/held')) throw new Error('EACCES: permission denied');
    await remove(place, options);
  });
  await prune.pruneReleases();
  expect([isBuilt('held'), isBuilt('one'), isBuilt('two')]).toEqual([true, false, true]);
  expect(warn.mock.calls).toEqual([['version held cannot be deleted: EACCES: permission denied']]);
});

test('a release whose build was broken off is not used', async () => {
  await mkdir(places.releaseDir('broken'), { recursive: true });
  expect(await files.readRelease('broken')).toBeUndefined();
  await prune.pruneReleases();
  expect(isBuilt('broken')).toBe(false);
});

test('files of a release are linked into the archive, and take no room twice', async () => {
  await addRelease('one');
  const [built, kept] = await Promise.all([stat(path.join(places.releaseDir('one'), script)), stat(archived('one'))]);
  expect(kept.ino).toBe(built.ino);
});

test('a start of the version that serves keeps the one before it, to go back to', async () => {
  await files.noteServing('one');
  expect(await files.readCurrent()).toEqual({ id: 'one' });
  await files.noteServing('two');
  await files.noteServing('two');
  expect(await files.readCurrent()).toEqual({ id: 'two', former: 'one' });
  await files.noteServing('one');
  expect(await files.readCurrent()).toEqual({ id: 'one', former: 'two' });
});
