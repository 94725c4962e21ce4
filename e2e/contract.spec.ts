import { expect, test } from '@playwright/test';

import { normalizeApplicationModel } from '@/lib/content/normalize-application-model';
import { normalizePage, normalizePageKeys } from '@/lib/content/normalize-page';
import { languages } from '@/lib/i18n/languages';
import type { ParseContext } from '@/lib/sections/parse-section';

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

for (const [name, query, status] of [
  ['GetPageData', '?pageKey=yok', 404],
  ['GetPageData', '', 400],
  ['GetPageData', '?pageKey=', 400],
  ['GetPageData', `?pageKey=${'a'.repeat(3000)}`, 400],
  ['GetCategoryPages', '', 400],
  ['GetCategoryPages', '?category=yok', 400],
  ['GetCategoryPages', '?category=constructor', 400],
] as const) {
  test(`${name}${query.slice(0, 20)} answers ${status} with an error envelope`, async ({ request }) => {
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
