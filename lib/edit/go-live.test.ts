/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { readAnswer } from '../http/api-answer';
import { goLive } from './go-live';
import { sealSession } from './session';

jest.mock('../i18n/offered-languages');

const secret = 's'.repeat(32);
const siteUrl = 'https://site.example';
const asked: string[] = [];
let backend: Server;
let status: number;
/** What the backend waits for before it answers. */
let held: Promise<unknown>;
/** What the backend is asked about the session. */
let heartbeat: unknown;
/** The revision that the backend says is public; undefined: it answers that there is no such page. */
let publicRevision: string | null | undefined;

async function readRequest({ method, headers }: IncomingMessage, chunks: AsyncIterable<Buffer>) {
  let text = '';
  for await (const chunk of chunks) text += chunk.toString();
  return {
    method,
    type: headers['content-type'],
    authorization: headers.authorization,
    body: JSON.parse(text) as unknown,
  };
}

beforeEach(async () => {
  asked.length = 0;
  status = 200;
  publicRevision = undefined;
  held = Promise.resolve();
  backend = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    await held;
    const isRefused = status !== 200 && request.url === '/api/EditHeartbeat';
    if (request.url === '/api/EditHeartbeat') heartbeat = await readRequest(request, request);
    if (request.url === '/api/EditHeartbeat' && !isRefused && publicRevision !== undefined) {
      response.end(JSON.stringify({ success: true, data: { others: [], publishedRevision: publicRevision } }));
      return;
    }
    response.writeHead(isRefused ? status : 404);
    response.end(JSON.stringify({ success: false, message: '', ...(isRefused && { code: 'session_expired' }) }));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  // The stub answers for the site too, with 404.
  const values = { BACKEND_URL: `http://127.0.0.1:${port}`, PORT: String(port) };
  Object.assign(process.env, values, { SITE_URL: siteUrl, REVALIDATE_SECRET: secret });
});

afterEach(async () => {
  for (const name of ['BACKEND_URL', 'PORT', 'SITE_URL', 'REVALIDATE_SECRET'])
    Reflect.deleteProperty(process.env, name);
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});

function postGoLive(body: unknown, role: 'admin' | 'editor' = 'admin', headers: Record<string, string> = {}) {
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const session = sealSession({ token: 't', expiresAt, user: { id: '1', name: 'S', role } }, secret);
  const own = { origin: siteUrl, 'content-type': 'application/json', cookie: `edit-session=${session}` };
  const init = {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { ...own, ...headers },
  };
  return goLive(new Request(`${siteUrl}/api/edit/GoLive`, init));
}

const body = { pageKey: 'a', publishedRevision: null, addresses: ['/page/a'] };

test('a withdrawn page is live if the site answers 404', async () => {
  const answer = await postGoLive(body);
  expect(answer.status).toBe(200);
  expect(readAnswer(answer).data).toEqual({
    state: 'live',
    seconds: expect.any(Number) as unknown,
    addresses: [
      { path: '/page/a', state: 'live', status: 404 },
      { path: '/en/page/a', state: 'live', status: 404 },
    ],
  });
});

test.each([
  ['another site', 403, () => postGoLive(body, 'admin', { origin: 'https://evil.example' })],
  ['no session', 401, () => postGoLive(body, 'admin', { cookie: '' })],
  ['an editor', 403, () => postGoLive(body, 'editor')],
  ['a form', 415, () => postGoLive(body, 'admin', { 'content-type': 'text/plain' })],
  ['an address of another site', 400, () => postGoLive({ ...body, addresses: ['//evil.example'] })],
  ['no JSON', 400, () => postGoLive('{"pageKey":')],
  ['more than 64 KB', 413, () => postGoLive({ ...body, more: 'x'.repeat(70_000) })],
  ['what says that it has more', 413, () => postGoLive(body, 'admin', { 'content-length': '70000' })],
])('%s is refused without any request', async (_who, code, call) => {
  expect((await call()).status).toBe(code);
  expect(asked).toEqual([]);
});

