/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { fillArchive } from '../../deploy/docker/fill-archive.mjs';
import { ArchivedFiles } from '../../server/archived-files';

const dayMs = 24 * 60 * 60 * 1000;

let folder: string;
let archive: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'fill-archive-'));
  archive = path.join(folder, 'archive');
  await mkdir(archive);
  process.env.STATIC_ARCHIVE_DIR = archive;
});

afterEach(async () => {
  delete process.env.STATIC_ARCHIVE_DIR;
  await rm(folder, { recursive: true, force: true });
});

/** A packed site of a build. @returns its folder */
async function packedSite(id: string): Promise<string> {
  const base = path.join(folder, `site-${id}`);
  await mkdir(path.join(base, '.next/static/chunks'), { recursive: true });
  await mkdir(path.join(base, 'public/fonts'), { recursive: true });
  await writeFile(path.join(base, '.next/BUILD_ID'), `${id}\n`);
  await writeFile(path.join(base, `.next/static/chunks/${id}.js`), `script of ${id}`);
  await writeFile(path.join(base, `.next/static/chunks/${id}.js.br`), 'compressed');
  await writeFile(path.join(base, `public/fonts/${id}.woff2`), 'font');
  return base;
}

const ageBy = async (name: string, ms: number) => {
  const at = new Date(Date.now() - ms);
  await utimes(path.join(archive, name), at, at);
};

test('a container finds the scripts and fonts of every version that was started on the volume', async () => {
  for (const id of ['one', 'two']) await fillArchive(await packedSite(id));
  const files = new ArchivedFiles();
  for (const address of ['/_next/static/chunks/one.js', '/fonts/one.woff2', '/_next/static/chunks/two.js'])
    expect([address, await files.read(address)]).toEqual([address, expect.anything()]);
  expect(await readFile(path.join(archive, 'one/_next/static/chunks/one.js'), 'utf8')).toBe('script of one');
  expect(existsSync(path.join(archive, 'one/_next/static/chunks/one.js.br'))).toBe(true);
  expect(await files.read('/_next/static/chunks/three.js')).toBeUndefined();
});

test('two containers of one version that start at the same moment fill it once', async () => {
  const base = await packedSite('one');
  await Promise.all([fillArchive(base), fillArchive(base), fillArchive(base)]);
  expect(await readdir(archive)).toEqual(['one']);
});

test('old versions go, those in use stay, and so do copies under way', async () => {
  const base = await packedSite('one');
  await fillArchive(base);
  await fillArchive(await packedSite('old'));
  for (const name of ['.half', '.broken-off']) await mkdir(path.join(archive, name));
  await ageBy('one', 40 * dayMs);
  await ageBy('old', 31 * dayMs);
  await ageBy('.broken-off', dayMs);
  await fillArchive(base);
  expect((await readdir(archive)).sort()).toEqual(['.half', 'one']);
  expect(Date.now() - (await stat(path.join(archive, 'one'))).mtimeMs).toBeLessThan(60_000);
});

test('a version that has run for long is noted as used every day', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() });
  try {
    await fillArchive(await packedSite('one'));
    await ageBy('one', 40 * dayMs);
    jest.advanceTimersByTime(dayMs);
    const isFresh = async () => Date.now() - (await stat(path.join(archive, 'one'))).mtimeMs < 2 * dayMs;
    for (let tries = 0; tries < 100 && !(await isFresh()); tries += 1) await new Promise(setImmediate);
    expect(await isFresh()).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test('a site starts without a folder to fill, and with one that cannot be written, which it says', async () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const base = await packedSite('one');
  await writeFile(path.join(folder, 'file'), '');
  process.env.STATIC_ARCHIVE_DIR = path.join(folder, 'file');
  await fillArchive(base);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^STATIC_ARCHIVE_DIR: .*ENOTDIR.*\n$/));
  delete process.env.STATIC_ARCHIVE_DIR;
  await fillArchive(base);
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});
