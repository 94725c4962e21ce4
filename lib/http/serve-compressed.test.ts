import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
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
  writeFileSync(path.join(build, 'static/a.css'), 'a{}'.repeat(99));
  writeFileSync(path.join(build, 'static/a.png'), 'a');
});

afterEach(() => rmSync(build, { recursive: true }));

/** What becomes of a request's address, and what the answer says of its body. */
function serve(url: string, accepted?: string, range?: string) {
  const request = { url, headers: { 'accept-encoding': accepted, range } };
  const headers: Record<string, string> = {};
  const response = { setHeader: (name: string, value: string) => (headers[name] = value) };
  serveCompressed(path.join(build, 'static'))(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return { url: request.url, headers };
}

test('scripts and styles have a twin that is the same, and smaller; a picture has none', async () => {
  await compressStatic(build);
  const twin = readFileSync(path.join(build, 'static/chunks/a.js.br'));
  expect(brotliDecompressSync(twin).toString()).toBe('a();'.repeat(99));
  expect(twin.length).toBeLessThan(99);
  expect(serve('/_next/static/a.css', 'br').url).toBe('/_next/static/a.css.br');
  expect(serve('/_next/static/a.png', 'br').url).toBe('/_next/static/a.png');
});

test.each([['br'], ['gzip, deflate, br'], ['gzip, deflate, br, zstd'], ['gzip;q=0.5, br;q=1.0'], ['br;q=0.5']])(
  'who takes %j gets the twin, as what it is',
  async (accepted) => {
    await compressStatic(build);
    expect(serve('/_next/static/chunks/a.js?v=1', accepted)).toEqual({
      url: '/_next/static/chunks/a.js.br?v=1',
      headers: { 'content-type': 'application/javascript; charset=UTF-8', 'content-encoding': 'br' },
    });
  },
);

test.each([[undefined], [''], ['gzip'], ['gzip, br;q=0'], ['br; q=0.0, gzip'], ['x-br'], ['*']])(
  'who takes %j gets the file itself',
  async (accepted) => {
    await compressStatic(build);
    expect(serve('/_next/static/chunks/a.js', accepted)).toEqual({ url: '/_next/static/chunks/a.js', headers: {} });
  },
);

test('who asks for a part gets it of the file itself', async () => {
  await compressStatic(build);
  expect(serve('/_next/static/a.css', 'br', 'bytes=0-9')).toEqual({ url: '/_next/static/a.css', headers: {} });
});

test('an address that is no built file stays as it is', async () => {
  await compressStatic(build);
  for (const url of ['/_next/static/none.js', '/a.js', '/_next/static/../a.js', '*', ''])
    expect(serve(url, 'br')).toEqual({ url, headers: {} });
});

test('what is not compressed is served as it is, and so is what no build has made', () => {
  expect(serve('/_next/static/chunks/a.js', 'br').url).toBe('/_next/static/chunks/a.js');
  rmSync(path.join(build, 'static'), { recursive: true });
  expect(serve('/_next/static/chunks/a.js', 'br').url).toBe('/_next/static/chunks/a.js');
});
