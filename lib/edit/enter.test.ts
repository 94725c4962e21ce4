/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { sign } from '../webhook/revalidation';
import { beginHandOver, enterEditMode, loginAddress } from './hand-over';
import { openSession } from './session';

jest.mock('../http/serve-own-page', () => ({
  serveOwnPage: async (path: string, status: number) => new Response(path, { status }),
}));

const secret = 's'.repeat(32);
const siteUrl = 'https://site.example';
const before = { ...process.env };
const session = {
  token: 't',
  expiresAt: new Date(Date.now() + 3600_000).toISOString(),
  user: { id: '1', name: 'S', role: 'editor' },
};
let backend: Server;
let data: unknown;
const asked: { url?: string; headers: IncomingMessage['headers']; body: string }[] = [];

beforeEach(async () => {
  asked.length = 0;
  data = session;
  backend = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ url: request.url, headers: request.headers, body });
      response.end(JSON.stringify({ success: data !== undefined, data }));
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  Object.assign(process.env, { SITE_URL: siteUrl, BACKEND_URL: backendUrl, REVALIDATE_SECRET: secret });
});

afterEach(async () => {
  process.env = { ...before };
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});

const begin = (query: string, host = 'site.example') =>
  beginHandOver(new Request(`${siteUrl}/api/edit/login${query}`, { headers: { host } }));
const enter = (query: string, cookie = 'edit-state=nonce') =>
  enterEditMode(new Request(`${siteUrl}/api/edit/enter${query}`, { headers: { cookie } }));

test('the address of the login contains the return address', () => {
  expect(loginAddress('/en/page/a')).toBe('/api/edit/login?returnTo=%2Fen%2Fpage%2Fa');
});

test('the way to the login has a nonce that only this browser keeps', async () => {
  process.env.EDIT_LOGIN_URL = 'https://backend.example';
  const [first, second] = [await begin('?returnTo=/about'), await begin('?returnTo=https://evil.example')];
  const location = new URL(first.headers.get('location') ?? '');
  const state = location.searchParams.get('state') ?? '';
  expect([first.status, location.origin + location.pathname]).toEqual([
    302,
    'https://backend.example/api/EditHandOver',
  ]);
  expect(location.searchParams.get('returnTo')).toBe('/about');
  expect(state).toMatch(/^[\w-]{32}$/);
  expect(first.headers.get('set-cookie')).toBe(
    `edit-state=${state}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(first.headers.get('cache-control')).toBe('no-store');
  const other = new URL(second.headers.get('location') ?? '').searchParams;
  expect(other.get('returnTo')).toBe('/');
  expect(other.get('state')).not.toBe(state);
});

test('under another name of the site the way to the login begins at its own address, where it leads back to', async () => {
  for (const host of ['127.0.0.1:3000', 'www.site.example', 'site.example:8443']) {
    const response = await begin('?returnTo=/en/about', host);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([307, null]);
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.origin + location.pathname).toBe(`${siteUrl}/api/edit/login`);
    expect(location.searchParams.get('returnTo')).toBe('/en/about');
    // A proxy may give every request the same name: nobody is led in circles.
    expect((await begin(location.search, host)).headers.get('set-cookie')).toContain('edit-state=');
  }
  expect((await begin('', 'site.example:443')).headers.get('set-cookie')).toContain('edit-state=');
});

test('without a secret there is no edit mode, which a page says', async () => {
  delete process.env.REVALIDATE_SECRET;
  for (const response of [await begin('?returnTo=/en/about'), await enter('?code=c&state=nonce&returnTo=/en/about')]) {
    expect([response.status, await response.text()]).toEqual([
      404,
      '/en/edit/refused?reason=off&returnTo=%2Fen%2Fabout',
    ]);
  }
});

test('after the login the code is exchanged for a session, and redirects to the page’s edit address', async () => {
  const response = await enter('?code=c&state=nonce&returnTo=/en/about');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/en/edit/about']);
  const [sealed = '', state] = response.headers.getSetCookie();
  expect(openSession(/^edit-session=([^;]+);/.exec(sealed)?.[1], secret, Date.now())).toEqual(session);
  const seconds = Number(/Max-Age=(\d+)/.exec(sealed)?.[1]);
  expect(seconds).toBeGreaterThan(3500);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(state).toContain('edit-state=; Path=/; Max-Age=0');
  const [{ url, headers, body } = { headers: {}, body: '' }] = asked;
  expect([url, JSON.parse(body)]).toEqual(['/api/ExchangeHandOver', { code: 'c', state: 'nonce' }]);
  expect(headers['x-signature']).toBe(sign(secret, String(headers['x-timestamp']), body));
  expect(headers['content-type']).toBe('application/json');
});

test.each([
  ['without a code', '?state=nonce', 'edit-state=nonce'],
  ['without a nonce', '?code=c', 'edit-state='],
  ['with another browser’s nonce', '?code=c&state=other', 'edit-state=nonce'],
  ['in a browser that asked for nothing', '?code=c&state=nonce', 'other=nonce'],
])('a link %s is refused without a backend call', async (_, query, cookie) => {
  const response = await enter(query, cookie);
  expect([response.status, await response.text()]).toEqual([403, '/edit/refused?reason=link&returnTo=%2F']);
  expect(asked).toEqual([]);
});

test.each([
  ['is refused', undefined],
  ['is no session', { token: 5 }],
  ['is over', { ...session, expiresAt: new Date(Date.now() - 1000).toISOString() }],
])('a code whose session %s is refused', async (_, answer) => {
  data = answer;
  const response = await enter('?code=c&state=nonce');
  expect([response.status, await response.text()]).toEqual([403, '/edit/refused?reason=failed&returnTo=%2F']);
  expect(response.headers.get('set-cookie')).toBeNull();
});

test.each([
  ['role', 403, 'role'],
  ['malformed', 403, 'link'],
  ['<script>', 403, 'link'],
])('what the backend refuses as %s is said by a page', async (refused, status, reason) => {
  const response = await enter(`?refused=${encodeURIComponent(refused)}&returnTo=/about`);
  expect([response.status, await response.text()]).toEqual([
    status,
    `/edit/refused?reason=${reason}&returnTo=%2Fabout`,
  ]);
  expect(asked).toEqual([]);
});
