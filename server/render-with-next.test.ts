/** @jest-environment node */
import { renderWithNext } from './render-with-next';
import { answerFinished } from './finished/answer-finished';
import { FinishedStore } from './finished/finished-store';
import { FinishedPages } from './finished/keep-finished';
import type { SiteResponse } from './site-response';
import { TestServer } from './support/listen';
import { icons, render, text } from './support/stand-in-for-next';

const store = new FinishedStore(1_000_000);
const pages = new FinishedPages(store);
let server: TestServer;

beforeAll(async () => {
  const step = renderWithNext(async (request, response) => render(request.url ?? '', response as SiteResponse), pages);
  const finished = answerFinished(store);
  server = await TestServer.start((request, response) => void (finished(request, response) || step(request, response)));
});

afterAll(() => server.stop());

const policy = 'content-security-policy';
const policyOf = async (path: string) => String((await server.ask(path)).headers[policy]);

test.each(['/ara', '/ara?q=a', '/en/search?q=a', '/edit', '/en/edit/page/a', '/preview/x'])(
  '%s comes whole, with the policy of what it holds',
  async (path) => {
    const { status, headers, body } = await server.ask(path);
    expect(status).toBe(201);
    expect(body.toString()).toBe('<p style="color:red">ı</p><script>1</script><i>');
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers[policy]).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(headers[policy]).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/);
  },
);

test('what Next’s router reads of a head is sent with payloads alone', async () => {
  expect((await server.ask('/payload')).headers).toHaveProperty('x-nextjs-stale-time', '300');
  expect((await server.ask('/ara')).headers).not.toHaveProperty('x-nextjs-stale-time');
});

test('only the preview of a draft may be framed, and by the backend alone', async () => {
  process.env.EDIT_LOGIN_URL = 'https://admin.example';
  for (const path of ['/preview/x', '/en/preview/x']) {
    expect(await policyOf(path)).toContain('frame-ancestors https://admin.example');
    expect((await server.ask(path)).headers).not.toHaveProperty('x-frame-options');
  }
  for (const path of ['/edit', '/edit/preview/x', '/ara']) {
    expect(await policyOf(path)).toContain("frame-ancestors 'none'");
    expect((await server.ask(path)).headers['x-frame-options']).toBe('DENY');
  }
  delete process.env.EDIT_LOGIN_URL;
});

test('a version may be framed by the page in edit mode, which frames nothing else, and by nobody else', async () => {
  for (const path of ['/edit?version=1', '/en/edit/page/a?version=1&side=after']) {
    expect(await policyOf(path)).toContain("frame-ancestors 'self'");
    expect(await policyOf(path)).not.toContain('frame-src');
    expect((await server.ask(path)).headers).not.toHaveProperty('x-frame-options');
  }
  expect(await policyOf('/edit/page/a')).toContain("frame-src 'self';");
  for (const path of ['/ara?version=1', '/preview/x?version=1']) {
    expect(await policyOf(path)).not.toContain("frame-ancestors 'self'");
  }
});

test('every other page keeps its own policy, and gets one without scripts if it brings none', async () => {
  expect(await policyOf('/cached')).toBe('own');
  for (const path of ['/ara/x', '/editor', '/page/edit', '/file']) {
    expect(await policyOf(path)).toContain("default-src 'none'; style-src 'self'");
  }
});

test.each([
  ['NEXT_HTTP_ERROR_FALLBACK;404', 404],
  ['1234567', 503],
])('a page that says %s inside itself has that status', async (digest, status) => {
  expect((await server.ask(`/preview/absent/${encodeURIComponent(digest)}`)).status).toBe(status);
});

test('a request that Next fails at ends, and the next one is answered', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(server.ask('/fails')).rejects.toThrow();
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
  expect((await server.ask('/file')).status).toBe(200);
});

