/** @jest-environment node */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import { answerFile } from './answer-file';
import { answerFinished } from './finished/answer-finished';
import { FinishedStore } from './finished/finished-store';
import { TestServer } from './support/listen';

const former = '/_next/static/chunks/former.js';
const script = 'console.info(1);'.repeat(200);
let folder: string;
let archive: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  archive = path.join(folder, 'archive');
  await mkdir(path.join(folder, 'build/static'), { recursive: true });
  await mkdir(archive);
  process.env.STATIC_ARCHIVE_DIR = archive;
  const store = new FinishedStore(10_000_000);
  const steps = [answerFinished(store), answerFile(store, path.join(folder, 'build'))];
  server = await TestServer.start((request, response) => {
    if (!steps.some((step) => step(request, response))) response.writeHead(404).end();
  });
});

afterAll(async () => {
  delete process.env.STATIC_ARCHIVE_DIR;
  await server.stop();
  await rm(folder, { recursive: true });
});

let releases = 0;
/** A release with some files. */
const add = async (files: Record<string, string | Buffer>) => {
  releases += 1;
  const beside = path.join(archive, '.half');
  for (const [address, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(beside, address)), { recursive: true });
    await writeFile(path.join(beside, address), content);
  }
  await rename(beside, path.join(archive, `release-${releases}`));
};

test('a script of another release is sent, also one that came while the server runs', async () => {
  expect((await server.ask(former)).status).toBe(404);
  // The folder is looked through once a second at most.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await add({ [former]: script, [`${former}.br`]: brotliCompressSync(script) });
  for (const time of ['first', 'kept']) {
    const { status, headers, body } = await server.ask(`${former}?v=1`);
    expect([time, status, body.toString()]).toEqual([time, 200, script]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=UTF-8',
      'x-content-type-options': 'nosniff',
    });
    const small = await server.ask(former, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(small.body).toString()).toBe(script);
  }
});

test('a font of another release is sent', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await add({ '/fonts/former.3d73ba34.woff2': 'font' });
  expect((await server.ask('/fonts/former.3d73ba34.woff2')).headers['content-type']).toBe('font/woff2');
});

test.each(['/_next/static/../secret', '/_next/static/.secret', '/_next/other.js', '/release.json'])(
  '%s is none of them',
  async (name) => {
    const names = ['/secret', '/_next/static/.secret', '/_next/other.js', '/release.json'];
    await add(Object.fromEntries(names.map((file) => [file, 'secret'])));
    expect((await server.ask(name)).status).toBe(404);
  },
);
