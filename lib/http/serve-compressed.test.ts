import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { compressStatic } from './compress-static.mjs';
import { serveCompressed } from './serve-compressed';

let build: string;

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(build, 'static/chunks'), { recursive: true });
  writeFileSync(path.join(build, 'static/chunks/a.js'), 'a();'.repeat(99));
  writeFileSync(path.join(build, 'static/chunks/a.css'), 'a{}'.repeat(99));
  writeFileSync(path.join(build, 'static/chunks/a.png'), 'a');
});

afterEach(() => rmSync(build, { recursive: true }));

/** What becomes of a request's address, and what the answer says of its body. */
function serve(url: string, accepted?: string, { method = 'GET', range = undefined as string | undefined } = {}) {
  const request = { url, method, headers: { 'accept-encoding': accepted, range } };
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  serveCompressed(path.join(build, 'static/chunks'))(Object.assign(response.req, request), response);
  return { url: response.req.url, headers: response.getHeaders(), response };
}

const plain = (url: string) => expect.objectContaining({ url, headers: {} }) as unknown;

test('scripts and styles have a twin that is the same, and smaller; a picture has none', async () => {
  await compressStatic(build);
  const twin = readFileSync(path.join(build, 'static/chunks/a.js.br'));
  expect(brotliDecompressSync(twin).toString()).toBe('a();'.repeat(99));
  expect(twin.length).toBeLessThan(99);
  expect(serve('/_next/static/chunks/a.css', 'br').url).toBe('/_next/static/chunks/a.css.br');
  expect(serve('/_next/static/chunks/a.png', 'br').url).toBe('/_next/static/chunks/a.png');
});

test.each([['br'], ['gzip, deflate, br'], ['gzip, deflate, br, zstd'], ['gzip;q=0.5, br;q=1.0'], ['br;q=0.5']])(
  'who takes %j gets the twin, as what it is',
  async (accepted) => {
    await compressStatic(build);
    const { url, headers } = serve('/_next/static/chunks/a.js?v=1?2', accepted);
    expect(url).toBe('/_next/static/chunks/a.js.br?v=1?2');
    expect(headers).toEqual({ 'content-type': 'application/javascript; charset=UTF-8', 'content-encoding': 'br' });
  },
);

test.each([[undefined], [''], ['gzip'], ['gzip, br;q=0'], ['br; q=0.0, gzip'], ['x-br'], ['*']])(
  'who takes %j gets the file itself',
  async (accepted) => {
    await compressStatic(build);
    expect(serve('/_next/static/chunks/a.js', accepted)).toEqual(plain('/_next/static/chunks/a.js'));
  },
);

test('who asks for a part gets it of the file itself, and who does not ask for the file gets no twin', async () => {
  await compressStatic(build);
  const url = '/_next/static/chunks/a.css';
  expect(serve(url, 'br', { range: 'bytes=0-9' })).toEqual(plain(url));
  expect(serve(url, 'br', { method: 'POST' })).toEqual(plain(url));
  expect(serve(url, 'br', { method: 'HEAD' }).url).toBe(`${url}.br`);
});

test.each([
  [200, 'br'],
  [304, 'br'],
  [400, undefined],
  [412, undefined],
  [500, undefined],
])('an answer of %d says that it is compressed: %s', async (status, encoding) => {
  await compressStatic(build);
  for (const isExplicit of [true, false]) {
    const { response } = serve('/_next/static/chunks/a.css', 'br');
    if (isExplicit) response.writeHead(status);
    else Object.assign(response, { statusCode: status }).end('a');
    expect(response.getHeader('content-encoding')).toBe(encoding);
    expect(response.hasHeader('content-type')).toBe(encoding !== undefined);
  }
});

test('an address that is no built file stays as it is', async () => {
  await compressStatic(build);
  for (const url of ['/_next/static/chunks/none.js', '/a.js', '/_next/static/chunks/../a.js', '*', ''])
    expect(serve(url, 'br')).toEqual(plain(url));
});

test('what is not compressed is served as it is, and so is what no build has made', () => {
  expect(serve('/_next/static/chunks/a.js', 'br').url).toBe('/_next/static/chunks/a.js');
  rmSync(path.join(build, 'static'), { recursive: true });
  expect(serve('/_next/static/chunks/a.js', 'br').url).toBe('/_next/static/chunks/a.js');
});
