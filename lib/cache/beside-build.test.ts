/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';

import { besideBuild } from './beside-build.mjs';
import { pageCacheDir, preparePageCacheDir } from './page-cache-dir.mjs';

let folder: string;
let dist: string;
let cache: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'beside-build-'));
  [dist, cache] = [path.join(folder, 'dist'), path.join(folder, 'cache')];
  await mkdir(path.join(dist, 'server/app'), { recursive: true });
  await writeFile(path.join(dist, 'BUILD_ID'), 'first');
  await writeFile(path.join(dist, 'server/app/tr.html'), 'built');
  process.env.PAGE_CACHE_DIR = cache;
});

afterEach(async () => {
  delete process.env.PAGE_CACHE_DIR;
  await rm(folder, { recursive: true });
});

/** What Next does to keep a page. */
async function keep(fs: typeof nodeFs, name: string, html: string): Promise<void> {
  const file = path.join(dist, 'server/app', name);
  await fs.mkdir(path.dirname(file));
  await fs.writeFile(file, html);
}

const read = (fs: typeof nodeFs, name: string) => fs.readFile(path.join(dist, 'server/app', name), 'utf8');

test('pages are written to the other folder, and the build stays as it is', async () => {
  const fs = besideBuild(nodeFs, dist);
  await keep(fs, 'tr/new.html', 'new');
  await keep(fs, 'tr.html', 'made again');
  expect(await read(fs, 'tr/new.html')).toBe('new');
  expect(await read(fs, 'tr.html')).toBe('made again');
  expect(await readdir(path.join(dist, 'server/app'))).toEqual(['tr.html']);
  expect(await readFile(path.join(dist, 'server/app/tr.html'), 'utf8')).toBe('built');
});

test('what the build has made is read until it is made again', async () => {
  const fs = besideBuild(nodeFs, dist);
  const file = path.join(dist, 'server/app/tr.html');
  expect(await read(fs, 'tr.html')).toBe('built');
  expect(fs.readFileSync(file, 'utf8')).toBe('built');
  expect(fs.existsSync(file)).toBe(true);
  expect((await fs.stat(file)).mtime.getTime()).toBeGreaterThan(0);
  await expect(read(fs, 'none.html')).rejects.toMatchObject({ code: 'ENOENT' });
  expect(fs.existsSync(path.join(dist, 'none'))).toBe(false);
});

test('a folder that cannot be read is said to be so, and no former copy is served', async () => {
  const fs = besideBuild(nodeFs, dist);
  await mkdir(path.join(cache, 'build-first/server/app/tr.html'), { recursive: true });
  await expect(read(fs, 'tr.html')).rejects.toMatchObject({ code: 'EISDIR' });
});

test('pages outlast a restart, and not another build', async () => {
  await preparePageCacheDir(dist);
  await keep(besideBuild(nodeFs, dist), 'tr/new.html', 'new');
  await preparePageCacheDir(dist);
  expect(await read(besideBuild(nodeFs, dist), 'tr/new.html')).toBe('new');
  const next = path.join(folder, 'next');
  await mkdir(next);
  await writeFile(path.join(next, 'BUILD_ID'), 'second');
  await mkdir(path.join(cache, 'kept by somebody else'));
  await preparePageCacheDir(next);
  expect((await readdir(cache)).sort()).toEqual(['build-second', 'kept by somebody else']);
  expect(pageCacheDir(next)).toBe(path.join(cache, 'build-second'));
});

test('without the setting, the build is written to as ever', async () => {
  delete process.env.PAGE_CACHE_DIR;
  await preparePageCacheDir(dist);
  expect(besideBuild(nodeFs, dist)).toBe(nodeFs);
  expect(pageCacheDir(dist)).toBe(dist);
  expect(existsSync(cache)).toBe(false);
});
