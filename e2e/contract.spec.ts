import { expect, test } from '@playwright/test';

import { normalizeApplicationModel } from '@/lib/content/normalize-application-model';
import { normalizePage, normalizePageKeys } from '@/lib/content/normalize-page';
import type { ParseContext } from '@/lib/sections/parse-section';

import { languages } from './support/addresses';
import { seedModel, seedPages, type Json } from './support/seed';
import { backendUrl } from './support/stack';

const call = (name: string, query = '') => `${backendUrl}/api/${name}${query}`;

function contextWithLog() {
  const warnings: string[] = [];
  const context: ParseContext = {
    warn: (message) => warnings.push(message),
    sanitizeHtml: (html) => html,
    resolveLink: (href) => href,
    resolveMedia: (src) => src,
  };
  return { warnings, context };
}

/** Removes what may differ between the backend and the seed: file addresses, and metadata of pictures and films. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === 'string') return /^\/media\//.test(value) ? '(media)' : value;
  if (typeof value !== 'object' || value === null) return value;
  const added = ['blurDataURL', 'focal', 'portrait', 'square', 'duration', 'uploadedAt'];
  const entries = Object.entries(value).filter(([name]) => !added.includes(name));
  const rest = Object.fromEntries(entries.map(([name, entry]) => [name, comparable(entry)]));
  // A film without poster and captions may be written as its address alone.
  const isBareFilm = 'uploadedAt' in value && !rest.poster && JSON.stringify(rest.captions) === '[]';
  return isBareFilm ? rest.src : rest;
}

for (const seed of seedPages) {
  test(`GetPageData serves the seeded page ${String(seed.pageKey)} unchanged`, async ({ request }) => {
    const response = await request.get(call('GetPageData', `?pageKey=${String(seed.pageKey)}`));
    const { success, data } = (await response.json()) as { success: boolean; data: Json };
    expect([response.status(), success]).toEqual([200, true]);
    const { revision, updatedAt, isEditable, ...page } = data;
    expect(revision).toEqual(expect.stringMatching(/.+/));
    expect(new Date(String(updatedAt)).getTime()).toBeGreaterThan(0);
    expect(isEditable).toBe(false);
    const { updatedAt: _, ...written } = seed;
    expect(comparable(page)).toEqual(comparable(written));
    for (const language of languages) {
      const { warnings, context } = contextWithLog();
      expect(normalizePage(data, language, context)).toBeDefined();
      expect(warnings).toEqual([]);
    }
  });
}

test('GetApplicationModel serves the seeded model unchanged', async ({ request }) => {
  const { data } = (await (await request.get(call('GetApplicationModel'))).json()) as { data: Json };
  expect(comparable(data)).toEqual(comparable(seedModel));
  const { warnings, context } = contextWithLog();
  expect(normalizeApplicationModel(data, 'en', context)?.menu).toHaveLength(6);
  expect(warnings).toEqual([]);
});

for (const category of [
  'teknoloji_uygulama',
  'referanslar',
  'metro',
  'karayolu_demiryolu',
  'baraj',
  'otel_avm_konut',
  'endustri',
]) {
  test(`GetCategoryPages lists the pages of ${category}`, async ({ request }) => {
    const { data } = (await (await request.get(call('GetCategoryPages', `?category=${category}`))).json()) as {
      data: Json[];
    };
    const wanted = seedPages.filter(({ categories }) => (categories as string[]).includes(category));
    expect(data.map(({ pageKey }) => pageKey).sort()).toEqual(wanted.map(({ pageKey }) => pageKey).sort());
  });
}

test('GetPageKeys lists the visible pages with their languages', async ({ request }) => {
  const { data } = (await (await request.get(call('GetPageKeys'))).json()) as { data: unknown };
  const keys = normalizePageKeys(data) ?? [];
  const visible = seedPages.filter(({ isVisible }) => isVisible);
  expect(keys.map(({ pageKey }) => pageKey).sort()).toEqual(visible.map(({ pageKey }) => pageKey).sort());
  expect(keys.find(({ pageKey }) => pageKey === 'mini-kazik')?.languages).toEqual(['tr']);
  expect(keys.find(({ pageKey }) => pageKey === 'jet-grout')?.languages).toEqual(['tr', 'en']);
});

interface Part {
  data: { pageKey: string }[];
  total?: number;
  next?: string;
}

test('GetPageKeys gives every page once, part by part', async ({ request }) => {
  const read = async (query: string) => (await (await request.get(call('GetPageKeys', query))).json()) as Part;
  const all = await read('');
  expect([all.total, all.next]).toEqual([undefined, undefined]);
  const keys: string[] = [];
  let part = await read('?limit=20');
  for (;;) {
    expect(part.total).toBe(all.data.length);
    keys.push(...part.data.map(({ pageKey }) => pageKey));
    if (part.next === undefined) break;
    expect(part.data).toHaveLength(20);
    part = await read(`?limit=20&cursor=${part.next}`);
  }
  expect(keys.sort()).toEqual(all.data.map(({ pageKey }) => pageKey).sort());
});

test('GetCategoryPages gives a list page by page, in the order of the whole', async ({ request }) => {
  const read = async (query: string) =>
    (await (await request.get(call('GetCategoryPages', `?category=teknoloji_uygulama${query}`))).json()) as Part;
  const { data: all, total: none } = await read('');
  expect(none).toBeUndefined();
  const parts = await Promise.all([0, 3, 6].map((offset) => read(`&limit=3&offset=${offset}`)));
  expect(parts.flatMap(({ data }) => data)).toEqual(all);
  expect(parts.map(({ total }) => total)).toEqual([all.length, all.length, all.length]);
  expect(await read('&limit=3&offset=10000000')).toMatchObject({ data: [], total: all.length });
});

for (const [name, query, status] of [
  ['GetPageKeys', '?limit=0', 400],
  ['GetPageKeys', '?limit=1001', 400],
  ['GetPageKeys', '?limit=x', 400],
  ['GetPageKeys', '?limit=10&cursor=', 400],
  ['GetPageKeys', '?limit=10&cursor=0', 400],
  ['GetPageKeys', '?limit=10&cursor=-1', 400],
  ['GetPageKeys', `?limit=10&cursor=1 or 1`, 400],
  ['GetPageKeys', `?limit=10&cursor=${'9'.repeat(300)}`, 400],
  ['GetCategoryPages', '?category=metro&limit=101', 400],
  ['GetCategoryPages', '?category=metro&limit=10&offset=-1', 400],
  ['GetCategoryPages', '?category=metro&limit=10&offset=1e3', 400],
  ['GetCategoryPages', '?category=metro&limit=10&offset=999999999', 400],
  ['GetPageData', '?pageKey=yok', 404],
  ['GetPageData', '', 400],
  ['GetPageData', '?pageKey=', 400],
  ['GetPageData', `?pageKey=${'a'.repeat(3000)}`, 400],
  ['GetCategoryPages', '', 400],
  ['GetCategoryPages', '?category=yok', 400],
  ['GetCategoryPages', '?category=constructor', 400],
] as const) {
  test(`${name}${query.slice(0, 60)} answers ${status} with an error envelope`, async ({ request }) => {
    const response = await request.get(call(name, query));
    expect(response.status()).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, message: expect.stringMatching(/.+/) as unknown });
  });
}

test('Payload’s own API is closed to the public', async ({ request }) => {
  for (const path of ['pages', 'users', 'globals/navigation', 'globals/site-info', 'pages/versions']) {
    expect([401, 403, 404], path).toContain((await request.get(call(path))).status());
  }
});
