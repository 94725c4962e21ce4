/** @jest-environment node */
import { AuthenticationError, type PayloadRequest } from 'payload';
import { afterRightPassword, throttleLogin } from './throttle-login';

const account = { id: 7, email: 'ece@example.com' };

const mockFactor = { value: 100 };
const mockProxies = { value: 1 };
const mockVerified: unknown[] = [];
const mockBusy = { value: false };
jest.mock('payload', () => ({ AuthenticationError: class extends Error {} }));
jest.mock('../passwords/verify-password', () => ({
  findCredentials: (_req: unknown, _key: string, email: string) =>
    Promise.resolve(email === account.email ? account : undefined),
  verifyPassword: (_req: unknown, who: unknown, password: string) => {
    if (mockBusy.value) return Promise.reject(new Error('busy'));
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
  readRuntimeEnv: () => ({ forms: { trustedProxies: mockProxies.value, limitFactor: mockFactor.value }, secret: 's' }),
}));
jest.mock('./known-device', () => ({ knownDevice: () => undefined, markDevice: () => undefined }));
jest.mock('../../database/queries', () => ({ isShared: () => false }));

/** Signs in from an address. @returns whether password and code were right, wrong, or not to be tried yet */
async function signIn(address: string, password: string, code?: string, email = account.email) {
  const data = { email, password, code };
  const headers = new Headers({ 'x-forwarded-for': address });
  const req = { headers, data, context: {}, payload: { db: {} } } as unknown as PayloadRequest;
  try {
    await throttleLogin({ args: { data }, operation: 'login', req } as never);
    await afterRightPassword({ req, user: account } as never);
    return 'right';
  } catch (error) {
    return error instanceof AuthenticationError ? 'wrong' : (error as Error).message;
  }
}

const mustWait = '429';

/** Tries until the address has to wait. */
async function exhaust(address: string, email?: string) {
  for (let count = 0; count < 6; count += 1) await signIn(address, 'wrong', undefined, email);
}

beforeEach(() => {
  mockFactor.value = 100;
  mockProxies.value = 1;
  mockBusy.value = false;
  mockVerified.length = 0;
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (String(key).includes('accounts.attempts')) Reflect.deleteProperty(globalThis, key);
});

test('the password and the current code get through while the address has to wait', async () => {
  await exhaust('192.0.2.1');
  expect(await signIn('192.0.2.1', 'right')).toBe(mustWait);
  expect(await signIn('192.0.2.1', 'right', 'bad')).toBe(mustWait);
  expect(await signIn('192.0.2.1', 'wrong', 'good')).toBe(mustWait);
  expect(await signIn('192.0.2.1', 'right', 'good')).toBe('right');
});

test('an address that has to wait guesses some codes and no more, even with the right password', async () => {
  await exhaust('192.0.2.1');
  for (let count = 0; count < 5; count += 1) expect(await signIn('192.0.2.1', 'right', 'bad')).toBe(mustWait);
  expect(await signIn('192.0.2.1', 'right', 'good')).toBe(mustWait);
});

test('all addresses together guess thirty codes of an account, if they have its password', async () => {
  for (let last = 1; last <= 12; last += 1) {
    await exhaust(`192.0.2.${last}`);
    for (let count = 0; count < 3; count += 1) await signIn(`192.0.2.${last}`, 'right', 'bad');
  }
  await exhaust('198.51.100.1');
  expect(await signIn('198.51.100.1', 'right', 'good')).toBe(mustWait);
});

test('whoever does not have the password takes no attempt from the account', async () => {
  for (let last = 1; last <= 12; last += 1) {
    await exhaust(`192.0.2.${last}`);
    for (let count = 0; count < 5; count += 1) await signIn(`192.0.2.${last}`, 'wrong', 'bad');
  }
  await exhaust('198.51.100.1');
  expect(await signIn('198.51.100.1', 'right', 'good')).toBe('right');
});

test('an account that does not exist takes as long, and is refused as often', async () => {
  const nobody = 'yok@example.com';
  await exhaust('192.0.2.1', nobody);
  for (let count = 0; count < 7; count += 1) {
    mockVerified.length = 0;
    expect(await signIn('192.0.2.1', 'right', 'good', nobody)).toBe(mustWait);
    // A password takes the processor long, whoever it is of: five times, as for an account that exists.
    expect(mockVerified).toHaveLength(count < 5 ? 1 : 0);
  }
});

test('an address that has to wait counts for no name, so its inventions use up nobody’s attempts', async () => {
  mockFactor.value = 1;
  for (let name = 0; name < 60; name += 1) await signIn('192.0.2.1', 'wrong', undefined, `${name}@example.com`);
  for (let count = 0; count < 60; count += 1) expect(await signIn('192.0.2.1', 'right')).toBe(mustWait);
  for (let count = 0; count < 5; count += 1) expect(await signIn('198.51.100.1', 'wrong')).toBe('wrong');
});

/** Uses up what an address may try, with names that it invents. */
async function exhaustAddress(address: string) {
  mockFactor.value = 1;
  for (let name = 0; name < 60; name += 1) await signIn(address, 'wrong', undefined, `${name}@example.com`);
}

test('whoever claims that a proxy has passed the request on is counted by address all the same', async () => {
  mockProxies.value = 0;
  await exhaustAddress('203.0.113.1');
  expect(await signIn('203.0.113.2', 'right', undefined, 'another@example.com')).toBe(mustWait);
});

test('an address that has to wait causes ten hashes and no more, whatever names it invents for its codes', async () => {
  await exhaustAddress('192.0.2.1');
  mockVerified.length = 0;
  for (let name = 0; name < 100; name += 1)
    expect(await signIn('192.0.2.1', 'wrong', '000000', `new-${name}@example.com`)).toBe(mustWait);
  expect(mockVerified).toHaveLength(10);
});

test('users at an address that has to wait get in with password and code, and use up nothing for each other', async () => {
  await exhaustAddress('192.0.2.1');
  for (let count = 0; count < 20; count += 1) expect(await signIn('192.0.2.1', 'right', 'good')).toBe('right');
});

test('another address is not affected by the codes that were tried', async () => {
  await exhaustAddress('192.0.2.1');
  for (let name = 0; name < 20; name += 1) await signIn('192.0.2.1', 'wrong', '000000', `new-${name}@example.com`);
  await exhaustAddress('192.0.2.2');
  expect(await signIn('192.0.2.2', 'right', 'good')).toBe('right');
});

test('a wrong password is refused before Payload hashes it, an empty one without a hash', async () => {
  expect(await signIn('192.0.2.1', 'wrong')).toBe('wrong');
  expect(await signIn('192.0.2.1', 'wrong', undefined, 'yok@example.com')).toBe('wrong');
  expect(mockVerified).toEqual([account, undefined]);
  await signIn('192.0.2.1', ' ');
  expect(mockVerified).toHaveLength(2);
});

test('an attempt that is refused because too many wait is not counted', async () => {
  mockBusy.value = true;
  for (let count = 0; count < 20; count += 1) expect(await signIn('192.0.2.1', 'right')).toBe('busy');
  mockBusy.value = false;
  expect(await signIn('192.0.2.1', 'right')).toBe('right');
});
