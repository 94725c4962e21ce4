/** @jest-environment node */
import { pagePaths } from '../redirects/plain-spelling';
import { prepare, refreshKept } from './prepare';
import { fetchFirst } from './renew';

const mockRefresh = jest.fn();
const mockPictures = jest.fn();
const mockPaths = pagePaths(['/page/known', '/page/köprü']);

jest.mock('../redirects/keep-page-paths', () => ({
  refreshPagePaths: () => mockRefresh() as unknown,
  currentPagePaths: () => mockPaths,
}));
jest.mock('../redirects/keep-redirects', () => ({ refreshRedirects: jest.fn() }));
const mockSteps: string[] = [];
jest.mock('../categories/keep-categories', () => ({
  areCategoriesSettled: async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    mockSteps.push('settled');
  },
}));
jest.mock('../categories/current-categories', () => ({ areCategoriesKnown: () => true, currentCategories: () => [] }));
jest.mock('../i18n/keep-languages', () => ({ refreshLanguages: jest.fn() }));
jest.mock('../pictures/known-originals', () => ({ markPicturesDue: () => mockPictures() as unknown }));
jest.mock('./renew', () => ({ fetchFirst: jest.fn() }));

beforeEach(() => {
  mockRefresh.mockClear();
  mockPictures.mockClear();
});

test.each([
  ['a new page', ['page:new', 'page-keys'], 1],
  ['a page that has moved', ['page:known', 'page:new', 'page-keys'], 1],
  ['a change of pages that are not named', ['page-keys'], 1],
  ['a change of everything', ['content'], 1],
  ['a change of everything, with a page', ['content', 'page:known', 'page-keys'], 1],
  ['a page at the address that it had', ['page:known', 'category:metro', 'page-keys'], 0],
  ['a page with an address of its own', ['page:about', 'page-keys'], 0],
  ['a page whose name is encoded', ['page:köprü', 'page-keys'], 0],
  ['a change of the menu', ['application-model'], 0],
])('after %s the addresses of pages are fetched %j: %i', (_name, tags, count) => {
  refreshKept(tags);
  expect(mockRefresh).toHaveBeenCalledTimes(count);
});

test('pictures are looked at again after a change of everything alone', () => {
  refreshKept(['page:known', 'page-keys']);
  expect(mockPictures).not.toHaveBeenCalled();
  refreshKept(['content']);
  expect(mockPictures).toHaveBeenCalledTimes(1);
});

test('which pages a change is shown on is asked once the lists that are being fetched are known', async () => {
  jest.mocked(fetchFirst).mockImplementation(() => {
    mockSteps.push('fetched');
    return Promise.resolve(new Map());
  });
  await prepare(['page:known', 'category:new', 'page-keys'], false);
  expect(mockSteps).toEqual(['settled', 'fetched']);
});
