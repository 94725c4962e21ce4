/** @jest-environment node */
import type * as Stub from '../../test/stub-backend';
import { backend, failure, page, resetBackend } from '../../test/stub-backend';
import { markIncomplete } from './mark-incomplete';
import { getPageKeyPart } from './page-keys';

const parts: { data: unknown; total?: number; next?: string }[] = [];
jest.mock('../backend/client', () => {
  const { stubbedClient } = jest.requireActual<typeof Stub>('../../test/stub-backend');
  return {
    ...stubbedClient,
    readBackendPart: (call: string, query: Record<string, string>, tags: unknown) =>
      call === 'GetPageKeys' && parts.length > 0
        ? Promise.resolve(parts[Number(query.cursor ?? 0)])
        : stubbedClient.readBackendPart(call, query, tags),
  };
});

jest.mock('./mark-incomplete', () => ({ markIncomplete: jest.fn() }));
const marked = jest.mocked(markIncomplete);

beforeEach(() => {
  marked.mockClear();
  parts.length = 0;
  resetBackend();
});

const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => page(`p${from + index}`));
const shown = async (number: number) => {
  const part = await getPageKeyPart(number);
  return part && [part.keys.at(0)?.pageKey, part.keys.at(-1)?.pageKey, part.count];
};

describe('a part of the list of pages', () => {
  test('is cut out of the whole list, if the backend sends that', async () => {
    backend.answers.GetPageKeys = many(0, 2001);
    expect(await shown(1)).toEqual(['p0', 'p999', 3]);
    expect(await shown(3)).toEqual(['p2000', 'p2000', 3]);
    expect(await shown(4)).toBeNull();
    expect(await shown(0)).toBeNull();
  });

  test('is what the backend sends at that cursor, with or without a total', async () => {
    for (const total of [2500, undefined]) {
      parts.splice(0, 3, { data: many(0, 1000), total, next: '1' });
      parts.push({ data: many(1000, 1000), total, next: '2' }, { data: many(2000, 500), total });
      expect(await shown(1)).toEqual(['p0', 'p999', 3]);
      expect(await shown(2)).toEqual(['p1000', 'p1999', 3]);
      expect(await shown(3)).toEqual(['p2000', 'p2499', 3]);
      expect(await shown(4)).toBeNull();
    }
  });

  test('counts at least itself, whatever the total says', async () => {
    parts.push({ data: many(0, 1000), total: 1, next: '1' }, { data: many(1000, 1), total: 1 });
    expect(await shown(2)).toEqual(['p1000', 'p1000', 2]);
  });

  test('is the only one, from the menu and the categories, of a backend without the call', async () => {
    backend.answers['GetCategoryPages metro'] = many(0, 24);
    backend.answers['GetCategoryPages metro 24'] = many(24, 6);
    backend.totals.metro = 30;
    const part = await getPageKeyPart(1);
    expect(part?.count).toBe(1);
    expect(part?.keys.map(({ link }) => link)).toEqual([
      ...['/', '/about', '/contact'],
      ...many(0, 30).map(({ link }) => link),
    ]);
    expect(await getPageKeyPart(2)).toBeNull();
  });

  test('lacks the further pages of a category that could not be fetched, and is incomplete then', async () => {
    backend.answers['GetCategoryPages metro'] = many(0, 24);
    backend.answers['GetCategoryPages metro 24'] = failure;
    backend.totals.metro = 30;
    expect((await getPageKeyPart(1))?.keys).toHaveLength(3 + 24);
    expect(marked).toHaveBeenCalledTimes(1);
    backend.answers['GetCategoryPages metro 24'] = new TypeError('defect');
    await expect(getPageKeyPart(1)).rejects.toThrow('defect');
  });

  test('is a failure of the backend if the call fails', async () => {
    backend.answers.GetPageKeys = failure;
    await expect(getPageKeyPart(1)).rejects.toThrow(failure);
  });
});
