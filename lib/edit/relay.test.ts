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
