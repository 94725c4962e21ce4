/** @jest-environment node */
import { otherAddressesOfTags } from '../webhook/addresses-of-tags';
import { currentNewsPage, newsPageOf, setNewsPage } from './news-page';
import { readNewsPage } from './read-news-page';

jest.mock('../env', () => ({ env: () => ({ newsPageKey: 'haberler' }) }));
jest.mock('../i18n/offered-languages');

afterEach(() => setNewsPage(undefined));

test('the model names the news page, and the environment is the fallback', () => {
  expect(newsPageOf({ newsPage: 'basin' })).toBe('basin');
  expect(newsPageOf({})).toBe('haberler');
});

test.each([undefined, null, '', '  ', 7, {}, 'a'.repeat(101)])('%j names no page', (value) => {
  expect(readNewsPage(value)).toBeUndefined();
});

test('a change of the news page renews the feeds', () => {
  setNewsPage('basin');
  expect(currentNewsPage()).toBe('basin');
  expect(otherAddressesOfTags(['page:basin'])).toContain('/rss.xml');
  expect(otherAddressesOfTags(['page:haberler'])).not.toContain('/rss.xml');
});
