/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { readAnswer } from '../http/api-answer';
import { relayEditing } from './relay';
import { sealSession } from './session';

const secret = 's'.repeat(32);
const siteUrl = 'https://site.example';
let backend: Server;
let asked: { url?: string; headers: IncomingMessage['headers']; body: string }[];

beforeEach(async () => {
  asked = [];
  backend = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ url: request.url, headers: request.headers, body });
      response.end(JSON.stringify({ success: true, data: null }));
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  const values = { BACKEND_URL: `http://127.0.0.1:${port}`, SITE_URL: siteUrl, REVALIDATE_SECRET: secret };
  Object.assign(process.env, values);
});

afterEach(async () => {
  for (const name of ['BACKEND_URL', 'SITE_URL', 'REVALIDATE_SECRET']) Reflect.deleteProperty(process.env, name);
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});

function seal(expiresAt = Date.now() + 60_000, key = secret) {
  const user = { id: '1', name: 'S', role: 'editor' } as const;
  return sealSession({ token: 't', expiresAt: new Date(expiresAt).toISOString(), user }, key);
}

async function post(name: string, body: string, headers: Record<string, string>) {
  const own = { 'content-type': 'application/json', 'x-visitor-address': '192.0.2.7' };
  const request = new Request(`${siteUrl}/api/edit/${name}`, { method: 'POST', body, headers: { ...own, ...headers } });
  const answer = await relayEditing(request, name);
  return [answer.status, readAnswer(answer).code];
}

test('an editor’s call is passed on with the token, which the browser never gets', async () => {
  const headers = { origin: siteUrl, cookie: `edit-session=${seal()}` };
  expect(await post('SaveSection', '{"a":1}', headers)).toEqual([200, undefined]);
  expect(asked).toMatchObject([{ url: '/api/SaveSection', body: '{"a":1}' }]);
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer t', 'x-client-address': '192.0.2.7' });
  expect(asked[0]?.headers.cookie).toBeUndefined();
});

test.each([
  ['of another site', { origin: 'https://evil.example', cookie: `edit-session=${seal()}` }, 403, 'forbidden_origin'],
  ['with a forged session', { origin: siteUrl, cookie: 'edit-session=forged' }, 401, 'session_expired'],
  [
    'with another site’s seal',
    { origin: siteUrl, cookie: `edit-session=${seal(undefined, 'x'.repeat(32))}` },
    401,
    'session_expired',
  ],
  [
    'with a session that is over',
    { origin: siteUrl, cookie: `edit-session=${seal(Date.now() - 1000)}` },
    401,
    'session_expired',
  ],
  ['without a session', { origin: siteUrl }, 401, 'session_expired'],
])('a call %s is refused, and reported to the backend without its body', async (_, headers, status, code) => {
  expect(await post('SaveSection', '{"a":1}', headers as Record<string, string>)).toEqual([status, code]);
  expect(asked).toMatchObject([{ url: '/api/SaveSection', body: '{}' }]);
  expect(asked[0]?.headers.authorization).toBeUndefined();
  expect(asked[0]?.headers['x-client-address']).toBe('192.0.2.7');
});

test('a question goes on with its query, and without a body', async () => {
  const headers = { cookie: `edit-session=${seal()}`, 'sec-fetch-site': 'same-origin' };
  const answer = await relayEditing(new Request(`${siteUrl}/api/edit/EditPage?pageKey=a%20b`, { headers }), 'EditPage');
  expect(answer.status).toBe(200);
  expect(asked).toMatchObject([{ url: '/api/EditPage?pageKey=a%20b', body: '' }]);
  expect(asked[0]?.headers.authorization).toBe('Bearer t');
});

test('a question without a session is refused, and the backend is not told', async () => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await relayEditing(new Request(`${siteUrl}/api/edit/EditPage`, { headers }), 'EditPage');
  expect([answer.status, readAnswer(answer).code, asked]).toEqual([401, 'session_expired', []]);
});

test('a heartbeat without a session is not told', async () => {
  expect(await post('EditHeartbeat', '{}', { origin: siteUrl })).toEqual([401, 'session_expired']);
  expect(asked).toEqual([]);
});

test('pictures go on as they are, up to 20 MB', async () => {
  const headers = {
    origin: siteUrl,
    cookie: `edit-session=${seal()}`,
    'content-type': 'multipart/form-data; boundary=b',
  };
  expect(await post('EditMedia', 'x'.repeat(2 * 1024 * 1024), headers)).toEqual([200, undefined]);
  expect(asked[0]?.body).toHaveLength(2 * 1024 * 1024);
  expect(asked[0]?.headers['content-type']).toBe('multipart/form-data; boundary=b');
  const tooLarge = { ...headers, 'content-length': String(21 * 1024 * 1024) };
  expect(await post('EditMedia', 'x', tooLarge)).toEqual([413, 'body_too_large']);
});

test.each([
  ['SaveSection', 'multipart/form-data; boundary=b'],
  ['SaveSection', 'text/plain'],
  ['EditMedia', 'text/plain'],
])('%s takes no %s', async (name, type) => {
  const headers = { origin: siteUrl, cookie: `edit-session=${seal()}`, 'content-type': type };
  expect(await post(name, '{}', headers)).toEqual([415, 'content_type']);
  expect(asked).toEqual([]);
});

test('5 MB are refused, and the report names the editor', async () => {
  const headers = { origin: siteUrl, cookie: `edit-session=${seal()}` };
  expect(await post('SaveSection', 'x'.repeat(5 * 1024 * 1024), headers)).toEqual([413, 'body_too_large']);
  expect(asked).toMatchObject([{ body: '{}', headers: { authorization: 'Bearer t' } }]);
});

test('an unknown call is not passed on', async () => {
  const headers = { origin: siteUrl, cookie: `edit-session=${seal()}` };
  for (const name of ['ExchangeHandOver', 'EditPage', 'constructor']) {
    expect(await post(name, '{}', headers)).toEqual([404, 'not_found']);
  }
  expect(asked).toEqual([]);
});
