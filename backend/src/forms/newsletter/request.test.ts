import { countRequest, isExpired, type Standing } from './request';

const now = Date.UTC(2026, 10, 20, 12);
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const pending = (changes: Partial<Standing> = {}): Standing => ({
  state: 'pending',
  requestedAt: ago(60),
  requests: 1,
  requestsSince: ago(60),
  ...changes,
});

describe('countRequest', () => {
  it('mails again after a pause, three times a day', () => {
    expect(countRequest(pending(), now)).toMatchObject({ requests: 2 });
    expect(countRequest(pending({ requestedAt: ago(9) }), now)).toBeUndefined();
    expect(countRequest(pending({ requests: 3 }), now)).toBeUndefined();
    expect(countRequest(pending({ requests: 3, requestsSince: ago(25 * 60) }), now)).toEqual({
      requests: 1,
      since: now,
    });
  });

  it('mails nobody who is confirmed, but somebody who has unsubscribed', () => {
    expect(countRequest(pending({ state: 'confirmed' }), now)).toBeUndefined();
    expect(countRequest(pending({ state: 'unsubscribed' }), now)).toBeDefined();
  });
});

describe('isExpired', () => {
  it('counts 48 hours from the mail', () => {
    expect(isExpired({ requestedAt: ago(47 * 60), sentAt: null }, now)).toBe(false);
    expect(isExpired({ requestedAt: ago(49 * 60), sentAt: null }, now)).toBe(true);
    expect(isExpired({ requestedAt: ago(90 * 60), sentAt: ago(30 * 60) }, now)).toBe(false);
  });
});
