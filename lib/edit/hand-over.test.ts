/** @jest-environment node */
import { leaveEditMode } from './hand-over';

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

test('leaving forgets the session, and leads to the public page', async () => {
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

test('a form without an end is not read to its end', async () => {
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
