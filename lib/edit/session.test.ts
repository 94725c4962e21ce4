/** @jest-environment node */
import { type EditSession, maxSessionSeconds, openSession, parseSession, sealSession, secondsLeft } from './session';

const secret = 's'.repeat(32);
const now = Date.parse('2026-11-20T10:00:00Z');
const session: EditSession = {
  token: 'token-of-the-backend',
  expiresAt: '2026-11-20T18:00:00Z',
  user: { id: '7', name: 'Selin Arslan', role: 'editor' },
};

test('a sealed session can be opened again, and is not readable', () => {
  const sealed = sealSession(session, secret);
  expect(openSession(sealed, secret, now)).toEqual(session);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('token');
  expect(sealSession(session, secret)).not.toBe(sealed);
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['a made-up one', 'e30'.repeat(40)],
  ['one without end', 'A'.repeat(20_000)],
])('%s is not a session', (_what, sealed) => {
  expect(openSession(sealed, secret, now)).toBeUndefined();
});

test('a changed session, one with another secret, and an expired one are invalid', () => {
  const sealed = sealSession(session, secret);
  const bytes = Buffer.from(sealed, 'base64url');
  for (const at of [0, 15, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(openSession(changed.toString('base64url'), secret, now)).toBeUndefined();
  }
  expect(openSession(sealed, 'x'.repeat(32), now)).toBeUndefined();
  expect(openSession(sealed, secret, Date.parse(session.expiresAt))).toBeUndefined();
});

test('a role without editing rights has no session', () => {
  for (const user of [{ ...session.user, role: 'viewer' }, { id: '7', name: 'x' }, null]) {
    expect(parseSession({ ...session, user })).toBeUndefined();
  }
  expect(parseSession({ ...session, user: { ...session.user, id: 7 } })?.user.id).toBe('7');
});

test('a session is valid for eight hours at most', () => {
  expect(secondsLeft({ expiresAt: '2027-11-20T10:00:00Z' }, now)).toBe(maxSessionSeconds);
  expect(secondsLeft({ expiresAt: 'never' }, now)).toBe(0);
});

test.each([
  [{ expiresAt: '2026-11-20T10:00:01Z' }, 1],
  [{ expiresAt: '2026-11-20T10:00:01.999Z' }, 1],
  [{ expiresAt: '2026-11-20T10:00:00Z' }, 0],
  [{ expiresAt: '2026-11-20T09:00:00Z' }, 0],
  [{ expiresAt: '2026-11-20T18:00:00Z' }, 28_800],
  [{ expiresAt: '2026-11-20T18:00:01Z' }, 28_800],
])('%j is %i seconds', (until, seconds) => expect(secondsLeft(until, now)).toBe(seconds));

test.each([null, 'x', {}, { token: 5 }, { expiresAt: 5 }, { user: 'x' }, { user: { ...session.user, name: 5 } }])(
  'what lacks %j is no session',
  (wrong) => {
    const value =
      wrong !== null && typeof wrong === 'object' && Object.keys(wrong).length > 0 ? { ...session, ...wrong } : wrong;
    expect(parseSession(value)).toBeUndefined();
  },
);

test('an administrator’s session is valid', () => {
  expect(parseSession({ ...session, user: { ...session.user, role: 'admin' } })).toEqual({
    ...session,
    user: { ...session.user, role: 'admin' },
  });
});
