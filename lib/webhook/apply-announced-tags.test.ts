/** @jest-environment node */
import type { PublicState } from '../content/current-state';
import { StaleTags } from '../instances/stale-tags';
import { applyAnnouncedTags } from './apply-announced-tags';

/** How long the backend takes for a page, in milliseconds. */
let mockSlowMs = 0;
let mockMarked: string[] = [];

jest.mock('../i18n/offered-languages');
jest.mock('../i18n/keep-languages', () => ({ refreshLanguages: jest.fn() }));
jest.mock('../categories/keep-categories', () => ({ refreshCategories: jest.fn(), areCategoriesSettled: jest.fn() }));
jest.mock('../redirects/keep-redirects', () => ({ refreshRedirects: jest.fn() }));
jest.mock('../redirects/keep-page-paths', () => ({ currentPagePaths: () => ({ exact: new Map() }) }));
jest.mock('../cache/mark-stale.mjs', () => ({ markStale: (tags: string[]) => mockMarked.push(...tags) }));
jest.mock('./make-public', () => ({
  ...jest.requireActual<object>('./make-public'),
  makePublic: () => Promise.resolve([]),
}));
jest.mock('../content/current-state', () => ({
  currentState: async ({ pageKey }: { pageKey?: string }): Promise<PublicState> => {
    if (mockSlowMs > 0) await new Promise((resolve) => setTimeout(resolve, mockSlowMs));
    if (pageKey === 'unreadable') throw new Error('HTTP 500');
    return { revision: 'r1', lists: {} };
  },
}));

beforeEach(() => ([mockSlowMs, mockMarked] = [0, []]));

test('a page that the backend never answers for keeps no other from being marked', async () => {
  const stale = new StaleTags(applyAnnouncedTags);
  const keys = ['a', 'b', 'unreadable', 'c', 'd'];
  void stale.add(keys.map((key) => [`page:${key}`]));
  while (mockMarked.length < 4) await new Promise((resolve) => setTimeout(resolve, 1));
  void stale.add([['page:later']]);
  while (mockMarked.length < 5) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(mockMarked).toEqual(['page:a', 'page:b', 'page:c', 'page:d', 'page:later']);
});

test('a backend that is too slow to answer for all pages of a change has them marked', async () => {
  jest.useFakeTimers();
  mockSlowMs = 700;
  const tags = Array.from({ length: 50 }, (_, index) => `page:${index}`);
  const done = applyAnnouncedTags(tags);
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  await expect(done).resolves.toBe(true);
  expect(mockMarked).toEqual(tags);
});
