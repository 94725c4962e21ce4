/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { leaveEditMode } from './hand-over';
import { sealSession } from './session';

const siteUrl = 'https://site.example';

beforeEach(() => {
  process.env.SITE_URL = siteUrl;
});

afterEach(() => {
  delete process.env.SITE_URL;
});

function leave(body: string | ReadableStream, headers: Record<string, string> = { origin: siteUrl }) {
  const own = { 'content-type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', body, headers: { ...own, ...headers }, duplex: 'half' };
  return leaveEditMode(new Request(`${siteUrl}/api/edit/leave`, init));
}

test('leaving deletes the session, and redirects to the public page', async () => {
  const response = await leave('returnTo=%2Fen%2Fpage%2Fa');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en/page/a']);
  expect(response.headers.get('set-cookie')).toMatch(
    /^edit-session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test.each(['returnTo=https%3A%2F%2Fevil.example', 'returnTo=%2F%2Fevil.example', 'returnTo=%2Fpage%2F%C5%9F', '', '%'])(
  'leaving with %p leads home',
  async (body) => expect((await leave(body)).headers.get('location')).toBe('/'),
);

test('another site cannot end the session', async () => {
  const response = await leave('', { origin: 'https://evil.example' });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
});

test('a form of unlimited length is read up to a limit', async () => {
  let parts = 0;
  const endless = new ReadableStream({
    pull(controller) {
      parts += 1;
      if (parts > 100) controller.close();
      else controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  expect((await leave(endless)).headers.get('location')).toBe('/');
  expect(parts).toBeLessThan(10);
});

test('leaving ends the session at the backend, so that copies of the cookie are invalid', async () => {
  const asked: (string | undefined)[] = [];
  const backend = createServer(({ method, url, headers }, response) => {
    asked.push(`${method} ${url} ${headers.authorization}`);
    response.end(JSON.stringify({ success: true, data: null }));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const secret = 's'.repeat(32);
  const { port } = backend.address() as AddressInfo;
  Object.assign(process.env, { BACKEND_URL: `http://127.0.0.1:${port}`, REVALIDATE_SECRET: secret });
  const user = { id: '1', name: 'S', role: 'editor' } as const;
  const session = { token: 't', expiresAt: new Date(Date.now() + 60_000).toISOString(), user };
  try {
    const cookie = `edit-session=${sealSession(session, secret)}`;
    expect((await leave('returnTo=%2F', { origin: siteUrl, cookie })).status).toBe(303);
    expect(asked).toEqual(['POST /api/LeaveEditMode Bearer t']);
  } finally {
    for (const name of ['BACKEND_URL', 'REVALIDATE_SECRET']) Reflect.deleteProperty(process.env, name);
    backend.closeAllConnections();
    await new Promise((resolve) => backend.close(resolve));
  }
});
