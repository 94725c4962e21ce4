import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { packTree } from '../scripts/lib/pack/pack-tree.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { backendUrl } from './support/stack';

/** What the images hold (deploy/docker), of the builds of all, started as in a container. The tests share one folder. */
test.describe.configure({ mode: 'default' });

/** The user of the images. Only root can start a process as another one. */
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: 65532, gid: 65532 } : {};

let folder: string;
const children: ChildProcess[] = [];

const below = (...names: string[]) => path.join(folder, ...names);
const filesOf = (name: string) => readdirSync(below(name), { recursive: true, encoding: 'utf8' });

/** A folder that a server may write to. */
async function written(name: string): Promise<string> {
  await mkdir(below(name));
  await chmod(below(name), 0o777);
  return below(name);
}

/** Starts a packed server, with nothing of this process's environment. */
function start(name: 'site' | 'backend', env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [below(name, `deploy/docker/start-${name}.mjs`)], {
    cwd: '/',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    ...user,
  });
  children.push(child);
  return child;
}

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'packed-'));
  await chmod(folder, 0o755);
  await Promise.all([packTree('site', below('site'), '.next-e2e'), packTree('backend', below('backend'))]);
  // Another user's, or nobody's to write: the root file system of a container is read-only.
  spawnSync('chmod', ['-R', isRoot ? 'go-w' : 'a-w', below('site'), below('backend')]);
});

test.afterAll(async () => {
  await Promise.all(children.map((child) => stop(child)));
  spawnSync('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true, force: true });
});

for (const name of ['site', 'backend'] as const) {
  test(`the packed ${name} holds no media, demo content, pages, sources, tests or secrets`, () => {
    const files = filesOf(name);
    expect(files.length).toBeGreaterThan(500);
    // The setup makes an own site from the starter content; the demo stays at home.
    const own = files.filter((file) => !/(?:^|\/)node_modules\/|^backend\/seed(?:$|\/starter(?:\/|$))/.test(file));
    const source = /\.(?:tsx?|scss|map|md|db|spec\.\w+|test\.\w+)$/;
    expect(own.filter((file) => source.test(file))).toEqual([]);
    expect(
      own.filter((file) => /(?:^|\/)(?:seed|data|docs|e2e|bench|\.data|\.cache|\.git)(?:\/|$)/.test(file)),
    ).toEqual([]);
    expect(own.filter((file) => /(?:^|\/)\.env|secrets?\.json$|\.pem$|\.key$/.test(file))).toEqual([]);
    expect(own.filter((file) => /\.(?:jpe?g|avif|mp4|webm|gif)$/.test(file))).toEqual([]);
    expect(own.filter((file) => /server\/(?:route-cache|app\/tr)/.test(file))).toEqual([]);
    // Compilers, and binaries of other systems.
    const unused = /node_modules\/(?:typescript|sass|esbuild|drizzle-kit|jest|eslint|@next\/swc[^/]*|@playwright)\//;
    expect(files.filter((file) => unused.test(file))).toEqual([]);
    expect(files.filter((file) => /musl|darwin|win32/.test(file) && file.endsWith('.node'))).toEqual([]);
  });
}

/**
 * What an image holds beside the packed tree, in bytes: Node, copied from the official image, and the base image
 * (distroless with the C library), 24 MB unpacked, with some room.
 */
const besideTree = statSync(process.execPath).size + 30e6;

for (const [name, limit] of [
  ['site', 250e6],
  ['backend', 450e6],
] as const) {
  test(`the image of the ${name} would stay under ${limit / 1e6} MB`, () => {
    const sizes = filesOf(name).map((file) => lstatSync(below(name, file)).size);
    const tree = sizes.reduce((sum, size) => sum + size, 0);
    console.info(
      `${name}: ${Math.round(tree / 1e6)} MB packed, ${Math.round((tree + besideTree) / 1e6)} MB as an image`,
    );
    expect(tree).toBeGreaterThan(20e6);
    expect(tree + besideTree).toBeLessThan(limit);
  });
}

test('the packed backend starts as nobody on a tree that it cannot write to, and migrates', async () => {
  const [port, data] = [await freePort(), await written('data')];
  const env = {
    PORT: String(port),
    PAYLOAD_SECRET: 'packed-backend-'.repeat(3),
    SEED: 'none',
    DATABASE_URL: `file:${data}/content.db`,
    MEDIA_DIR: `${data}/media`,
    UPLOAD_DIR: `${data}/uploads`,
  };
  const backend = start('backend', env);
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(`${origin}/api/health/ready`, 60_000, backend);
  expect((await fetch(`${origin}/admin/create-first-user`)).status).toBe(200);
  const keys = await fetch(`${origin}/api/GetPageKeys`);
  expect([keys.status, ((await keys.json()) as { success: boolean }).success]).toEqual([200, true]);
});

test('the packed site makes pages and pictures, keeps them elsewhere, and serves them without a backend', async () => {
  const [port, cache, archive] = [await freePort(), await written('cache'), await written('archive')];
  // Of the version before, which another container has put there.
  await mkdir(below('archive/before/_next/static/chunks'), { recursive: true });
  await writeFile(below('archive/before/_next/static/chunks/before.js'), '0');
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    SITE_URL: origin,
    PAGE_CACHE_DIR: `${cache}/pages`,
    SITE_CACHE_DIR: `${cache}/files`,
    STATIC_ARCHIVE_DIR: archive,
  };
  const site = start('site', { ...env, BACKEND_URL: backendUrl });
  await waitFor(`${origin}/api/health/ready`, 60_000, site);
  const page = await fetch(origin);
  const html = await page.text();
  expect([page.status, html.includes('</html>')]).toEqual([200, true]);
  const named = [
    /\/_next\/static\/[^"]+\.js/,
    /\/media\/w480\/[^" ,]+/,
    /\/share\/[^"]+\.jpg/,
    /\/fonts\/[^"]+\.woff2/,
  ].map((pattern) => pattern.exec(html)?.[0] ?? `nothing like ${pattern.source}`);
  const ofBefore = '/_next/static/chunks/before.js';
  for (const address of [...named, ofBefore, '/en', '/about', '/ara', '/robots.txt']) {
    const answer = await fetch(`${origin}${address}`, { headers: { accept: 'image/avif,*/*' } });
    expect([address, answer.status]).toEqual([address, 200]);
    await answer.arrayBuffer();
  }
  const [script = ''] = named;
  const [id = ''] = readdirSync(archive).filter((name) => name !== 'before');
  expect(readdirSync(archive)).toHaveLength(2);
  for (const each of named.filter((address) => /^\/(?:_next|fonts)\//.test(address)))
    expect(existsSync(below('archive', id, each))).toBe(true);
  expect(existsSync(below('archive', id, `${script}.br`))).toBe(true);
  expect(
    spawnSync(process.execPath, [below('site/deploy/docker/check-health.mjs')], { env: { ...process.env, ...env } })
      .status,
  ).toBe(0);

  await expect.poll(() => filesOf('cache/pages').some((file) => file.endsWith('/tr/about.html'))).toBe(true);
  expect(filesOf('site').filter((file) => /server\/(?:route-cache|app\/tr)/.test(file))).toEqual([]);
  const ended = new Promise((resolve) => site.once('exit', resolve));
  site.kill('SIGTERM');
  expect(await ended).toBe(0);

  const again = start('site', { ...env, BACKEND_URL: `http://127.0.0.1:${await freePort()}` });
  await waitFor(`${origin}/api/health/ready`, 60_000, again);
  expect((await fetch(`${origin}/about`)).status).toBe(200);
});
