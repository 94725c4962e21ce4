/** @jest-environment node */
import { cookieHeader, cookieOf, sessionFrom } from './current-session';
import { sessionCookie, stateCookie } from './session-cookies';
import { sealSession } from './session';

const before = { ...process.env };
const secret = 's'.repeat(32);
const user = { id: '1', name: 'S', role: 'editor' } as const;
const session = { token: 't', expiresAt: new Date(Date.now() + 60_000).toISOString(), user };

afterEach(() => {
  process.env = { ...before };
});

const requestWith = (cookie?: string) =>
  new Request('https://site.example/', { headers: cookie === undefined ? {} : { cookie } });

test.each([
  ['a=1; edit-session=x.y; b=2', 'x.y'],
  ['edit-session=first;edit-session=second', 'first'],
  ['edit-session=', ''],
  ['edit-session=a=b', 'a=b'],
  ['my-edit-session=x', undefined],
  ['edit-sessions=x', undefined],
  [undefined, undefined],
])('in %j the session’s cookie is %j', (cookie, expected) =>
  expect(cookieOf(requestWith(cookie), sessionCookie)).toBe(expected),
);

test('a cookie is limited to this site, and hidden from scripts', () => {
  process.env.SITE_URL = 'https://site.example';
  expect(cookieHeader(sessionCookie, 'x', 60)).toBe(
    'edit-session=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  );
  process.env.SITE_URL = 'http://127.0.0.1:3000';
  expect(cookieHeader(stateCookie, '', 0)).toBe('edit-state=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

test('there is a session if the secret can open it', () => {
  process.env.REVALIDATE_SECRET = secret;
  expect(sessionFrom(sealSession(session, secret))).toEqual(session);
  expect(sessionFrom(undefined)).toBeUndefined();
  delete process.env.REVALIDATE_SECRET;
  expect(sessionFrom(sealSession(session, secret))).toBeUndefined();
});
