/** @jest-environment node */
import {
  BackendFailure,
  countCategoryParts,
  getApplicationModel,
  getCategoryPages,
  getCategoryPart,
  getPage,
  getPageKeys,
  shownPages,
} from '.';
import { demoRows } from '../../test/demo-categories';
import type * as Stub from '../../test/stub-backend';
import { backend, failure, model, page, resetBackend } from '../../test/stub-backend';
import { markIncomplete } from './mark-incomplete';

jest.mock('../backend/client', () => jest.requireActual<typeof Stub>('../../test/stub-backend').stubbedClient);

jest.mock('./mark-incomplete', () => ({ markIncomplete: jest.fn() }));
const marked = jest.mocked(markIncomplete);

beforeEach(() => {
  marked.mockClear();
  resetBackend();
});

describe('the application model', () => {
  test('is that of the language', async () => {
    expect((await getApplicationModel('tr')).siteInfo.title).toBe('Site');
    expect((await getApplicationModel('en')).siteInfo.title).toBe('Site EN');
    expect(backend.asked.GetApplicationModel).toEqual(['content', 'application-model']);
  });

  test('is a failure of the backend if it is invalid', async () => {
    backend.answers.GetApplicationModel = {};
    await expect(getApplicationModel('tr')).rejects.toThrow('GetApplicationModel: not an application model');
    await expect(getApplicationModel('tr')).rejects.toThrow(BackendFailure);
  });
});

describe('a page', () => {
  test('is found by its key, and has the key as its cache tag', async () => {
    backend.answers['GetPageData a'] = page('a');
    expect((await getPage('a', 'tr'))?.title).toBe('a');
    expect(backend.asked['GetPageData a']).toEqual(['content', 'page:a']);
  });

  test('is null if it is hidden or does not exist', async () => {
    backend.answers['GetPageData a'] = page('a', { isVisible: false });
    expect(await getPage('a', 'tr')).toBeNull();
    expect(await getPage('b', 'tr')).toBeNull();
  });

  test('is a failure of the backend if it is invalid', async () => {
    backend.answers['GetPageData a'] = {};
    await expect(getPage('a', 'tr')).rejects.toThrow('GetPageData: not a page: a');
  });
});

describe('the pages of a category', () => {
  const category = 'GetCategoryPages metro';

  test('are those that visitors of the language may see, in the order of the backend', async () => {
    backend.answers[category] = [
      page('b'),
      page('hidden', { isVisible: false }),
      page('a'),
      page('x', { title: '' }),
      'no page',
    ];
    expect((await getCategoryPages('metro', 'tr'))?.map(({ pageKey }) => pageKey)).toEqual(['b', 'a']);
    expect(backend.asked[category]).toEqual(['content', 'category:metro']);
    expect(marked).not.toHaveBeenCalled();
  });

  test('leave what shows them incomplete where the call fails, and not where the backend has none', async () => {
    expect(await getCategoryPages('metro', 'tr')).toBeNull();
    expect(marked).not.toHaveBeenCalled();
    for (const wrong of [failure, {}]) {
      marked.mockClear();
      backend.answers[category] = wrong;
      expect(await getCategoryPages('metro', 'tr')).toBeNull();
      expect(marked).toHaveBeenCalledTimes(1);
    }
  });

  test('are null if the backend fails or sends no list', async () => {
    backend.answers[category] = failure;
    expect(await getCategoryPages('metro', 'tr')).toBeNull();
    backend.answers[category] = {};
    expect(await getCategoryPages('metro', 'tr')).toBeNull();
    expect(shownPages('x', 'tr')).toBeNull();
  });

  test('rethrow every other error', async () => {
    backend.answers[category] = new TypeError('defect');
    await expect(getCategoryPages('metro', 'tr')).rejects.toThrow('defect');
  });
});

