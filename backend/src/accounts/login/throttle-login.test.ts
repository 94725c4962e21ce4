/** @jest-environment node */
import type { PayloadRequest } from 'payload';
import { throttleLogin } from './throttle-login';

const account = { id: 7, email: 'ece@example.com' };

const mockFactor = { value: 100 };
const mockVerified: unknown[] = [];
jest.mock('../passwords/verify-password', () => ({
  findCredentials: (_req: unknown, _key: string, email: string) =>
    Promise.resolve(email === account.email ? account : undefined),
  verifyPassword: (who: unknown, password: string) => {
    mockVerified.push(who);
    return Promise.resolve(who !== undefined && password === 'right');
  },
}));
jest.mock('../second-factor/second-factor', () => ({
  codeOf: ({ data }: { data: { code?: string } }) => data.code ?? '',
  isTimeCode: (_payload: unknown, _account: unknown, code: string) => Promise.resolve(code === 'good'),
}));
jest.mock('../account-error', () => ({
  accountError: (_req: unknown, status: number) => Object.assign(new Error(String(status)), { status }),
}));
jest.mock('../../runtime-env', () => ({
  readRuntimeEnv: () => ({ forms: { trustedProxies: 1, limitFactor: mockFactor.value }, secret: 's' }),
}));
jest.mock('./known-device', () => ({ knownDevice: () => undefined, markDevice: () => undefined }));
jest.mock('../../database/queries', () => ({ isShared: () => false }));

/** Signs in from an address. @returns whether it was let through to the check of password and code */
async function isLetThrough(address: string, password: string, code?: string, email = account.email) {
  const data = { email, password, code };
  const headers = new Headers({ 'x-forwarded-for': address });
  const req = { headers, data, context: {}, payload: { db: {} } } as unknown as PayloadRequest;
  try {
    await throttleLogin({ args: { data }, operation: 'login', req } as never);
    return true;
  } catch {
    return false;
  }
}

/** Tries until the address has to wait. */
async function exhaust(address: string, email?: string) {
  for (let count = 0; count < 6; count += 1) await isLetThrough(address, 'wrong', undefined, email);
}

beforeEach(() => {
  mockFactor.value = 100;
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (String(key).includes('accounts.attempts')) Reflect.deleteProperty(globalThis, key);
});

test('the password and the current code get through while the address has to wait', async () => {
  await exhaust('192.0.2.1');
  expect(await isLetThrough('192.0.2.1', 'right')).toBe(false);
  expect(await isLetThrough('192.0.2.1', 'right', 'bad')).toBe(false);
  expect(await isLetThrough('192.0.2.1', 'wrong', 'good')).toBe(false);
  expect(await isLetThrough('192.0.2.1', 'right', 'good')).toBe(true);
});

test('an address that has to wait guesses some codes and no more, even with the right password', async () => {
  await exhaust('192.0.2.1');
  for (let count = 0; count < 5; count += 1) expect(await isLetThrough('192.0.2.1', 'right', 'bad')).toBe(false);
  expect(await isLetThrough('192.0.2.1', 'right', 'good')).toBe(false);
});

test('all addresses together guess thirty codes of an account, if they have its password', async () => {
  for (let last = 1; last <= 12; last += 1) {
    await exhaust(`192.0.2.${last}`);
    for (let count = 0; count < 3; count += 1) await isLetThrough(`192.0.2.${last}`, 'right', 'bad');
  }
  await exhaust('198.51.100.1');
  expect(await isLetThrough('198.51.100.1', 'right', 'good')).toBe(false);
});

test('whoever does not have the password takes no attempt from the account', async () => {
  for (let last = 1; last <= 12; last += 1) {
    await exhaust(`192.0.2.${last}`);
    for (let count = 0; count < 5; count += 1) await isLetThrough(`192.0.2.${last}`, 'wrong', 'bad');
  }
  await exhaust('198.51.100.1');
  expect(await isLetThrough('198.51.100.1', 'right', 'good')).toBe(true);
});

test('an account that does not exist takes as long, and is refused as often', async () => {
  const nobody = 'yok@example.com';
  await exhaust('192.0.2.1', nobody);
  for (let count = 0; count < 7; count += 1) {
    mockVerified.length = 0;
    expect(await isLetThrough('192.0.2.1', 'right', 'good', nobody)).toBe(false);
    // A password takes the processor long, whoever it is of: five times, as for an account that exists.
    expect(mockVerified).toHaveLength(count < 5 ? 1 : 0);
  }
});

test('an address that has to wait counts for no name, so its inventions use up nobody’s attempts', async () => {
  mockFactor.value = 1;
  for (let name = 0; name < 60; name += 1) await isLetThrough('192.0.2.1', 'wrong', undefined, `${name}@example.com`);
  for (let count = 0; count < 60; count += 1) expect(await isLetThrough('192.0.2.1', 'right')).toBe(false);
  for (let count = 0; count < 5; count += 1) expect(await isLetThrough('198.51.100.1', 'wrong')).toBe(true);
});
