/** @jest-environment node */
import { demoCategories } from '../../test/demo-categories';
import { setCategories } from '../categories/current-categories';
import { contentAt, tagsOf } from './address-content';
import { otherAddressesOfTags, pathsOfTags } from './addresses-of-tags';

jest.mock('../i18n/offered-languages');

beforeAll(() => setCategories(demoCategories('tr')));

test('a page has its path, and some pages have a path of their own', () => {
  expect(pathsOfTags(['page:jet-grout', 'page:homepage'])).toEqual(['/page/jet-grout', '/']);
});

test('a category is shown on its reference page, or in the carousels', () => {
  expect(pathsOfTags(['category:metro'])).toEqual(['/reference/metro-projeleri']);
  expect(pathsOfTags(['category:referanslar', 'category:teknoloji_uygulama'])).toEqual(['/', '/about']);
});

test('other tags have no pages, and unusual ones no unusual addresses', () => {
  expect(pathsOfTags(['content', 'page-keys', 'application-model', 'category:none', 'category:toString'])).toEqual([]);
  expect(pathsOfTags(['page:../a b'])[0]).toBe('/page/..%2Fa%20b');
});

test('an address depends on its page and on the lists it shows', () => {
  expect(tagsOf(contentAt('/'))).toEqual(['page:homepage', 'category:teknoloji_uygulama', 'category:referanslar']);
  expect(tagsOf(contentAt('/page/k%C3%B6pr%C3%BC'))).toEqual(['page:köprü']);
  expect(tagsOf(contentAt('/reference/metro-projeleri'))).toEqual(['category:metro']);
  expect(tagsOf(contentAt('/reference/none'))).toEqual([]);
  expect(tagsOf(contentAt('/page/a/b'))).toEqual([]);
});

test('sitemap, feeds and llms.txt depend on the tags of their content', () => {
  expect(otherAddressesOfTags(['page:a', 'page-keys'])).toEqual(['/sitemap.xml']);
  expect(otherAddressesOfTags(['category:metro'])).toEqual(['/sitemap.xml', '/llms.txt', '/en/llms.txt']);
  expect(otherAddressesOfTags(['page:haberler'])).toEqual([
    ...['/rss.xml', '/en/rss.xml'],
    ...['/llms.txt', '/en/llms.txt'],
  ]);
  const frame = ['/', '/en', '/en/reference/metro-projeleri', '/llms.txt', '/en/llms.txt'];
  expect(otherAddressesOfTags(['application-model'])).toEqual(expect.arrayContaining(frame));
  expect(otherAddressesOfTags(['content'])).toContain('/sitemap.xml');
  expect(otherAddressesOfTags(['page:a', 'constructor'])).toEqual([]);
});