describe('a further page of a category', () => {
  const keysOf = async (number: number) =>
    (await getCategoryPart('metro', 'tr', number))?.pages.map(({ pageKey }) => pageKey);
  const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => page(`p${from + index}`));

  test('is requested from a backend that sends parts, if its total says that there is one', async () => {
    backend.answers['GetCategoryPages metro'] = many(0, 24);
    backend.answers['GetCategoryPages metro 24'] = many(24, 2);
    backend.totals.metro = 26;
    expect(await keysOf(2)).toEqual(['p24', 'p25']);
    expect((await getCategoryPart('metro', 'tr', 1))?.count).toBe(2);
    for (const number of [3, 99_999]) expect(await getCategoryPart('metro', 'tr', number)).toBeNull();
    expect(Object.keys(backend.asked).filter((name) => /metro \d+$/.test(name))).toEqual(['GetCategoryPages metro 24']);
  });

  test('is a part of the answer of a backend that sends whole lists', async () => {
    backend.answers['GetCategoryPages metro'] = [page('hidden', { isVisible: false }), ...many(0, 25)];
    expect(await keysOf(1)).toEqual(many(0, 24).map(({ pageKey }) => pageKey));
    expect(await keysOf(2)).toEqual(['p24']);
    expect(await keysOf(3)).toBeUndefined();
    expect((await getCategoryPages('metro', 'tr'))?.length).toBe(24);
    expect(await countCategoryParts('metro', 'tr')).toBe(2);
  });

  test('does not exist where the backend has no such list, and is unknown where it fails', async () => {
    expect(await getCategoryPart('metro', 'tr', 2)).toBeNull();
    expect(await countCategoryParts('metro', 'tr')).toBe(1);
    backend.answers['GetCategoryPages metro'] = failure;
    await expect(getCategoryPart('metro', 'tr', 2)).rejects.toThrow(BackendFailure);
    expect(await countCategoryParts('metro', 'tr')).toBe(1);
  });

  test('of an empty list is the first one alone', async () => {
    backend.answers['GetCategoryPages metro'] = [];
    expect(await getCategoryPart('metro', 'tr', 1)).toEqual({ pages: [], count: 1 });
    expect(await getCategoryPart('metro', 'tr', 2)).toBeNull();
  });
});

describe('all pages', () => {
  test('are those of the backend’s list', async () => {
    backend.answers.GetPageKeys = [{ pageKey: 'a', link: '/page/a', updatedAt: 'x', languages: ['tr'] }];
    expect(await getPageKeys()).toEqual([{ pageKey: 'a', link: '/page/a', updatedAt: 'x', languages: ['tr'] }]);
    expect(backend.asked.GetPageKeys).toEqual(['content', 'page-keys']);
  });

  test('are those of menu and categories if the backend has no list', async () => {
    backend.answers.GetApplicationModel = { ...model, menu: { a: { title: 'A', link: '/page/of-menu' } } };
    backend.answers['GetCategoryPages metro'] = failure;
    backend.answers['GetCategoryPages baraj'] = [page('of-category')];
    const links = (await getPageKeys()).map(({ link }) => link);
    expect(links).toEqual(['/', '/about', '/contact', '/page/of-menu', '/page/of-category']);
    for (const { key } of demoRows) expect(backend.asked).toHaveProperty([`GetCategoryPages ${key}`]);
  });

  test.each([[[1, { a: 2 }]], [{ a: 1 }]])(
    'of a category are a failure of the backend if it sends %j',
    async (sent) => {
      backend.answers['GetCategoryPages metro'] = sent;
      expect(await getCategoryPages('metro', 'tr')).toBeNull();
    },
  );

  test('are a failure of the backend if they are not a list', async () => {
    backend.answers.GetPageKeys = { a: 1 };
    await expect(getPageKeys()).rejects.toThrow('GetPageKeys: not a list of pages');
  });
});

test('the categories of the demo content are those of the contract', () => {
  expect(demoRows.map(({ key }) => key)).toEqual([
    ...['teknoloji_uygulama', 'referanslar', 'metro', 'karayolu_demiryolu', 'baraj', 'otel_avm_konut', 'endustri'],
  ]);
});

test('a failure is logged in one line', () => {
  expect(failure).toMatchObject({ name: 'BackendFailure', message: 'x: no connection' });
  expect(failure.stack).toBe('BackendFailure: x: no connection');
});
