/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { fetchMedia } from './fetch-media';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:red}</style></svg>';
let backend: Server;
let backendUrl: string;
let body: Buffer | string = '';
let conditions: (string | undefined)[] = [];
/** The encodings that the backend was asked for, and the one that it uses all the same. */
let [accepted, encoding]: (string | undefined)[] = [];
/** How many of the next connections are cut. */
let cut = 0;
/** What the backend answers. */
let status = 200;
/** How long the backend takes to answer, in milliseconds. */
let delay = 0;
/** The answers that the backend is sending. */
const open = new Set<ServerResponse>();

beforeAll(async () => {
  backend = createServer((request, response) => {
    if (cut > 0) {
      cut -= 1;
      request.socket.destroy();
      return;
    }
    open.add(response);
    response.once('close', () => open.delete(response));
    conditions = [request.headers['if-none-match'], request.headers.range];
    accepted = request.headers['accept-encoding'];
    if (encoding) response.setHeader('content-encoding', encoding);
    const types: Record<string, string> = { jpg: 'image/jpeg', svg: 'image/svg+xml', pdf: 'application/pdf' };
    if (status === 416) response.setHeader('content-range', 'bytes */100');
    response.setHeader('content-type', types[request.url?.split('.').at(-1) ?? ''] ?? 'text/html');
    if (request.headers['if-none-match']) response.writeHead(304).end();
    else setTimeout(() => Object.assign(response, { statusCode: status }).end(body), delay);
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => backend.close(resolve)));

const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetchMedia(new Request(`http://site.example/media/${name}`, { method, headers }), [name], backendUrl);
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

test('a drawing comes as it is, with a policy of its own styles and no other', async () => {
  body = drawing;
  const response = await get('a.svg');
  expect(await response.text()).toBe(drawing);
  expect(response.headers.get('x-body-length')).toBe(String(drawing.length));
  expect(policyOf(response)).toMatch(/^default-src 'none'; sandbox; .*; style-src-elem 'sha256-[^']+'$/);
  expect(policyOf(response)).not.toContain('unsafe-inline');
});

test('a drawing is asked for as a whole: the answer "not modified" would replace its policy', async () => {
  const response = await get('a.svg', { 'if-none-match': '"x"', range: 'bytes=0-5' });
  expect([response.status, conditions]).toEqual([200, [undefined, undefined]]);
  expect(policyOf(response)).toContain('style-src-elem');
});

test('a drawing of more than 8 MB is passed on without its styles', async () => {
  body = `${drawing}${' '.repeat(8 * 1024 * 1024)}`;
  const response = await get('a.svg');
  expect((await response.text()).length).toBe(body.length);
  expect(policyOf(response)).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
});

test('a photograph has no styles', async () => {
  body = drawing;
  expect(policyOf(await get('a.jpg'))).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  expect((await get('a.jpg', { 'if-none-match': '"x"' })).status).toBe(304);
});

test('a document is passed on to be saved, not to be shown under the site’s origin', async () => {
  body = '%PDF-1.4';
  const { status, headers } = await get('katalog.pdf');
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment']);
});

test('a file says how long it is, and is asked for without compression', async () => {
  body = drawing;
  expect((await get('a.pdf')).headers.get('x-body-length')).toBe(String(drawing.length));
  expect(accepted).toBe('identity');
  expect((await get('a.jpg', { 'if-none-match': '"x"' })).headers.has('x-body-length')).toBe(false);
});

test('a file that a backend compresses all the same does not say the length that it had on its way', async () => {
  [body, encoding] = [gzipSync(drawing), 'gzip'];
  const [file, picture] = [await get('a.pdf'), await get('a.svg')];
  encoding = undefined;
  expect([await file.text(), file.headers.has('x-body-length')]).toEqual([drawing, false]);
  expect([await picture.text(), picture.headers.get('x-body-length')]).toEqual([drawing, String(drawing.length)]);
});

test('a connection that is cut is tried once more', async () => {
  body = drawing;
  cut = 1;
  expect((await get('a.svg')).status).toBe(200);
});

test('a file that fails is logged, and not again until one has come', async () => {
  const lines: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
  for (const cuts of [2, 2, 0, 2]) {
    cut = cuts;
    expect((await get('a.svg')).status).toBe(cuts ? 502 : 200);
  }
  expect(lines).toEqual(Array(2).fill(expect.stringMatching(/^media: a\.svg fails \(.+\)$/)));
});

test.each([
  [404, 404],
  [403, 404],
  [408, 502],
  [429, 502],
  [503, 502],
])('a backend that answers %d for a file: a visitor gets %d', async (answered, expected) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  status = answered;
  const { status: got, headers } = await get('a.jpg');
  // Only an absence is stored by caches, in the place of the file that was there.
  expect([got, headers.get('cache-control')]).toEqual([
    expected,
    expected === 404 ? 'public, max-age=0, must-revalidate' : 'no-store',
  ]);
  status = 200;
});

test('a part that the file does not have is answered as the backend does, and not kept', async () => {
  [status, body] = [416, 'no such part'];
  const answer = await get('film.jpg', { range: 'bytes=500-' });
  expect([answer.status, answer.body]).toEqual([416, null]);
  expect(Object.fromEntries(answer.headers)).toEqual({ 'content-range': 'bytes */100', 'cache-control': 'no-store' });
  expect((await get('film.jpg')).status).toBe(404);
  status = 200;
});

// An answer that nobody reads keeps its connection for ever.
test.each([
  ['HEAD', 'a.jpg', 200, 200],
  ['HEAD', 'a.svg', 200, 200],
  ['GET', 'a.html', 200, 404],
  ['GET', 'a.jpg', 404, 404],
  ['GET', 'a.jpg', 416, 404],
  ['GET', 'a.jpg', 503, 502],
])(
  '%s of %s, answered %d, leaves nothing that the backend goes on sending',
  async (method, name, answered, expected) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    [status, body] = [answered, Buffer.alloc(30 * 1024 * 1024, ' ')];
    const response = await get(name, {}, method);
    expect([response.status, response.body]).toEqual([expected, null]);
    for (let time = 0; time < 20 && open.size > 0; time += 1) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(open.size).toBe(0);
    status = 200;
  },
);

test.each(['a.jpg', 'a.svg', 'a.pdf'])('HEAD of %s says what GET does', async (name) => {
  body = drawing;
  const [got, head] = [await get(name), await get(name, {}, 'HEAD')];
  expect([...head.headers]).toEqual([...got.headers]);
  expect(await got.text()).toBe(drawing);
});

test('a file comes from a busy backend too, which takes longer than a call may', async () => {
  body = drawing;
  delay = 4_000;
  expect((await get('a.jpg')).status).toBe(200);
  delay = 0;
});

test('a backend that does not answer is given up before the server gives up the request', async () => {
  jest.useFakeTimers();
  const hanging = jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = get('a.jpg');
  // A second before `server/limit-wait.ts`.
  await jest.advanceTimersByTimeAsync(8_500);
  expect((await answer).status).toBe(502);
  for (const spy of [hanging, errors]) spy.mockRestore();
  jest.useRealTimers();
});
