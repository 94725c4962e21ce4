/** @jest-environment node */
import { forgotPassword } from './forgot-password';

const mockSend = jest.fn<Promise<unknown>, [{ data: { email: string } }]>();
jest.mock('payload', () => ({ forgotPasswordOperation: (given: never) => mockSend(given) }));
jest.mock('../../http/read-body', () => ({ readBody: () => Promise.resolve() }));
jest.mock('../../database/queries', () => ({ isShared: () => false }));
jest.mock('../../runtime-env', () => ({ readRuntimeEnv: () => ({ forms: { trustedProxies: 1, limitFactor: 1 } }) }));

const log = { error: jest.fn(), warn: jest.fn() };

/** Asks for a new password from an address. @returns the status */
async function ask(email: string, from = '192.0.2.1'): Promise<number> {
  const payload = { db: {}, logger: log, collections: {} };
  const req = { data: { email }, headers: new Headers({ 'x-forwarded-for': from }), payload, t: (key: string) => key };
  const { status } = await forgotPassword.handler(req as never);
  await jest.advanceTimersByTimeAsync(0);
  return status;
}

const asked = () => mockSend.mock.calls.map(([{ data }]) => data.email);

beforeEach(() => {
  jest.useFakeTimers();
  mockSend.mockReset().mockResolvedValue(null);
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (String(key).includes('accounts.attempts')) Reflect.deleteProperty(globalThis, key);
});

afterEach(() => jest.useRealTimers());

test('a mail that the server does not take at once is sent again', async () => {
  mockSend.mockRejectedValueOnce(new Error('450 try again later'));
  expect(await ask('ece@example.com')).toBe(200);
  expect(asked()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(20 * 60_000);
  expect(asked()).toEqual(['ece@example.com', 'ece@example.com']);
});

test('the link of a newer mail stays valid: an earlier request is not tried again', async () => {
  mockSend.mockRejectedValueOnce(new Error('450 try again later'));
  await ask('ece@example.com');
  await ask('Ece@example.com');
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked()).toEqual(['ece@example.com', 'Ece@example.com']);
});

test('a mail that is never taken is given up after some attempts', async () => {
  mockSend.mockRejectedValue(new Error('450 try again later'));
  await ask('ece@example.com');
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked()).toHaveLength(4);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('one mailbox gets five mails at once, and one address asks for twenty', async () => {
  for (let count = 0; count < 7; count += 1) expect(await ask('ece@example.com')).toBe(200);
  expect(asked()).toHaveLength(5);
  for (let count = 0; count < 30; count += 1) await ask(`${count}@example.com`, '198.51.100.7');
  expect(asked()).toHaveLength(25);
});
