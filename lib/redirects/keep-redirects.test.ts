/** @jest-environment node */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { answer, cacheFile, fetched, folder, listOf, start, until } from '../../test/kept-redirects';

jest.mock('../backend/outage-log', () => ({ reportBackend: () => undefined }));

test('the table follows the backend, and the last good one stays through failures and restarts', async () => {
  fetched.mockImplementation(() => Promise.resolve(listOf('a')));
  const { refreshRedirects, froms } = await start();
  expect(froms()).toEqual(['/a']);
  expect(String(jest.mocked(fetch).mock.lastCall?.[0])).toMatch(/\/api\/GetRedirects$/);

  fetched.mockImplementation(() => Promise.resolve(listOf('a', 'b')));
  expect(await refreshRedirects()).toBe(true);
  expect(froms()).toEqual(['/a', '/b']);

  for (const failure of [answer(500, {}), answer(200, { success: true, data: {} }), answer(200, 'x')]) {
    fetched.mockImplementation(() => Promise.resolve(failure));
    expect(await refreshRedirects()).toBe(false);
  }
  fetched.mockImplementation(() => Promise.reject(new Error('refused')));
  expect(await refreshRedirects()).toBe(false);
  expect(froms()).toEqual(['/a', '/b']);
  expect((await start()).froms()).toEqual(['/a', '/b']);

  fetched.mockImplementation(() => Promise.resolve(answer(404, { success: false, message: 'x' })));
  expect((await start()).froms()).toEqual([]);
});

test('a change announced during a fetch is fetched afterwards', async () => {
  fetched.mockImplementation(() => Promise.resolve(listOf('a')));
  const { refreshRedirects, froms } = await start();
  let answerFirst: (response: Response) => void = () => undefined;
  fetched.mockImplementation(() => Promise.resolve(listOf('new')));
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  const both = [refreshRedirects(), refreshRedirects()];
  answerFirst(listOf('old'));
  await Promise.all(both);
  expect(froms()).toEqual(['/new']);
});

test('a failed fetch is repeated soon', async () => {
  fetched.mockImplementation(() => Promise.resolve(listOf('a')));
  const { refreshRedirects, froms } = await start();
  fetched.mockImplementation(() => Promise.reject(new Error('refused')));
  await refreshRedirects();
  fetched.mockImplementation(() => Promise.resolve(listOf('a', 'b')));
  await jest.advanceTimersByTimeAsync(10_000);
  await until(() => froms().length === 2);
});

test('a fetch that never ends stops blocking its callers', async () => {
  fetched.mockImplementation(() => Promise.resolve(listOf('a')));
  const { refreshRedirects, froms } = await start();
  fetched.mockImplementation(() => new Promise(() => undefined));
  const held = [refreshRedirects(), refreshRedirects()];
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await Promise.all(held)).toEqual([false, false]);
  fetched.mockImplementation(() => Promise.resolve(listOf('a', 'b')));
  await jest.advanceTimersByTimeAsync(10_000);
  await until(() => froms().length === 2);
});

test('a table that changes constantly stops blocking its callers', async () => {
  fetched.mockImplementation(() => Promise.resolve(listOf('a')));
  const { refreshRedirects } = await start();
  fetched.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    void refreshRedirects();
    return listOf('a');
  });
  const held = refreshRedirects();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await held).toBe(false);
  fetched.mockImplementation(() => Promise.resolve(listOf('a', 'b')));
  await jest.advanceTimersByTimeAsync(2_000);
});

test('a caller waits at most six seconds for a table that changes constantly', async () => {
  fetched.mockImplementation(() => Promise.resolve(listOf('a')));
  const { refreshRedirects } = await start();
  let fetches = 0;
  fetched.mockImplementation(async () => {
    fetches += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    void refreshRedirects();
    return listOf('a');
  });
  let answered: boolean | undefined;
  void refreshRedirects().then((isFetched) => (answered = isFetched));
  await jest.advanceTimersByTimeAsync(4_000);
  expect([answered, fetches]).toEqual([undefined, 5]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect([answered, fetches]).toEqual([false, 6]);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(fetches).toBe(6);
  fetched.mockClear().mockImplementation(() => Promise.resolve(listOf('b')));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('after several failures, one retry is scheduled', async () => {
  fetched.mockImplementation(() => Promise.resolve(listOf('a')));
  const { refreshRedirects } = await start();
  fetched.mockImplementation(() => Promise.resolve(answer(500, {})));
  for (let failures = 0; failures < 3; failures += 1) await refreshRedirects();
  fetched.mockClear().mockImplementation(() => Promise.resolve(listOf('a')));
  await jest.advanceTimersByTimeAsync(4_999);
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an unchanged list is not written again', async () => {
  fetched.mockImplementation(() => Promise.resolve(listOf('a')));
  const { refreshRedirects } = await start();
  rmSync(cacheFile);
  expect(await refreshRedirects()).toBe(true);
  expect(existsSync(cacheFile)).toBe(false);
  fetched.mockImplementation(() => Promise.resolve(listOf('b')));
  await refreshRedirects();
  expect(readdirSync(path.dirname(cacheFile))).toEqual(['redirects.json']);
});

test.each(['{', '[]', 'null', '{"redirects":{"a":1}}', '{"redirects":"ab"}'])(
  'an invalid stored table, %s, is replaced',
  async (stored) => {
    fetched.mockImplementation(() => Promise.resolve(listOf('a')));
    writeFileSync(cacheFile, stored);
    expect((await start()).froms()).toEqual(['/a']);
    fetched.mockImplementation(() => Promise.reject(new Error('refused')));
    expect((await start()).froms()).toEqual(['/a']);
  },
);

test('the table is stored in the build’s cache folder', async () => {
  delete process.env.NEXT_DIST_DIR;
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  fetched.mockImplementation(() => Promise.resolve(listOf('a')));
  await start();
  expect(existsSync(path.join(folder, '.next', 'cache', 'redirects.json'))).toBe(true);
});

test('a table that cannot be stored is used, and the log says why', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  process.env.NEXT_DIST_DIR = path.relative(process.cwd(), file);
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  fetched.mockImplementation(() => Promise.resolve(listOf('a')));
  expect((await start()).froms()).toEqual(['/a']);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/^redirects: not kept for the next start \((?:Error: )?ENOTDIR.*\)$/),
  );
});

test.each([
  ['60', 60],
  // A timer treats a longer delay as zero.
  ['31536000', 86_400],
])('without a webhook, the table is fetched every %s seconds, or %i', async (seconds, expected) => {
  process.env.REVALIDATE_SECONDS = seconds;
  fetched.mockImplementation(() => Promise.resolve(listOf('a')));
  const { froms } = await start();
  await until(() => froms().length === 1);
  fetched.mockClear();
  await jest.advanceTimersByTimeAsync(expected * 1_000 - 1);
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a table stored from another backend is not used', async () => {
  fetched.mockImplementation(() => Promise.resolve(listOf('a')));
  await start();
  process.env.BACKEND_URL = 'http://127.0.0.1:9';
  fetched.mockImplementation(() => Promise.reject(new Error('refused')));
  expect((await start()).froms()).toEqual([]);
});
