import { isRefused, isServerDown, reasonOf, retryDelay } from './retry';

describe('retryDelay', () => {
  it('doubles up to an hour and stays there', () => {
    expect([1, 2, 3].map(retryDelay)).toEqual([5_000, 10_000, 20_000]);
    expect([11, 500].map(retryDelay)).toEqual([3_600_000, 3_600_000]);
  });
});

describe('what a failure means', () => {
  it.each([
    ['no connection', { code: 'ESOCKET', command: 'CONN' }, true, false],
    ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, true, false],
    ['a server that closes', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421 }, true, false],
    ['a connection lost in the middle', { code: 'ECONNECTION', command: 'DATA' }, true, false],
    ['a login that is missing', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530 }, true, false],
    ['a sender that may not send', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, true, false],
    ['a sender that has to wait', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 450 }, true, false],
    ['a content that is refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, false, true],
    ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, false, true],
    ['a full mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }, false, false],
    ['anything else', undefined, true, false],
  ])('%s', (_what, error, isDown, isFinal) => {
    expect([isServerDown(error), isRefused(error)]).toEqual([isDown, isFinal]);
  });
});

it('a reason contains no addresses', () => {
  const refusal = new Error("Can't send mail - all recipients were rejected: 550 5.1.1 <ayse@example.com>:\r\nunknown");
  expect(reasonOf(refusal)).toBe("Can't send mail - all recipients were rejected: 550 5.1.1 <…>: unknown");
});