test('the icons of the menu are drawn once for each version, and each time for a version that is none', async () => {
  const keep = jest.spyOn(pages, 'keep');
  for (let time = 0; time < 3; time += 1) {
    const { headers } = await server.ask('/menu-icons.svg?v=00000001', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
    // It is kept after it was sent.
    await keep.mock.results[0]?.value;
  }
  expect(keep).toHaveBeenCalledTimes(1);
  expect(icons.drawn).toBe(1);
  for (const query of ['?v=00000002', '?v=00000002', '']) await server.ask(`/menu-icons.svg${query}`);
  expect(icons.drawn).toBe(4);
});

test('files are sent as they come', async () => {
  const { status, body } = await server.ask('/file');
  expect([status, body.toString()]).toEqual([200, 'png']);
});

test('other sites may show pictures, and nothing else', async () => {
  const policies = ['/media/a.jpg?v=1', '/media/a.svg', '/icon.svg', '/cached', '/api/a.json'].map(
    async (path) => (await server.ask(path)).headers['cross-origin-resource-policy'],
  );
  const [open, own] = ['cross-origin', 'same-origin'];
  expect(await Promise.all(policies)).toEqual([open, open, open, own, own]);
});

test('HEAD gets the head that GET gets', async () => {
  const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => server.ask('/cached', {}, method)));
  const { date: _date, ...expected } = get?.headers ?? {};
  expect(head?.headers).toMatchObject(expected);
  expect(head?.body).toHaveLength(0);
});

test.each(['/media/a.svg', '/media/~/b/A.SVG?v=1', '/media/a.vtt'])('HEAD of %s says what GET does', async (path) => {
  const asked = { 'accept-encoding': 'br' };
  const [get, head] = [await server.ask(path, asked), await server.ask(path, asked, 'HEAD')];
  const { date: _date, ...expected } = get.headers;
  expect(expected['content-length']).toBe(String(get.body.length));
  expect(head.headers).toMatchObject(expected);
  expect(head.body).toHaveLength(0);
});

test('HEAD of a call or a picture says nothing of a body that is not known here', async () => {
  for (const path of ['/api/a.json', '/media/a.jpg?b=.svg']) {
    const { status, headers } = await server.ask(path, { 'accept-encoding': 'br' }, 'HEAD');
    expect([status, headers.vary]).toEqual([200, undefined]);
    for (const name of ['content-length', 'content-encoding']) expect(headers).not.toHaveProperty(name);
    expect(headers[policy]).toContain("default-src 'none'");
  }
  expect((await server.ask('/api/a.json', {}, 'HEAD')).headers).not.toHaveProperty('etag');
  expect((await server.ask('/media/a.jpg', {}, 'HEAD')).headers.etag).toBe('"of-backend"');
});

test('a part of the captions of a film comes as the backend gives it', async () => {
  const { status, headers, body } = await server.ask('/media/a.vtt', { range: 'bytes=0-', 'accept-encoding': 'gzip' });
  expect([status, headers.etag, headers['content-encoding']]).toEqual([206, '"of-backend"', undefined]);
  expect(body.toString()).toBe(text);
});

test('"not modified" names the copy that the client has', async () => {
  const { status, headers } = await server.ask('/media/a.vtt', { 'if-none-match': '"of-backend"' });
  expect([status, headers.etag]).toEqual([304, '"of-backend"']);
  expect(headers).not.toHaveProperty('content-length');
});

test('a call that does not take a method says which it takes', async () => {
  for (const method of ['GET', 'POST']) {
    const { status, headers } = await server.ask('/refused', {}, method);
    expect([status, headers.allow]).toEqual([405, method === 'GET' ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS']);
  }
});

test.each([
  ['a film', '/media/length.mp4', {}, 200],
  ['a part of a film', '/media/length.mp4', { range: 'bytes=0-' }, 206],
  ['a part of captions', '/media/length.vtt', { range: 'bytes=0-' }, 206],
])('%s says how long it is, to HEAD too', async (_, path, asked, expected) => {
  for (const method of path.endsWith('.mp4') ? ['GET', 'HEAD'] : ['GET']) {
    const { status, headers, body } = await server.ask(path, { 'accept-encoding': 'br', ...asked }, method);
    expect([status, headers['content-length']]).toEqual([expected, String(text.length)]);
    expect(headers).not.toHaveProperty('transfer-encoding');
    expect(headers).not.toHaveProperty('x-body-length');
    expect(body).toHaveLength(method === 'HEAD' ? 0 : text.length);
  }
});

test('what is compressed here has the length of what is sent', async () => {
  const { headers, body } = await server.ask('/media/length.svg', { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], headers['content-length']]).toEqual(['br', String(body.length)]);
  expect(headers).not.toHaveProperty('x-body-length');
  const head = await server.ask('/api/length.json', { 'accept-encoding': 'br' }, 'HEAD');
  for (const name of ['content-length', 'x-body-length']) expect(head.headers).not.toHaveProperty(name);
});
