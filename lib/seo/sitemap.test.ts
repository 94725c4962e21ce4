import type { PageKey } from '../content';
import { sitemapOf } from './sitemap';

jest.mock('../i18n/catalogues');

const siteUrl = 'https://site.example';
const home: PageKey = { pageKey: 'homepage', link: '/', updatedAt: '2026-11-16T08:00:00Z', languages: ['tr', 'en'] };
const turkish = (link: string): PageKey => ({ pageKey: link, link, updatedAt: '', languages: ['tr'] });
const many = (count: number): PageKey[] =>
  Array.from({ length: count }, (_, index) => ({ ...home, pageKey: `p${index}`, link: `/page/p${index}` }));

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
  const urls = read(sitemapOf({ keys: [home, turkish('/page/a&b'), turkish('/odd')], siteUrl }));
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
  const [tr, en, alone] = read(sitemapOf({ keys: [home, turkish('/page/a')], siteUrl }));
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
  const [page] = read(sitemapOf({ keys: [{ ...turkish('/page/a'), updatedAt: 'gestern<' }], images, siteUrl }));
  expect(page).toMatchObject({ images: [`${siteUrl}/media/x.jpg?a=1&b=2`], lastmod: undefined });
});

test('special letters in addresses are encoded, once', () => {
  const urls = read(sitemapOf({ keys: [turkish('/page/köprü'), turkish('/page/k%C3%B6pr%C3%BC')], siteUrl }));
  expect(urls.slice(0, 2).map(({ loc }) => loc)).toEqual(Array(2).fill(`${siteUrl}/page/k%C3%B6pr%C3%BC`));
});

test('10,000 pages take less than a second', () => {
  const started = performance.now();
  expect(sitemapOf({ keys: many(10_000), siteUrl })).toContain('/page/p9999');
  expect(performance.now() - started).toBeLessThan(1000);
});

test('beyond 50,000 addresses it is an index of parts, and other parts do not exist', () => {
  const keys = many(25_001);
  const index = sitemapOf({ keys, siteUrl }) ?? '';
  expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    `${siteUrl}/sitemap.xml?part=1`,
    `${siteUrl}/sitemap.xml?part=2`,
  ]);
  const count = (part: number) => sitemapOf({ keys, siteUrl }, part)?.match(/<url>/g)?.length;
  expect([count(1), count(2)]).toEqual([50_000, 14]);
  expect([0, 3, Number.NaN].map((part) => sitemapOf({ keys, siteUrl }, part))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(sitemapOf({ keys: [home], siteUrl }, 1)).toBeUndefined();
});
