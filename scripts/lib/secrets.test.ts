/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
jest.mock('./paths.mjs', () => ({
  get root() {
    return root;
  },
}));

const before = { ...process.env };
const file = path.join(root, '.data/secrets.json');
const modeOf = (place: string) => statSync(place).mode & 0o777;

const secretsModule = () => {
  jest.resetModules();
  return import('./secrets.mjs');
};
const load = async () => (await secretsModule()).loadSecrets();
const rotate = async () => (await secretsModule()).rotateSecrets();

beforeEach(() => {
  delete process.env.PAYLOAD_SECRET;
  delete process.env.REVALIDATE_SECRET;
});
afterAll(() => {
  process.env = { ...before };
  rmSync(root, { recursive: true });
});

test('secrets are made up once, long, unlike each other, and readable by their owner alone', async () => {
  const first = await load();
  expect(first.PAYLOAD_SECRET).toMatch(/^[\da-f]{64}$/);
  expect(first.REVALIDATE_SECRET).toMatch(/^[\da-f]{64}$/);
  expect(first.REVALIDATE_SECRET).not.toBe(first.PAYLOAD_SECRET);
  expect([modeOf(path.dirname(file)), modeOf(file)]).toEqual([0o700, 0o600]);
  expect(await load()).toEqual(first);
});

test('secrets are replaced, and the former one goes on opening what it has sealed', async () => {
  const before = await load();
  await rotate();
  const after = await load();
  expect(after.PAYLOAD_SECRET).not.toBe(before.PAYLOAD_SECRET);
  expect(after.REVALIDATE_SECRET).not.toBe(before.REVALIDATE_SECRET);
  expect(after.PAYLOAD_SECRET_FORMER).toBe(before.PAYLOAD_SECRET);
  expect([modeOf(file), readdirSync(path.dirname(file))]).toEqual([0o600, ['secrets.json']]);
});

test('secrets that are replaced twice before a start leave both former ones', async () => {
  const { PAYLOAD_SECRET: first, PAYLOAD_SECRET_FORMER: before = '' } = await load();
  await rotate();
  const { PAYLOAD_SECRET: second } = await load();
  await rotate();
  expect((await load()).PAYLOAD_SECRET_FORMER).toBe(`${second},${first},${before}`);
  for (let turn = 0; turn < 12; turn += 1) await rotate();
  expect((await load()).PAYLOAD_SECRET_FORMER?.split(',')).toHaveLength(10);
});

test('secrets of the environment are not replaced, and have no former one', async () => {
  const stored = await load();
  process.env.PAYLOAD_SECRET = 'of the environment';
  await expect(rotate()).rejects.toThrow('PAYLOAD_SECRET is set in the environment');
  expect(await load()).not.toHaveProperty('PAYLOAD_SECRET_FORMER');
  delete process.env.PAYLOAD_SECRET;
  expect(await load()).toEqual(stored);
});

test('secrets of the environment go first; a file that cannot be read is not replaced', async () => {
  process.env.PAYLOAD_SECRET = 'of the environment';
  expect((await load()).PAYLOAD_SECRET).toBe('of the environment');
  writeFileSync(file, '{');
  await expect(load()).rejects.toThrow('.data/secrets.json cannot be read');
});
