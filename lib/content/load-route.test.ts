/** @jest-environment node */
import type * as Stub from '../../test/stub-backend';
import { backend, failure, model, page, resetBackend } from '../../test/stub-backend';
import { loadFrame, loadRoute } from './load-route';
import { markIncomplete } from './mark-incomplete';

jest.mock('../backend/client', () => jest.requireActual<typeof Stub>('../../test/stub-backend').stubbedClient);

jest.mock('./mark-incomplete', () => ({ markIncomplete: jest.fn() }));
const marked = jest.mocked(markIncomplete);

beforeEach(() => {
  marked.mockClear();
  resetBackend();
});

describe('an address', () => {
  test('shows its page', async () => {
    backend.answers['GetPageData a'] = page('a', { otherLangs: { en: { title: 'A' } } });
    expect(await loadRoute('tr', 'a')).toMatchObject({
      kind: 'found',
      model: { siteInfo: { title: 'Site' } },
      page: { pageKey: 'a' },
      titleModel: { siteInfo: { title: 'Site' } },
    });
    expect(await loadRoute('en', 'a')).toMatchObject({ titleModel: { siteInfo: { title: 'Site EN' } } });
  });

  test('uses the frame’s texts in the language of the title, if the page has no title in the active language', async () => {
    backend.answers['GetPageData a'] = page('a');
    expect(await loadRoute('en', 'a')).toMatchObject({
      model: { siteInfo: { title: 'Site EN' } },
      titleModel: { siteInfo: { title: 'Site' } },
    });
  });

  test('is incomplete where the words of that language could not be fetched', async () => {
    backend.answers['GetPageData a'] = page('a');
    let calls = 0;
    Object.defineProperty(backend.answers, 'GetApplicationModel', {
      get: () => ((calls += 1) === 1 ? model : failure),
    });
    expect(await loadRoute('en', 'a')).toMatchObject({ titleModel: { siteInfo: { title: 'Site EN' } } });
    expect(marked).toHaveBeenCalledTimes(1);
  });

  test('of the home page says that the site is being prepared, until there is a home page', async () => {
    backend.answers.GetApplicationModel = { menu: {}, footer: {}, siteInfo: {}, languages: [] };
    expect(await loadRoute('en', 'homepage')).toMatchObject({
      kind: 'preparing',
      model: { menu: [], siteInfo: { isUnnamed: true } },
    });
    expect(await loadRoute('tr', 'about')).toMatchObject({ kind: 'missing' });
    backend.answers['GetPageData homepage'] = page('homepage', { isVisible: false });
    expect(await loadRoute('tr', 'homepage')).toMatchObject({ kind: 'preparing' });
    backend.answers['GetPageData homepage'] = page('homepage');
    expect(await loadRoute('tr', 'homepage')).toMatchObject({ kind: 'found' });
    backend.answers['GetPageData homepage'] = failure;
    expect(await loadRoute('tr', 'homepage')).toMatchObject({ kind: 'failed' });
  });

  test('that no page can have, or has, shows the not-found view in its frame', async () => {
    for (const key of [null, 'none']) {
      expect(await loadRoute('tr', key)).toMatchObject({ kind: 'missing', model: { siteInfo: { title: 'Site' } } });
    }
  });

  test('shows the not-found view while the backend fails, without a frame if there is none', async () => {
    backend.answers['GetPageData a'] = failure;
    expect(await loadRoute('tr', 'a')).toMatchObject({
      kind: 'failed',
      model: { siteInfo: { title: 'Site' } },
      failure,
    });
    backend.answers.GetApplicationModel = failure;
    expect(await loadRoute('tr', 'a')).toEqual({ kind: 'failed', model: null, failure });
    expect(await loadFrame('tr')).toEqual({ kind: 'failed', model: null, failure });
  });

  test('rethrows every other error', async () => {
    backend.answers['GetPageData a'] = new TypeError('defect');
    await expect(loadRoute('tr', 'a')).rejects.toThrow('defect');
  });

  test('of a page that is twice in the menu has the pages of its kind, which decide its branch', async () => {
    const link = '/page/a';
    const twice = { a: { title: 'A', link }, b: { title: 'B', dropdown: [{ title: 'A', link }] } };
    const kinOf = async (menu: object, categories: string[]) => {
      backend.answers.GetApplicationModel = { ...model, menu };
      backend.answers['GetPageData a'] = page('a', { categories });
      const route = await loadRoute('en', 'a');
      return route.kind === 'found' ? route.page.kin : 'no page';
    };
    backend.answers['GetCategoryPages referanslar'] = [page('a'), page('b')];
    expect(await kinOf(twice, ['metro', 'referanslar'])).toEqual(['/en/page/a', '/en/page/b']);
    expect(await kinOf({ a: twice.a }, ['referanslar'])).toBeUndefined();
    expect(await kinOf(twice, ['metro'])).toBeUndefined();
    backend.answers['GetCategoryPages referanslar'] = failure;
    expect(await kinOf(twice, ['referanslar'])).toBeUndefined();
  });
});
