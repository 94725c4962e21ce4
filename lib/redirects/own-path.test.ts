/** @jest-environment node */
import { demoCategories } from '../../test/demo-categories';
import { setCategories } from '../categories/current-categories';
import { otherNames, ownPath, splitLanguage } from './own-path';

beforeAll(() => setCategories(demoCategories('tr')));

test.each([
  ['/en/page/a', { language: 'en', bare: '/page/a' }],
  ['/en', { language: 'en', bare: '/' }],
  ['/en/', { language: 'en', bare: '/' }],
  ['/tr/a', { language: 'tr', bare: '/a' }],
  ['/TR/a', { language: 'tr', bare: '/a' }],
  ['/TR', { language: 'tr', bare: '/' }],
  ['/EN/a', undefined],
  ['/page/en', undefined],
  ['/enter', undefined],
  ['/', undefined],
])('the language of %s is %j', (path, expected) => expect(splitLanguage(path)).toEqual(expected));

test.each([
  ['/', '/'],
  ['/tr', '/'],
  ['/tr/page/a', '/page/a'],
  ['/en', '/en'],
  ['/en/page/a', '/en/page/a'],
  ['/page/homepage', '/'],
  ['/en/page/homepage', '/en'],
  ['/page/about', '/about'],
  ['/page/contact', '/contact'],
  ['/search', '/ara'],
  ['/en/search', '/en/search'],
  ['/en/ara', '/en/search'],
  ['/reference/metro-projeleri/1', '/reference/metro-projeleri'],
  ['/en/reference/metro-projeleri/1', '/en/reference/metro-projeleri'],
  ['/reference/metro-projeleri/2', '/reference/metro-projeleri/2'],
  ['/reference/yok/1', '/reference/yok/1'],
  ['/constructor', '/constructor'],
])('%s has the canonical path %s', (path, expected) => expect(ownPath(path)).toBe(expected));

test('the other names all have another canonical path', () => {
  expect(otherNames.filter((name) => ownPath(name) === name)).toEqual([]);
  expect(otherNames).toContain('/page/about');
});
