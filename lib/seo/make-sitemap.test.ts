/** @jest-environment node */
import { demoRows } from '../../test/demo-categories';
import { makeSitemap } from './make-sitemap';

const total = 2_500;
const key = (number: number) => ({ pageKey: `p${number}`, link: `/page/p${number}`, updatedAt: '', languages: ['tr'] });
let count = total;
let lists: Record<string, number> = {};

/** A backend with cursors, which are the numbers of pages, and lists of pages in parts. */
jest.mock('../backend/client', () => ({
  readBackend: () =>
    Promise.resolve({
      siteInfo: { title: 'Site' },
      languages: [{ code: 'tr' }, { code: 'en' }],
      categories: demoRows,
    }),
  readBackendPart: async (call: string, query: Record<string, string>) => {
    if (call === 'GetCategoryPages') return { data: [], total: lists[query.category ?? ''] ?? 0 };
    const start = Number(query.cursor ?? 0);
    const end = Math.min(start + Number(query.limit), count);
    const data = Array.from({ length: end - start }, (_, index) => key(start + index));
    return { data, total: count, ...(end < count && { next: String(end) }) };
  },
}));

const siteUrl = 'https://site.example';
const locations = (xml: string | undefined) => [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
const pagesIn = (xml: string | undefined) => locations(xml).filter((loc) => loc?.includes('/page/'));

beforeEach(() => {
  count = total;
  lists = {};
});

test('a site of up to a thousand pages has a sitemap in one file, and no parts', async () => {
  count = 1_000;
  expect(pagesIn(await makeSitemap(siteUrl, null))).toHaveLength(1_000);
  expect(await makeSitemap(siteUrl, '1')).toBeUndefined();
});

test('a larger one has an index, whose parts have every page once', async () => {
  const parts = locations(await makeSitemap(siteUrl, null));
  expect(parts).toEqual([1, 2, 3].map((part) => `${siteUrl}/sitemap.xml?part=${part}`));
  const found = await Promise.all(['1', '2', '3'].map(async (part) => pagesIn(await makeSitemap(siteUrl, part))));
  expect(found.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
  expect(new Set(found.flat()).size).toBe(total);
  const routes = await Promise.all(['1', '2'].map(async (part) => locations(await makeSitemap(siteUrl, part))));
  expect(routes.map((part) => part.includes(`${siteUrl}/ara`))).toEqual([true, false]);
});

test.each(['0', '4', '-1', '1.5', '01', '', 'x', '1e3', '99999', '9'.repeat(400), '١'])(
  'there is no part %j',
  async (part) => {
    expect(await makeSitemap(siteUrl, part)).toBeUndefined();
  },
);

test('the further pages of a list are in the sitemap', async () => {
  lists = { metro: 49 };
  const found = locations(await makeSitemap(siteUrl, '1'));
  expect(found.filter((loc) => /metro-projeleri/.test(loc ?? ''))).toEqual(
    ['', '/2', '/3'].flatMap((page) => [
      `${siteUrl}/reference/metro-projeleri${page}`,
      `${siteUrl}/en/reference/metro-projeleri${page}`,
    ]),
  );
});
