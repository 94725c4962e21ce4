import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { contentSecurityPolicy } from '@/lib/cache/content-security-policy.mjs';
import { sign } from '@/lib/webhook/revalidation';

import { Editor, pageDraft } from './support/editor';
import { startSiteCopy } from './support/own-site';
import { readDocument } from './support/read-head';
import { backendUrl, revalidateSecret, siteUrl } from './support/stack';

/** One of every kind of page. */
const kinds = [
  '/',
  '/en',
  '/about',
  '/contact',
  '/en/contact/sent',
  '/newsletter/pending',
  '/reference/baraj-projeleri',
  '/en/page/jet-grout',
  '/en/page/mini-kazik',
  '/page/haber-2025-isg-sonuclari',
  '/page/yok',
  '/en/nope',
  '/reference/yok',
];

/** A site whose pages are due after a second. */
let site: Awaited<ReturnType<typeof startSiteCopy>>;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startSiteCopy('regeneration', {
    BACKEND_URL: backendUrl,
    // What the build has made names it.
    SITE_URL: siteUrl,
    REVALIDATE_SECONDS: '1',
    REVALIDATE_SECRET: revalidateSecret,
  });
});

test.afterAll(() => site.stop());

const get = (request: APIRequestContext, path: string) => request.get(site.url + path);
const cacheOf = async (request: APIRequestContext, path: string) =>
  (await get(request, path)).headers()['x-nextjs-cache'];

/** Marks all that is cached as stale. What a build has made would else be due by the time that the build was told. */
async function markStale(request: APIRequestContext): Promise<void> {
  const [body, timestamp] = [JSON.stringify({ tags: ['content'], isFetched: true }), String(Date.now())];
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': timestamp,
    'x-signature': sign(revalidateSecret, timestamp, body),
  };
  const response = await request.post(`${site.url}/api/revalidate`, { data: Buffer.from(body), headers });
  expect(response.status()).toBe(200);
}

/** Visits a page until it was due, and then until its next copy is served. */
async function regenerate(request: APIRequestContext, path: string): Promise<void> {
  const options = { timeout: 20_000, intervals: [100] };
  await expect.poll(() => cacheOf(request, path), options).toMatch(/STALE|MISS/);
  await expect.poll(() => cacheOf(request, path), options).toBe('HIT');
}

async function visit(request: APIRequestContext, page: Page, path: string) {
  const response = await get(request, path);
  const html = await response.text();
  const policy = response.headers()['content-security-policy'];
  return {
    status: response.status(),
    hasOwnPolicy: policy === contentSecurityPolicy(html, [], false),
    document: await readDocument(page, html),
  };
}

for (const path of kinds) {
  test(`${path} says the same after two regenerations`, async ({ page, request }) => {
    const first = await visit(request, page, path);
    expect(first.document.title).not.toBe('');
    expect(first.hasOwnPolicy).toBe(true);
    await markStale(request);
    for (let times = 0; times < 2; times += 1) {
      await regenerate(request, path);
      expect(await visit(request, page, path)).toEqual(first);
    }
  });
}

test('a page published where a visitor found none can be found, and one that is gone says so', async ({
  page,
  request,
}) => {
  const path = '/page/eskiden-yoktu';
  expect((await get(request, path)).status()).toBe(404);
  const editor = new Editor(request);
  const id = await editor.createPage({ ...pageDraft('eskiden-yoktu', 'Eskiden yoktu'), _status: 'published' });
  await expect.poll(async () => (await get(request, path)).status(), { timeout: 20_000 }).toBe(200);
  const { document } = await visit(request, page, path);
  expect(document).toMatchObject({
    title: 'Eskiden yoktu - Kemerkaya Mühendislik',
    canonical: siteUrl + path,
    robots: [],
  });
  await editor.deletePage(id);
  await expect.poll(async () => (await get(request, path)).status(), { timeout: 20_000 }).toBe(404);
  await regenerate(request, path);
  expect((await visit(request, page, path)).document).toMatchObject({
    title: 'Sayfa Bulunamadı - Kemerkaya Mühendislik',
    robots: ['noindex'],
  });
});
