import { sign } from '../../revalidate/signature';
import { HandOverCodes } from './hand-over-codes';
import { readHandOverRequest } from './hand-over-request';
import { isSignedBySite } from './is-signed';
import { readClaims, signClaims } from './signed-claims';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('a signed token', () => {
  const token = signClaims('secret', 'editing-session', { user: 1, expiresAt: now + 1000 });

  it('returns its claims until it expires', () => {
    expect(readClaims('secret', 'editing-session', token, now)).toMatchObject({ user: 1 });
    expect(readClaims('secret', 'editing-session', token, now + 1000)).toBeUndefined();
  });

  it.each([
    ['another secret', readClaims('other', 'editing-session', token, now)],
    ['another purpose', readClaims('secret', 'page-preview', token, now)],
    ['nothing', readClaims('secret', 'editing-session', '', now)],
    ['no signature', readClaims('secret', 'editing-session', token.split('.')[0] ?? '', now)],
    ['a cut signature', readClaims('secret', 'editing-session', token.slice(0, -2), now)],
    ['other claims', readClaims('secret', 'editing-session', `x${token}`, now)],
    ['a flood', readClaims('secret', 'editing-session', 'a'.repeat(1e6), now)],
  ])('is refused under %s', (_name, claims) => expect(claims).toBeUndefined());
});

describe('a hand-over code', () => {
  const handOver = { userId: 1, sid: 'sid', state: 'state' };

  it('is valid once, for a minute, for the browser that asked', () => {
    const codes = new HandOverCodes();
    const [first, late, foreign] = [codes.give(handOver, now), codes.give(handOver, now), codes.give(handOver, now)];
    expect(codes.take(first, 'state', now)).toMatchObject(handOver);
    expect(codes.take(first, 'state', now)).toBeUndefined();
    expect(codes.take(late, 'state', now + 60_000)).toBeUndefined();
    expect(codes.take(foreign, 'another', now)).toBeUndefined();
    expect(codes.take(foreign, 'state', now)).toBeUndefined();
    expect(codes.take('made up', 'state', now)).toBeUndefined();
  });

  it('is stored in bounded memory', () => {
    const codes = new HandOverCodes();
    const first = codes.give(handOver, now);
    for (let count = 0; count < 1_000; count += 1) codes.give(handOver, now);
    expect(codes.take(first, 'state', now)).toBeUndefined();
  });
});

describe('readHandOverRequest', () => {
  const state = 'a'.repeat(32);
  const read = (query: string) => readHandOverRequest(new URLSearchParams(query));

  it('takes a path of the site and a nonce', () => {
    expect(read(`returnTo=/en/edit/about&state=${state}`)).toEqual({ returnTo: '/en/edit/about', state });
  });

  it.each([
    `returnTo=https://evil.example&state=${state}`,
    `returnTo=//evil.example&state=${state}`,
    `returnTo=/%5Cevil.example&state=${state}`,
    `returnTo=/a%0d%0ab&state=${state}`,
    `returnTo=/a&returnTo=/b&state=${state}`,
    `returnTo=/${'a'.repeat(1000)}&state=${state}`,
    'returnTo=/a&state=short',
    `returnTo=/a&state=${state}%20`,
    `state=${state}`,
    'returnTo=/a',
  ])('refuses %s', (query) => expect(read(query)).toBeUndefined());
});

describe('isSignedBySite', () => {
  const body = Buffer.from('{"code":"ş"}');
  const headers = (time: number, secret = 's', text = body.toString()) =>
    new Headers({ 'x-timestamp': String(time), 'x-signature': sign(secret, String(time), text) });

  it('accepts signatures of the site within five minutes, and no others', () => {
    expect(isSignedBySite(headers(now), body, 's', now)).toBe(true);
    expect(isSignedBySite(headers(now - 300_001), body, 's', now)).toBe(false);
    expect(isSignedBySite(headers(now, 'x'), body, 's', now)).toBe(false);
    expect(isSignedBySite(headers(now, 's', '{}'), body, 's', now)).toBe(false);
    expect(isSignedBySite(new Headers(), body, 's', now)).toBe(false);
    expect(isSignedBySite(headers(now), body, undefined, now)).toBe(false);
  });
});
