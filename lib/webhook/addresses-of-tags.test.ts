import { addressesOfTags } from './addresses-of-tags';

test('a page is asked for in every language, a fixed one at its own address', () => {
  expect(addressesOfTags(['page:jet-grout', 'page:homepage'])).toEqual([
    '/page/jet-grout',
    '/en/page/jet-grout',
    '/',
    '/en',
  ]);
});

test('a category stands on its reference page, or in the carousels', () => {
  expect(addressesOfTags(['category:metro'])).toEqual(['/reference/metro-projeleri', '/en/reference/metro-projeleri']);
  expect(addressesOfTags(['category:referanslar', 'category:teknoloji_uygulama'])).toEqual([
    '/',
    '/en',
    '/about',
    '/en/about',
  ]);
});

test('other tags name no address, odd ones no odd address', () => {
  expect(addressesOfTags(['content', 'page-keys', 'application-model'])).toEqual([]);
  expect(addressesOfTags(['page:../a b'])[0]).toBe('/page/..%2Fa%20b');
});
