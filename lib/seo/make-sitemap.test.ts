/** @jest-environment node */
import { demoRows } from '../../test/demo-categories';
import { BackendFailure } from '../backend/failure';
import { makeSitemap } from './make-sitemap';

const total = 2_500;
const key = (number: number) => ({ pageKey: `p${number}`, link: `/page/p${number}`, updatedAt: '', languages: ['tr'] });
let count = total;
let lists: Record<string, number> = {};
let failsAt: string | undefined;

/** What is kept of each part. As with Next, a stale answer is given once more, and is only then fetched again. */
const kept = new Map<string | undefined, object>();
const stale = new Set<string | undefined>();

function partAt(cursor: string | undefined, limit: string): object {
  if (failsAt !== undefined && cursor === failsAt) throw new BackendFailure('GetPageKeys', 'no connection');
  const start = Number(cursor ?? 0);
  const end = Math.min(start + Number(limit), count);
  const data = Array.from({ length: end - start }, (_, index) => key(start + index));
  const part = { data, total: count, ...(end < count && { next: String(end) }) };
  const former = kept.get(cursor);
  if (!former || stale.delete(cursor)) kept.set(cursor, part);
  return former ?? part;
}

/** A backend with cursors, which are the numbers of pages, and lists of pages in parts. */
jest.mock('../backend/client', () => ({
  readBackend: () =>
    Promise.resolve({
      siteInfo: { title: 'Site' },
      languages: [{ code: 'tr' }, { code: 'en' }],
      categories: demoRows,
    }),
  readBackendPart: async (call: string, { category = '', cursor, limit = '' }: Record<string, string>) =>
    call === 'GetCategoryPages' ? { data: [], total: lists[category] ?? 0 } : partAt(cursor, limit),
}));

const siteUrl = 'https://site.example';
const locations = (xml: string | undefined) => [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
const pagesIn = (xml: string | undefined) => locations(xml).filter((loc) => loc?.includes('/page/'));

beforeEach(() => {
  count = total;
  lists = {};
  failsAt = undefined;
  kept.clear();
  stale.clear();
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

test('after a change, a crawler finds every part that the index names, and every page in them', async () => {
  const crawl = async () => {
    const { length } = locations(await makeSitemap(siteUrl, null));
    const parts = Array.from({ length }, (_, index) => makeSitemap(siteUrl, String(index + 1)));
    return (await Promise.all(parts)).map((part) => (part === undefined ? 'no such part' : pagesIn(part).length));
  };
  count = 1_900;
  expect(await crawl()).toEqual([1_000, 900]);
  count = 2_001;
  for (const cursor of kept.keys()) stale.add(cursor);
  // What the site does after a publication (lib/webhook/warm-later.ts).
  await makeSitemap(siteUrl, null);
  await makeSitemap(siteUrl, null);
  expect(await crawl()).toEqual([1_000, 1_000, 1]);
});

test('the index names no part that cannot be read yet', async () => {
  count = 2_000;
  await makeSitemap(siteUrl, null);
  count = 2_001;
  stale.add(undefined);
  await makeSitemap(siteUrl, '1');
  expect(locations(await makeSitemap(siteUrl, null))).toHaveLength(2);
});

test('while the backend fails for a part, the index has as many as the first one says', async () => {
  failsAt = '1000';
  expect(locations(await makeSitemap(siteUrl, null))).toHaveLength(3);
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
