/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { currentPagePaths } from '../redirects/keep-page-paths';
import { otherAddressesOfTags, pathsOfTags } from '../webhook/addresses-of-tags';
import { refreshCategories } from './keep-categories';

jest.mock('../i18n/offered-languages');
jest.mock('../backend/outage-log', () => ({ reportBackend: () => undefined }));

let fetched: jest.SpiedFunction<typeof fetch>;
beforeEach(() => void (fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('refused'))));
afterEach(() => delete process.env.CATEGORIES_FILE);

const send = (model: object) =>
  fetched.mockImplementationOnce(() => Promise.resolve(new Response(JSON.stringify({ success: true, data: model }))));
const addresses = (...keys: string[]) => pathsOfTags(keys.map((key) => `category:${key}`));

test('the lists are those of the last answer; without one, they stay', async () => {
  send({ categories: [{ key: 'bridges', link: 'kopruler', carousel: 'references' }] });
  await refreshCategories();
  expect(addresses('bridges', 'other')).toEqual(['/reference/kopruler', '/', '/about']);
  expect(currentPagePaths().exact.has('/reference/kopruler')).toBe(true);
  await refreshCategories();
  expect(addresses('bridges')).toContain('/reference/kopruler');
});

test('an answer that comes late does not replace what was fetched after it', async () => {
  let answerLate: (response: Response) => void = () => undefined;
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
  const before = refreshCategories();
  send({ categories: [{ key: 'quays', link: 'rihtimlar' }] });
  const after = refreshCategories();
  await new Promise((resolve) => setImmediate(resolve));
  answerLate(new Response(JSON.stringify({ success: true, data: { categories: [] } })));
  await Promise.all([before, after]);
  expect(addresses('quays')).toEqual(['/reference/rihtimlar']);
});

test('a fetch that failed is repeated after five seconds', async () => {
  jest.useFakeTimers();
  await refreshCategories();
  send({ categories: [{ key: 'ports', link: 'limanlar' }] });
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  expect(addresses('ports')).toEqual(['/reference/limanlar']);
});

test('a former address of a list is made anew once more, so that it leads on', async () => {
  send({ categories: [{ key: 'bridges', link: 'koprulerimiz' }] });
  await refreshCategories();
  expect(addresses('bridges')).toEqual(['/reference/koprulerimiz']);
  expect(currentPagePaths().exact.has('/reference/kopruler')).toBe(false);
  expect(otherAddressesOfTags(['application-model'])).toEqual(
    expect.arrayContaining(['/reference/kopruler', '/en/reference/koprulerimiz']),
  );
});

test('a backend that sends no lists has those of the file', async () => {
  const file = path.join(os.tmpdir(), `lists-${process.pid}.json`);
  writeFileSync(file, JSON.stringify([{ key: 'own', link: 'kendi' }]));
  process.env.CATEGORIES_FILE = file;
  send({ siteInfo: {} });
  await refreshCategories();
  expect(addresses('own')).toEqual(['/reference/kendi']);
  send({ siteInfo: {}, categories: [] });
  await refreshCategories();
  expect(addresses('own')).toEqual([]);
});

test('a backend that sends no lists, without a file, has the seven of the demo', async () => {
  send({ siteInfo: {} });
  await refreshCategories();
  expect(addresses('metro')).toEqual(['/reference/metro-projeleri']);
  process.env.CATEGORIES_FILE = 'none';
  send({ siteInfo: {} });
  await refreshCategories();
  expect(addresses('metro')).toEqual([]);
});

test('a file that cannot be read is named', async () => {
  process.env.CATEGORIES_FILE = '/no/such/file.json';
  send({ siteInfo: {} });
  await expect(refreshCategories()).rejects.toThrow('CATEGORIES_FILE: got "/no/such/file.json"');
});