test('four publications are made live at once, a fifth one waits', async () => {
  let release: (value?: unknown) => void = () => undefined;
  held = new Promise((resolve) => (release = resolve));
  const four = Array.from({ length: 4 }, () => postGoLive(body));
  const fifth = await postGoLive(body);
  expect([fifth.status, readAnswer(fifth).data]).toEqual([
    200,
    { state: 'retrying', addresses: [{ path: '/page/a', state: 'waiting' }] },
  ]);
  release();
  for (const answer of [...(await Promise.all(four)), await postGoLive(body)]) {
    expect(readAnswer(answer).data).toMatchObject({ state: 'live' });
  }
});

test.each([401, 403])('a session that the backend answers with %d is refused', async (code) => {
  status = code;
  const answer = await postGoLive(body);
  expect([answer.status, readAnswer(answer).code]).toEqual([code, 'session_expired']);
  expect(heartbeat).toEqual({
    ...{ method: 'POST', type: 'application/json', body: { pageKey: 'a', publishedOf: 'page' } },
    authorization: expect.stringContaining('t') as unknown,
  });
});

test('an editor is told why', async () => {
  const answer = await postGoLive(body, 'editor');
  expect(readAnswer(answer)).toMatchObject({
    success: false,
    code: 'forbidden',
    message: 'Only administrators publish',
  });
});

test.each([
  ['published again after a publication', 'r3', 'r2'],
  ['withdrawn after a publication', null, 'r2'],
  ['deleted after a publication', undefined, 'r2'],
  ['published after a withdrawal', 'r3', null],
])('a page that was %s is not said to be live', async (_what, now, publishedRevision) => {
  publicRevision = now;
  const answer = await postGoLive({ ...body, publishedRevision });
  expect([answer.status, readAnswer(answer).data]).toEqual([200, { state: 'replaced', addresses: [] }]);
});

test('a page that is still withdrawn is live as such', async () => {
  publicRevision = null;
  expect(readAnswer(await postGoLive(body)).data).toMatchObject({ state: 'live' });
});

test('a part that was published again is not said to be live', async () => {
  publicRevision = 'n3';
  const published = { ...body, part: 'navigation', publishedRevision: 'n2' };
  expect(readAnswer(await postGoLive(published)).data).toEqual({ state: 'replaced', addresses: [] });
  expect(heartbeat).toMatchObject({ body: { pageKey: 'a', publishedOf: 'navigation' } });
});

test('what is public is asked for after its content', async () => {
  publicRevision = null;
  let release: (value?: unknown) => void = () => undefined;
  held = new Promise((resolve) => (release = resolve));
  const answer = postGoLive(body);
  while (!asked.some((url) => url.includes('GetPageData'))) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).not.toContain('/api/EditHeartbeat');
  release();
  await answer;
  expect(asked).toContain('/api/EditHeartbeat');
});

test('the seconds that it took are said', async () => {
  held = new Promise((resolve) => setTimeout(resolve, 300));
  const started = Date.now();
  const { seconds } = readAnswer(await postGoLive(body)).data as { seconds: number };
  expect(seconds).toBeGreaterThanOrEqual(0.2);
  expect(seconds).toBeLessThanOrEqual((Date.now() - started) / 1000 + 0.1);
});

test('what every page has is not live while the backend does not answer with it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await postGoLive({ ...body, part: 'footer', addresses: ['/page/b'] });
  expect(readAnswer(answer).data).toMatchObject({
    state: 'retrying',
    addresses: [{ path: '/page/b' }, { path: '/en/page/b' }],
  });
  expect(asked).toContainEqual(expect.stringContaining('GetApplicationModel'));
});

test('if the backend does not answer, nobody is refused and nothing changes', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  process.env.BACKEND_URL = 'http://127.0.0.1:9';
  const answer = await postGoLive(body);
  expect(answer.status).toBe(200);
  expect(readAnswer(answer).data).toMatchObject({ state: 'retrying' });
  expect(asked).toEqual(['/page/a', '/en/page/a']);
});
