/** @jest-environment node */
import { pagePaths } from '../redirects/plain-spelling';
import { refreshKept } from './prepare';

const mockRefresh = jest.fn();
const mockPictures = jest.fn();
const mockPaths = pagePaths(['/page/known', '/page/köprü']);

jest.mock('../redirects/keep-page-paths', () => ({
  refreshPagePaths: () => mockRefresh() as unknown,
  currentPagePaths: () => mockPaths,
}));
jest.mock('../redirects/keep-redirects', () => ({ refreshRedirects: jest.fn() }));
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
