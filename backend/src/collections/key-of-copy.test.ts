import { MemoryDatabase, type Row } from '../testing/memory-database';
import { MAX_KEY_LENGTH } from '../validation/patterns';
import { keyOfCopy } from './key-of-copy';

const page = (pageKey: string): Row => ({ id: pageKey, pageKey });

async function copyOf(key: string, taken: string[], drafts: string[] = []): Promise<string> {
  const database = new MemoryDatabase({ pages: taken.map(page) });
  database.versions.pages = drafts.map((each) => ({ latest: true, parent: 1, version: { pageKey: each } }));
  return keyOfCopy(database.req, key);
}

test('a page can be duplicated again and again', async () => {
  expect(await copyOf('tunel', ['tunel'])).toBe('tunel-kopya');
  expect(await copyOf('tunel', ['tunel', 'tunel-kopya'])).toBe('tunel-kopya-2');
  expect(await copyOf('tunel', ['tunel', 'tunel-kopya', 'tunel-kopya-2'])).toBe('tunel-kopya-3');
});

test('the key of a copy is not that of a draft', async () => {
  expect(await copyOf('tunel', ['tunel'], ['tunel-kopya'])).toBe('tunel-kopya-2');
});

test('a page with a key of the greatest length can be duplicated', async () => {
  const key = 'a'.repeat(MAX_KEY_LENGTH);
  const first = await copyOf(key, [key]);
  expect(first).toBe(`${'a'.repeat(MAX_KEY_LENGTH - '-kopya'.length)}-kopya`);
  const second = await copyOf(key, [key, first]);
  expect([second.length, second.endsWith('a-kopya-2')]).toEqual([MAX_KEY_LENGTH, true]);
});
