import { derivePageKeys } from './derive-page-keys';
import type { MenuItem, Page } from './types';

const item = (link: string | undefined, more: Partial<MenuItem> = {}): MenuItem => ({
  title: 'x',
  link,
  dropdown: [],
  megamenu: [],
  ...more,
});

const page = (pageKey: string, more: Partial<Page> = {}) =>
  ({ pageKey, link: `/page/${pageKey}`, updatedAt: '2026-01-02', languages: ['tr'], ...more }) as Page;

const linksOf = (menu: MenuItem[], pages: Page[]) => derivePageKeys(menu, pages).map(({ link }) => link);

test('pages are those of the menu, at every level, and those of the categories, each once', () => {
  const menu = [
    item('/page/a?x=1#y', { dropdown: [item('/page/b', { dropdown: [item('/page/c')] }), item('/page/a')] }),
    item('https://elsewhere.example/page/z', { megamenu: [{ title: '', dropdown: [item('/page/d')] }] }),
    item(undefined),
    item('/about'),
  ];
  expect(linksOf(menu, [page('e'), page('b'), page('e')])).toEqual([
    ...['/', '/about', '/contact', '/page/a', '/page/b', '/page/c', '/page/d', '/page/e'],
  ]);
});

test('a page that is only in the menu of another language is listed, without known translations', () => {
  const menu = [item('/page/a')];
  const english = [item('/en'), item('/en/page/a'), item('/en/page/f?x=1', { dropdown: [item('/en/page/g')] })];
  const keys = derivePageKeys([...menu, ...english], []);
  expect(keys.map(({ link }) => link)).toEqual(['/', '/about', '/contact', '/page/a', '/page/f', '/page/g']);
  expect(keys.at(-1)).toMatchObject({ pageKey: 'g', languages: ['tr'] });
});

test('without a menu, the pages of the categories are listed', () => {
  expect(linksOf([], [page('e')])).toEqual(['/', '/about', '/contact', '/page/e']);
});

test('for a page in both, the category’s entry is used', () => {
  const keys = derivePageKeys([item('/page/a'), item('/page/b')], [page('a', { languages: ['tr', 'en'] })]);
  expect(keys.slice(3)).toEqual([
    { pageKey: 'a', link: '/page/a', updatedAt: '2026-01-02', languages: ['tr', 'en'] },
    { pageKey: 'b', link: '/page/b', updatedAt: '', languages: ['tr'] },
  ]);
});

test('a page’s key is the part of the address after `/page/`', () => {
  const keys = derivePageKeys([item('/page/a'), item('/kurumsal/page/b')], []);
  expect(keys.slice(3).map(({ pageKey }) => pageKey)).toEqual(['a', '/kurumsal/page/b']);
});

test('query and fragment of a link are ignored', () => {
  expect(linksOf([item('/page/a#x?y'), item('/page/b?x')], []).slice(3)).toEqual(['/page/a', '/page/b']);
});
