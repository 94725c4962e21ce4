import { prerenderedKeys } from './prerendered-keys';
import type { MenuItem, PageKey } from './types';

const key = (pageKey: string, updatedAt = '', link = `/page/${pageKey}`): PageKey => ({
  ...{ pageKey, link, updatedAt },
  languages: ['tr'],
});
const item = (link: string, dropdown: MenuItem[] = []): MenuItem => ({ title: 'x', link, dropdown, megamenu: [] });

const keys = [
  key('old', '2020-01-01'),
  key('about', '2026-01-01', '/about'),
  key('timeless'),
  key('new', '2026-01-01'),
  key('köprü', '2019-01-01'),
  key('of-menu', '2018-01-01'),
];
const menu = [item('/about', [item('/page/of-menu'), item('/en/page/k%C3%B6pr%C3%BC')])];
const chosen = (limit: number) => prerenderedKeys(keys, menu, limit).chosen.map(({ pageKey }) => pageKey);

test('pages of the menu come first, then those that were changed last', () => {
  expect(chosen(10)).toEqual(['köprü', 'of-menu', 'new', 'old', 'timeless']);
});

test('no more are chosen than the limit', () => {
  expect(chosen(3)).toEqual(['köprü', 'of-menu', 'new']);
  expect(chosen(0)).toEqual([]);
  expect(prerenderedKeys(keys, menu, 0).count).toBe(5);
});
