/** The site's table of redirects, over a backend of the test. Importing it sets up every test of the file. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
export const listOf = (...names: string[]) =>
  answer(200, { success: true, data: names.map((name) => ({ from: `/${name}`, to: '/new', permanent: true })) });

export const folder = mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
export const cacheFile = path.join(folder, 'cache', 'redirects.json');
export const fetched = jest.fn<Promise<Response>, []>();
const relative = path.relative(process.cwd(), folder);

/** Loads the module as the server does at its start. */
export async function start() {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('site.redirects'));
  const { currentRedirects, keepRedirects, refreshRedirects } = await import('../lib/redirects/keep-redirects');
  await keepRedirects();
  await refreshRedirects();
  return { refreshRedirects, froms: () => [...currentRedirects().keys()] };
}

export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 10_000 && !isSo(); turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(isSo()).toBe(true);
}

const before = { ...process.env };

beforeEach(() => {
  process.env = { ...before };
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  process.env.NEXT_DIST_DIR = relative;
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
});

afterAll(() => {
  process.env = before;
  rmSync(folder, { recursive: true });
});
