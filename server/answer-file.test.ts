/** @jest-environment node */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import fonts from '@/lib/brand/font-files.json';

import { answerFile } from './answer-file';
import { answerFinished } from './finished/answer-finished';
import { FinishedStore } from './finished/finished-store';
import { TestServer } from './support/listen';

const archivo = `/fonts/${fonts.archivo.files.latin}`;
const script = 'console.info(1);'.repeat(200);
const large = Buffer.alloc(600_000, 'a');
const store = new FinishedStore(10_000_000);
let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  const chunks = path.join(folder, 'static/chunks');
  await mkdir(chunks, { recursive: true });
  await writeFile(path.join(chunks, 'a.js'), script);
  await writeFile(path.join(chunks, 'a.js.br'), brotliCompressSync(script));
  await writeFile(path.join(chunks, 'a.js.gz'), gzipSync(script));
  await writeFile(path.join(folder, 'static/large.txt'), large);
  await writeFile(path.join(chunks, 'large.js'), large);
  await writeFile(path.join(chunks, 'large.js.br'), brotliCompressSync(large));
  await writeFile(path.join(chunks, 'large.js.gz'), gzipSync(large));
  const steps = [answerFinished(store), answerFile(store, folder)];
  server = await TestServer.start((request, response) => {
    if (!steps.some((step) => step(request, response))) response.writeHead(404).end();
  });
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const address = '/_next/static/chunks/a.js';

test.each(['first', 'kept'])('a script of the build comes in the encoding that the client accepts (%s)', async () => {
  const br = await server.ask(address, { 'accept-encoding': 'gzip, br' });
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=UTF-8',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(br.body).toString()).toBe(script);
  const gzip = await server.ask(address, { 'accept-encoding': 'br;q=0, gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  const plain = await server.ask(`${address}?v=1`);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.body.toString()).toBe(script);
});

test('a client that has the file gets 304', async () => {
  const { headers } = await server.ask(address);
  expect((await server.ask(address, { 'if-none-match': String(headers.etag) })).status).toBe(304);
});

test('a part of a file can be asked for, and HEAD says what GET would', async () => {
  const part = await server.ask(address, { range: 'bytes=0-9' });
  expect([part.status, part.body.toString()]).toEqual([206, script.slice(0, 10)]);
  expect(part.headers['content-range']).toBe(`bytes 0-9/${script.length}`);
  for (const [name, value] of [
    ['several parts', { range: 'bytes=0-1,5-6' }],
    ['the end', { range: 'bytes=-5' }],
    ['the first byte', { range: 'bytes=0-0' }],
    ['nonsense', { range: 'bytes=9-1' }],
    ['a condition', { range: 'bytes=0-9', 'if-range': '"x"' }],
  ] as const) {
    const { status, body } = await server.ask(address, value);
    expect([name, status, body.length]).toEqual([name, 200, script.length]);
  }
  expect((await server.ask(address, { range: 'bytes=999999-' })).status).toBe(416);
  const head = await server.ask('/drawings/logo.svg', {}, 'HEAD');
  const get = await server.ask('/drawings/logo.svg');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(get.body.length));
});

test('without room in memory a file is sent from the disk, compressed all the same', async () => {
  const step = answerFile(new FinishedStore(0), folder);
  const bare = await TestServer.start((request, response) => void step(request, response));
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const { status, headers } = await bare.ask(address, { 'accept-encoding': accepted });
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
  }
  await bare.stop();
});

test('a drawing that no build has compressed is compressed when it is first asked for', async () => {
  const ask = (accepted: string) => server.ask('/drawings/map-contours.svg', { 'accept-encoding': accepted });
  const plain = (await ask('identity')).body;
  const gzip = await ask('gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).equals(plain)).toBe(true);
  let br = await ask('br');
  while (br.headers['content-encoding'] !== 'br') br = await ask('br');
  expect(brotliDecompressSync(br.body).equals(plain)).toBe(true);
});

test('a file at another spelling of its address comes compressed, and is not kept a second time', async () => {
  await server.ask(address, { 'accept-encoding': 'br' });
  const before = store.size;
  const spellings = ['/%61.js', '/a.%6A%73', '/a.js/', '/a.js#1', '/a.js?v=2'];
  for (const spelling of spellings) {
    const { status, headers, body } = await server.ask(`/_next/static/chunks${spelling}`, { 'accept-encoding': 'br' });
    expect([spelling, status, headers['content-encoding']]).toEqual([spelling, 200, 'br']);
    expect(brotliDecompressSync(body).toString()).toBe(script);
  }
  expect(store.size).toEqual(before);
});

test('a large file is sent, and not kept in memory', async () => {
  const before = store.size.bytes;
  expect((await server.ask('/_next/static/large.txt')).body.equals(large)).toBe(true);
  expect(store.size.bytes).toBe(before);
});

test('a large script comes in the encoding that the client accepts, and is not kept in memory', async () => {
  const before = store.size.bytes;
  const ask = (accepted: string) => server.ask('/_next/static/chunks/large.js', { 'accept-encoding': accepted });
  const [br, gzip, plain] = [await ask('gzip, br'), await ask('gzip'), await ask('identity')];
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  const bodies = [brotliDecompressSync(br.body), gunzipSync(gzip.body), plain.body];
  expect(bodies.map((body) => body.equals(large))).toEqual([true, true, true]);
  expect(store.size.bytes).toBe(before);
});

test.each([
  ['/drawings/icon.svg', 'image/svg+xml'],
  [archivo, 'font/woff2'],
  ['/fonts/LICENSE-archivo.txt', 'text/plain; charset=UTF-8'],
])('%s is sent as %s', async (name, type) => {
  expect((await server.ask(name)).headers['content-type']).toBe(type);
});

test.each([
  [archivo, 'public, max-age=31536000, immutable'],
  ['/drawings/map-contours.svg', 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800'],
])('%s may be kept: %s', async (name, lifetime) => {
  expect((await server.ask(name)).headers['cache-control']).toBe(lifetime);
});

test('a script that nobody has is answered here: a page that says so would need the backend', async () => {
  const missing = '/_next/static/chunks/none.js';
  const { status, headers, body } = await server.ask(missing, { 'accept-encoding': 'br' });
  expect([status, body.toString()]).toEqual([404, 'Not Found\n']);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=UTF-8',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('content-encoding');
  const head = await server.ask(missing, {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([404, 0]);
});

test.each([
  '/_next/static/none.js',
  '/none',
  '/_next/static/../build-manifest.json',
  '/_next/static/%2e%2e/a',
  '/.env',
])('%s is no file', async (name) => {
  expect((await server.ask(name)).status).toBe(404);
});
