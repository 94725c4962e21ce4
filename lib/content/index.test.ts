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
import { carouselLists, loadCarousels } from './load-carousels';
import { loadFrame, loadRoute } from './load-route';
import { markIncomplete } from './mark-incomplete';

/** The backend's answers by call and parameter; `Error` for a failure, null for none. */
let answers: Record<string, unknown>;
const asked: Record<string, unknown> = {};

const mockRead = async (call: string, { pageKey, category, offset }: Record<string, string>, tags: unknown) => {
  const name = [call, pageKey, category, offset === '0' ? undefined : offset].filter(Boolean).join(' ');
  asked[name] = tags;
  const answer = answers[name];
  if (answer instanceof Error) throw answer;
  return answer ?? null;
};

/** The number of entries of lists that the backend sends in parts. */
let totals: Record<string, number>;

jest.mock('../backend/client', () => ({
  readBackend: (...args: Parameters<typeof mockRead>) => mockRead(...args),
  readBackendPart: async (...args: Parameters<typeof mockRead>) => {
    const data = await mockRead(...args);
    return data === null ? null : { data, total: totals[args[1].category ?? args[0]] };
  },
}));

jest.mock('./mark-incomplete', () => ({ markIncomplete: jest.fn() }));
const marked = jest.mocked(markIncomplete);

const page = (pageKey: string, more: object = {}) => ({
  ...{ pageKey, link: `/page/${pageKey}`, title: pageKey, isVisible: true, revision: 'r', updatedAt: '2026-01-01' },
  ...more,
});
const model = { siteInfo: { title: 'Site', titleOtherLangs: { en: 'Site EN' } }, menu: {}, categories: demoRows };
const failure = new BackendFailure('x', 'no connection');

beforeEach(() => {
  marked.mockClear();
  answers = { GetApplicationModel: model };
  totals = {};
});

describe('the application model', () => {
  test('is that of the language', async () => {
    expect((await getApplicationModel('tr')).siteInfo.title).toBe('Site');
    expect((await getApplicationModel('en')).siteInfo.title).toBe('Site EN');
    expect(asked.GetApplicationModel).toEqual(['content', 'application-model']);
  });

  test('is a failure of the backend if it is invalid', async () => {
    answers.GetApplicationModel = {};
    await expect(getApplicationModel('tr')).rejects.toThrow('GetApplicationModel: not an application model');
    await expect(getApplicationModel('tr')).rejects.toThrow(BackendFailure);
  });
});

describe('a page', () => {
  test('is found by its key, and has the key as its cache tag', async () => {
    answers['GetPageData a'] = page('a');
    expect((await getPage('a', 'tr'))?.title).toBe('a');
    expect(asked['GetPageData a']).toEqual(['content', 'page:a']);
  });

  test('is null if it is hidden or does not exist', async () => {
    answers['GetPageData a'] = page('a', { isVisible: false });
    expect(await getPage('a', 'tr')).toBeNull();
    expect(await getPage('b', 'tr')).toBeNull();
  });

  test('is a failure of the backend if it is invalid', async () => {
    answers['GetPageData a'] = {};
    await expect(getPage('a', 'tr')).rejects.toThrow('GetPageData: not a page: a');
  });
});

describe('the pages of a category', () => {
  const category = 'GetCategoryPages metro';

  test('are those that visitors of the language may see, in the order of the backend', async () => {
    answers[category] = [
      page('b'),
      page('hidden', { isVisible: false }),
      page('a'),
      page('x', { title: '' }),
      'no page',
    ];
    expect((await getCategoryPages('metro', 'tr'))?.map(({ pageKey }) => pageKey)).toEqual(['b', 'a']);
    expect(asked[category]).toEqual(['content', 'category:metro']);
    expect(marked).not.toHaveBeenCalled();
  });

  test('leave what shows them incomplete where the call fails, and not where the backend has none', async () => {
    expect(await getCategoryPages('metro', 'tr')).toBeNull();
    expect(marked).not.toHaveBeenCalled();
    for (const wrong of [failure, {}]) {
      marked.mockClear();
      answers[category] = wrong;
      expect(await getCategoryPages('metro', 'tr')).toBeNull();
      expect(marked).toHaveBeenCalledTimes(1);
    }
  });

  test('are null if the backend fails or sends no list', async () => {
    answers[category] = failure;
    expect(await getCategoryPages('metro', 'tr')).toBeNull();
    answers[category] = {};
    expect(await getCategoryPages('metro', 'tr')).toBeNull();
    expect(shownPages('x', 'tr')).toBeNull();
  });

  test('rethrow every other error', async () => {
    answers[category] = new TypeError('defect');
    await expect(getCategoryPages('metro', 'tr')).rejects.toThrow('defect');
  });
});

