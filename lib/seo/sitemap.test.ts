/** @jest-environment jsdom */
import { linkedCategories } from '../../test/demo-categories';
import { processorTime } from '../../test/processor-time';
import type { PageKey } from '../content';
import type { Language } from '../i18n/language';
import { sitemapIndexOf, sitemapOf } from './sitemap';

const siteUrl = 'https://site.example';
const languages: readonly Language[] = ['tr', 'en'];
const home: PageKey = { pageKey: 'homepage', link: '/', updatedAt: '2026-11-16T08:00:00Z', languages: ['tr', 'en'] };
const turkish = (link: string): PageKey => ({ pageKey: link, link, updatedAt: '', languages: ['tr'] });
const many = (count: number): PageKey[] =>
  Array.from({ length: count }, (_, index) => ({ ...home, pageKey: `p${index}`, link: `/page/p${index}` }));

const lists = linkedCategories('tr').map(({ path, languages }) => ({ link: path, languages }));

/** As a crawler reads it. Invalid XML fails. */
function read(xml: string | undefined) {
  const document = new DOMParser().parseFromString(xml ?? '', 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return [...document.querySelectorAll('url')].map((url) => ({
    loc: url.querySelector('loc')?.textContent ?? '',
    lastmod: url.querySelector('lastmod')?.textContent,
    twins: [...url.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
    images: [...url.getElementsByTagName('image:loc')].map(({ textContent }) => textContent),
  }));
}

test('every public page is listed once per language it is translated to', () => {
  const urls = read(sitemapOf({ keys: [home, turkish('/page/a&b'), turkish('/odd')], siteUrl, languages, lists }));
  const found = urls.map(({ loc }) => loc);
  // The same spelling as the page's canonical address.
  expect(found.slice(0, 3)).toEqual([siteUrl, `${siteUrl}/en`, `${siteUrl}/page/a%26b`]);
  expect(found.slice(3)).toHaveLength(12);
  expect(found).toContain(`${siteUrl}/en/reference/metro-projeleri`);
  expect(found).toEqual(expect.arrayContaining([`${siteUrl}/ara`, `${siteUrl}/en/search`]));
  expect(urls[0]?.lastmod).toBe('2026-11-16T08:00:00Z');
  expect(urls[2]?.lastmod).toBeUndefined();
});

test('translations refer to each other and the default; an untranslated page has no references', () => {
  const [tr, en, alone] = read(sitemapOf({ keys: [home, turkish('/page/a')], siteUrl, languages }));
  expect(tr?.twins).toEqual([
    ['tr', siteUrl],
    ['en', `${siteUrl}/en`],
    ['x-default', siteUrl],
  ]);
  expect(en?.twins).toEqual(tr?.twins);
  expect(alone?.twins).toEqual([]);
});

test('pictures are listed with their page; an invalid date is left out', () => {
  const images = new Map([['/page/a', [`${siteUrl}/media/x.jpg?a=1&b=2`]]]);
  const [page] = read(
    sitemapOf({ keys: [{ ...turkish('/page/a'), updatedAt: 'gestern<' }], images, siteUrl, languages }),
  );
  expect(page).toMatchObject({ images: [`${siteUrl}/media/x.jpg?a=1&b=2`], lastmod: undefined });
});

test('special letters in addresses are encoded, once', () => {
  const urls = read(
    sitemapOf({ keys: [turkish('/page/köprü'), turkish('/page/k%C3%B6pr%C3%BC')], siteUrl, languages }),
  );
  expect(urls.slice(0, 2).map(({ loc }) => loc)).toEqual(Array(2).fill(`${siteUrl}/page/k%C3%B6pr%C3%BC`));
});

test('ten times the pages take no more than thirty times as long', () => {
  // The least of three: what the process collects or compiles meanwhile is no part of it.
  const cost = (count: number) => {
    const keys = many(count);
    const run = () => expect(sitemapOf({ keys, siteUrl, languages })).toContain(`/page/p${count - 1}`);
    return Math.min(...[1, 2, 3].map(() => processorTime(run)));
  };
  expect(cost(10_000)).toBeLessThan(30 * cost(1_000));
});

test('a part of a large sitemap has its pages, and only the first one the site’s own routes', () => {
  const found = read(sitemapOf({ keys: [turkish('/page/a')], siteUrl, languages, isFurther: true })).map(
    ({ loc }) => loc,
  );
  expect(found).toEqual([`${siteUrl}/page/a`]);
});

test('the further pages of lists are listed in every language', () => {
  const further = [{ link: '/reference/metro-projeleri/2', languages }];
  const found = read(sitemapOf({ keys: [], siteUrl, languages, lists: further })).map(({ loc }) => loc);
  expect(found).toContain(`${siteUrl}/reference/metro-projeleri/2`);
  expect(found).toContain(`${siteUrl}/en/reference/metro-projeleri/2`);
});

test('the index names every part', () => {
  const index = sitemapIndexOf(2, siteUrl);
  expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    `${siteUrl}/sitemap.xml?part=1`,
    `${siteUrl}/sitemap.xml?part=2`,
  ]);
});
