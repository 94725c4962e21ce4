/** @jest-environment node */
import { BackendFailure } from '../backend/failure';
import { getPage, type Page } from '../content';
import { markIncomplete } from '../content/mark-incomplete';
import { getDescribedNews, newsItemAt } from './news';

jest.mock('../env', () => ({ env: () => ({ newsPageKey: 'haberler' }) }));
jest.mock('../content', () => ({
  ...jest.requireActual<object>('../backend/failure'),
  getPage: jest.fn(),
  getApplicationModel: () => Promise.resolve({}),
}));
jest.mock('../content/mark-incomplete', () => ({ markIncomplete: jest.fn() }));
const marked = jest.mocked(markIncomplete);

const list = [{ id: 'a', title: 'A', date: '2026-01-02', category: [] }];
const newsPage = { sections: [{ type: 'lastPosts', basePath: '/page/', list }] } as unknown as Page;
const failure = new BackendFailure('GetPageData', 'no connection');

function answer(pages: Record<string, Page | Error | null>): void {
  jest.mocked(getPage).mockImplementation(async (key) => {
    const page = pages[key] ?? null;
    if (page instanceof Error) throw page;
    return page;
  });
}

beforeEach(() => marked.mockClear());

test('a page is found among the news, and another one is not', async () => {
  answer({ haberler: newsPage });
  expect(await newsItemAt('/page/a', 'tr')).toMatchObject({ title: 'A' });
  expect(await newsItemAt('/page/b', 'tr')).toBeUndefined();
  expect(marked).not.toHaveBeenCalled();
});

test('a page whose news could not be fetched is shown, and is incomplete', async () => {
  answer({ haberler: failure });
  expect(await newsItemAt('/page/a', 'tr')).toBeUndefined();
  expect(marked).toHaveBeenCalledTimes(1);
});

test('an item whose page has no translation is in Turkish, at the Turkish address', async () => {
  const page = (contentLanguage: string) => ({ title: 'Başlık', summary: 'Özet', contentLanguage }) as unknown as Page;
  answer({ haberler: newsPage, a: page('tr') });
  expect(await getDescribedNews('en')).toMatchObject([{ title: 'Başlık', link: '/page/a', description: 'Özet' }]);
  answer({ haberler: newsPage, a: page('en') });
  expect(await getDescribedNews('en')).toMatchObject([{ title: 'A', link: '/page/a', description: 'Özet' }]);
});

test('an item whose page is gone has no description; one whose page failed is incomplete', async () => {
  answer({ haberler: newsPage });
  expect(await getDescribedNews('tr')).toMatchObject([{ title: 'A', description: '' }]);
  expect(marked).not.toHaveBeenCalled();
  answer({ haberler: newsPage, a: failure });
  expect(await getDescribedNews('tr')).toMatchObject([{ title: 'A', description: '' }]);
  expect(marked).toHaveBeenCalledTimes(1);
});