describe('a further page of a category', () => {
  const keysOf = async (number: number) =>
    (await getCategoryPart('metro', 'tr', number))?.pages.map(({ pageKey }) => pageKey);
  const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => page(`p${from + index}`));

  test('is requested from a backend that sends parts, if its total says that there is one', async () => {
    answers['GetCategoryPages metro'] = many(0, 24);
    answers['GetCategoryPages metro 24'] = many(24, 2);
    totals.metro = 26;
    expect(await keysOf(2)).toEqual(['p24', 'p25']);
    expect((await getCategoryPart('metro', 'tr', 1))?.count).toBe(2);
    for (const number of [3, 99_999]) expect(await getCategoryPart('metro', 'tr', number)).toBeNull();
    expect(Object.keys(asked).filter((name) => /metro \d+$/.test(name))).toEqual(['GetCategoryPages metro 24']);
  });

  test('is a part of the answer of a backend that sends whole lists', async () => {
    answers['GetCategoryPages metro'] = [page('hidden', { isVisible: false }), ...many(0, 25)];
    expect(await keysOf(1)).toEqual(many(0, 24).map(({ pageKey }) => pageKey));
    expect(await keysOf(2)).toEqual(['p24']);
    expect(await keysOf(3)).toBeUndefined();
    expect((await getCategoryPages('metro', 'tr'))?.length).toBe(24);
    expect(await countCategoryParts('metro', 'tr')).toBe(2);
  });

  test('does not exist where the backend has no such list, and is unknown where it fails', async () => {
    expect(await getCategoryPart('metro', 'tr', 2)).toBeNull();
    expect(await countCategoryParts('metro', 'tr')).toBe(1);
    answers['GetCategoryPages metro'] = failure;
    await expect(getCategoryPart('metro', 'tr', 2)).rejects.toThrow(BackendFailure);
    expect(await countCategoryParts('metro', 'tr')).toBe(1);
  });

  test('of an empty list is the first one alone', async () => {
    answers['GetCategoryPages metro'] = [];
    expect(await getCategoryPart('metro', 'tr', 1)).toEqual({ pages: [], count: 1 });
    expect(await getCategoryPart('metro', 'tr', 2)).toBeNull();
  });
});

describe('all pages', () => {
  test('are those of the backend’s list', async () => {
    answers.GetPageKeys = [{ pageKey: 'a', link: '/page/a', updatedAt: 'x', languages: ['tr'] }];
    expect(await getPageKeys()).toEqual([{ pageKey: 'a', link: '/page/a', updatedAt: 'x', languages: ['tr'] }]);
    expect(asked.GetPageKeys).toEqual(['content', 'page-keys']);
  });

  test('are those of menu and categories if the backend has no list', async () => {
    answers.GetApplicationModel = { ...model, menu: { a: { title: 'A', link: '/page/of-menu' } } };
    answers['GetCategoryPages metro'] = failure;
    answers['GetCategoryPages baraj'] = [page('of-category')];
    const links = (await getPageKeys()).map(({ link }) => link);
    expect(links).toEqual(['/', '/about', '/contact', '/page/of-menu', '/page/of-category']);
    for (const { key } of demoRows) expect(asked).toHaveProperty([`GetCategoryPages ${key}`]);
  });

  test.each([[[1, { a: 2 }]], [{ a: 1 }]])(
    'of a category are a failure of the backend if it sends %j',
    async (sent) => {
      answers['GetCategoryPages metro'] = sent;
      expect(await getCategoryPages('metro', 'tr')).toBeNull();
    },
  );

  test('are a failure of the backend if they are not a list', async () => {
    answers.GetPageKeys = { a: 1 };
    await expect(getPageKeys()).rejects.toThrow('GetPageKeys: not a list of pages');
  });
});

test('the categories of the demo content are those of the contract', () => {
  expect(demoRows.map(({ key }) => key)).toEqual([
    ...['teknoloji_uygulama', 'referanslar', 'metro', 'karayolu_demiryolu', 'baraj', 'otel_avm_konut', 'endustri'],
  ]);
});

describe('the two carousels', () => {
  test('are the technologies and the references, in this order', async () => {
    answers['GetCategoryPages teknoloji_uygulama'] = [page('t')];
    answers['GetCategoryPages referanslar'] = [page('r')];
    const { technologies, references } = await loadCarousels('tr');
    expect([technologies, references].map((pages) => pages.map(({ pageKey }) => pageKey))).toEqual([['t'], ['r']]);
  });

  test('are empty if the backend fails', async () => {
    answers['GetCategoryPages teknoloji_uygulama'] = failure;
    answers['GetCategoryPages referanslar'] = failure;
    expect(await carouselLists('tr')).toEqual([null, null]);
    expect(await loadCarousels('tr')).toMatchObject({ technologies: [], references: [] });
  });
});

