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

test('without a menu the categories are enough', () => {
  expect(linksOf([], [page('e')])).toEqual(['/', '/about', '/contact', '/page/e']);
});

test('what a category knows of a page stands, for one that the menu names too', () => {
  const keys = derivePageKeys([item('/page/a'), item('/page/b')], [page('a', { languages: ['tr', 'en'] })]);
  expect(keys.slice(3)).toEqual([
    { pageKey: 'a', link: '/page/a', updatedAt: '2026-01-02', languages: ['tr', 'en'] },
    { pageKey: 'b', link: '/page/b', updatedAt: '', languages: ['tr'] },
  ]);
});