describe('an address', () => {
  test('shows its page', async () => {
    answers['GetPageData a'] = page('a', { otherLangs: { en: { title: 'A' } } });
    expect(await loadRoute('tr', 'a')).toMatchObject({
      kind: 'found',
      model: { siteInfo: { title: 'Site' } },
      page: { pageKey: 'a' },
      titleModel: { siteInfo: { title: 'Site' } },
    });
    expect(await loadRoute('en', 'a')).toMatchObject({ titleModel: { siteInfo: { title: 'Site EN' } } });
  });

  test('uses the frame’s texts in the language of the title, if the page has no title in the active language', async () => {
    answers['GetPageData a'] = page('a');
    expect(await loadRoute('en', 'a')).toMatchObject({
      model: { siteInfo: { title: 'Site EN' } },
      titleModel: { siteInfo: { title: 'Site' } },
    });
  });

  test('is incomplete where the words of that language could not be fetched', async () => {
    answers['GetPageData a'] = page('a');
    let calls = 0;
    Object.defineProperty(answers, 'GetApplicationModel', { get: () => ((calls += 1) === 1 ? model : failure) });
    expect(await loadRoute('en', 'a')).toMatchObject({ titleModel: { siteInfo: { title: 'Site EN' } } });
    expect(marked).toHaveBeenCalledTimes(1);
  });

  test('of the home page says that the site is being prepared, until there is a home page', async () => {
    answers.GetApplicationModel = { menu: {}, footer: {}, siteInfo: {}, languages: [] };
    expect(await loadRoute('en', 'homepage')).toMatchObject({
      kind: 'preparing',
      model: { menu: [], siteInfo: { isUnnamed: true } },
    });
    expect(await loadRoute('tr', 'about')).toMatchObject({ kind: 'missing' });
    answers['GetPageData homepage'] = page('homepage', { isVisible: false });
    expect(await loadRoute('tr', 'homepage')).toMatchObject({ kind: 'preparing' });
    answers['GetPageData homepage'] = page('homepage');
    expect(await loadRoute('tr', 'homepage')).toMatchObject({ kind: 'found' });
    answers['GetPageData homepage'] = failure;
    expect(await loadRoute('tr', 'homepage')).toMatchObject({ kind: 'failed' });
  });

  test('that no page can have, or has, shows the not-found view in its frame', async () => {
    for (const key of [null, 'none']) {
      expect(await loadRoute('tr', key)).toMatchObject({ kind: 'missing', model: { siteInfo: { title: 'Site' } } });
    }
  });

  test('shows the not-found view while the backend fails, without a frame if there is none', async () => {
    answers['GetPageData a'] = failure;
    expect(await loadRoute('tr', 'a')).toMatchObject({
      kind: 'failed',
      model: { siteInfo: { title: 'Site' } },
      failure,
    });
    answers.GetApplicationModel = failure;
    expect(await loadRoute('tr', 'a')).toEqual({ kind: 'failed', model: null, failure });
    expect(await loadFrame('tr')).toEqual({ kind: 'failed', model: null, failure });
  });

  test('rethrows every other error', async () => {
    answers['GetPageData a'] = new TypeError('defect');
    await expect(loadRoute('tr', 'a')).rejects.toThrow('defect');
  });

  test('of a page that is twice in the menu has the pages of its kind, which decide its branch', async () => {
    const link = '/page/a';
    const twice = { a: { title: 'A', link }, b: { title: 'B', dropdown: [{ title: 'A', link }] } };
    const kinOf = async (menu: object, categories: string[]) => {
      answers.GetApplicationModel = { ...model, menu };
      answers['GetPageData a'] = page('a', { categories });
      const route = await loadRoute('en', 'a');
      return route.kind === 'found' ? route.page.kin : 'no page';
    };
    answers['GetCategoryPages referanslar'] = [page('a'), page('b')];
    expect(await kinOf(twice, ['metro', 'referanslar'])).toEqual(['/en/page/a', '/en/page/b']);
    expect(await kinOf({ a: twice.a }, ['referanslar'])).toBeUndefined();
    expect(await kinOf(twice, ['metro'])).toBeUndefined();
    answers['GetCategoryPages referanslar'] = failure;
    expect(await kinOf(twice, ['referanslar'])).toBeUndefined();
  });
});

test('a failure is logged in one line', () => {
  expect(failure).toMatchObject({ name: 'BackendFailure', message: 'x: no connection' });
  expect(failure.stack).toBe('BackendFailure: x: no connection');
});
