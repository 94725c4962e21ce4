import { expect, test } from '@playwright/test';

import { allBarriers } from './support/barriers';
import { Editor, pageDraft } from './support/editor';
import { firstResult } from './support/search';
import { backendUrl } from './support/stack';
import { watchPage } from './support/watch-page';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`search with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a visitor searches and opens a result', async ({ page }) => {
      await page.goto('/ara');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arama');
      await page.getByRole('searchbox', { name: 'Sitede ara' }).fill('kopru');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/ara\?q=kopru$/);
      await expect(page.getByRole('main').getByRole('status')).toContainText('“kopru” için');
      const first = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('mark') })
        .first();
      await expect(first.getByRole('heading', { level: 3 })).toContainText('Söğütlü Demiryolu Köprüsü');
      await first.getByRole('link').click();
      await expect(page).toHaveURL(/\/page\/sogutlu-demiryolu-koprusu$/);
    });
  });
}

for (const [address, result] of [
  ['/ara?q=köprüsü', '/page/sogutlu-demiryolu-koprusu'],
  ['/ara?q=KÖPRÜSÜ', '/page/sogutlu-demiryolu-koprusu'],
  ['/ara?q=sogutlu', '/page/sogutlu-demiryolu-koprusu'],
  ['/ara?q=sögutlü', '/page/sogutlu-demiryolu-koprusu'],
  ['/ara?q=söğtülü', '/page/sogutlu-demiryolu-koprusu'],
  ['/ara?q=jet%20gruot', '/page/jet-grout'],
  ['/ara?q=su%20yalıtımı', '/page/su-yalitimi-membran'],
  ['/ara?q=püskürtme%20betonu', '/page/puskurtme-beton'],
  ['/ara?q=barajlarda', '/reference/baraj-projeleri'],
  ['/ara?q=metro%20projeleri', '/reference/metro-projeleri'],
  ['/ara?q=sss', '/page/sik-sorulan-sorular'],
  ['/ara?q=jetgrout', '/page/jet-grout'],
  ['/ara?q=telefon', '/contact'],
  ['/en/search?q=dams', '/en/reference/baraj-projeleri'],
  ['/en/search?q=careers', '/en/page/kariyer'],
  ['/en/search?q=shotcrete', '/en/page/puskurtme-beton'],
] as const) {
  test(`${decodeURI(address)} finds ${result} first`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(firstResult(await response.text())).toBe(result);
  });
}

for (const [address, kind] of [
  ['/ara?q=jet%20grout', 'Hizmet'],
  ['/ara?q=barajlar', 'Kategori'],
  ['/ara?q=lodos%20otel', 'Proje'],
  ['/ara?q=genç%20mühendis%20programı', 'Haber'],
  ['/ara?q=ekibimiz', 'Kurumsal'],
  ['/ara?q=kvkk', 'Yasal'],
  ['/en/search?q=ortaova', 'Project · Turkish'],
] as const) {
  test(`${decodeURI(address)} marks a result as ${kind}`, async ({ page }) => {
    await page.goto(address);
    const results = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(results.filter({ hasText: kind }).first()).toBeVisible();
    const others = results.filter({ hasNot: page.locator('a[href="/"]') });
    await expect(others.filter({ hasText: 'Anasayfa' })).toHaveCount(0);
  });
}

test('search results are noindex, the empty search is not; both have the canonical address, and results are not cached', async ({
  request,
}) => {
  const response = await request.get('/ara?q=tünel&page=2');
  const html = await response.text();
  expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/ara"/);
  expect(html).toMatch(/<title>Arama: tünel - Sayfa 2 \/ \d+ - Kemerkaya Mühendislik<\/title>/);
  expect(response.headers()['cache-control']).toContain('no-store');
  const empty = await (await request.get('/en/search')).text();
  expect(empty).toMatch(/<link rel="canonical" href="[^"?]+\/en\/search"/);
  expect(empty).not.toContain('noindex');
});

test('search addresses of the other language redirect to the right one', async ({ request }) => {
  for (const [address, location] of [
    ['/search?q=a', '/ara?q=a'],
    ['/en/ara?q=a', '/en/search?q=a'],
  ] as const) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, location]);
  }
});

test('the query is shown as escaped text', async ({ page }) => {
  const { complaints } = await watchPage(page);
  for (const query of ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</title><h1>x', "' OR 1=1 --"]) {
    await page.goto(`/ara?q=${encodeURIComponent(query)}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('searchbox', { name: 'Sitede ara' }).first()).toHaveValue(query);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arama');
  }
  expect(complaints).toEqual([]);
});

for (const query of [
  'q=%00',
  'q=%ff',
  `q=${'a'.repeat(2000)}`,
  'q=a&q=b',
  'q=jet&page=-1',
  'q=jet&page=99999',
  'q[]=a',
]) {
  test(`bad input ${query.slice(0, 30)} answers 200`, async ({ request }) => {
    expect((await request.get(`/ara?${query}`)).status()).toBe(200);
  });
}

test('a search without results says so and suggests pages', async ({ page }) => {
  await page.goto('/ara?q=zzzzqqqq');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    '“zzzzqqqq” için sonuç bulunamadı',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Hakkımızda' }).first()).toBeVisible();
});

test('search results have pages', async ({ page }) => {
  await page.goto('/ara?q=proje');
  const first = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  expect(first).toHaveLength(10);
  await page.getByRole('link', { name: 'Sonraki sonuçlar' }).click();
  await expect(page).toHaveURL(/q=proje&page=2$/);
  await expect(page).toHaveTitle(/^Arama: proje - Sayfa 2 \/ \d/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/ - Sayfa 2 \/ \d+$/);
  const second = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await expect(page.getByRole('link', { name: 'Önceki sonuçlar' })).toBeVisible();
});

test('an old link to a page of results that there is no more leads to the last one', async ({ page }) => {
  await page.goto('/ara?q=proje&page=99');
  await expect(page).toHaveURL(/q=proje&page=\d$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sonraki sonuçlar' })).toHaveCount(0);
});

test('the search finds only public pages, as soon as they are published', async ({ request }) => {
  const editor = new Editor(request);
  const found = async (query: string) => {
    const response = await request.get(`${backendUrl}/api/SearchPages?query=${query}`);
    return ((await response.json()) as { data: { results: { pageKey: string }[] } }).data.results.map(
      ({ pageKey }) => pageKey,
    );
  };
  const draft = pageDraft('gizemli', 'Kuvarsit gözlemevi');
  const id = await editor.createPage({ ...draft, _status: 'draft' });
  expect(await found('kuvarsit')).toEqual([]);
  await editor.updatePage(id, { ...draft, _status: 'published' });
  await expect.poll(() => found('kuvarsit')).toEqual(['gizemli']);
  await editor.updatePage(id, { title: 'Obsidiyen' }, '?draft=true');
  expect(await found('obsidiyen')).toEqual([]);
  await editor.updatePage(id, { isVisible: false, _status: 'published' });
  await expect.poll(() => found('kuvarsit')).toEqual([]);
  await editor.updatePage(id, { isVisible: true, _status: 'published' });
  await expect.poll(() => found('obsidiyen')).toEqual(['gizemli']);
  await editor.deletePage(id);
  await expect.poll(() => found('obsidiyen')).toEqual([]);
});

test('the English search finds a page without a translation, and marks it as Turkish', async ({ request }) => {
  const editor = new Editor(request);
  await editor.createPage({ ...pageDraft('cevirisiz', 'Çevirisiz perlitli sayfa'), _status: 'published' });
  const html = async () => (await request.get('/en/search?q=perlitli')).text();
  await expect.poll(html).toMatch(/<h3 lang="tr"><a href="\/en\/page\/cevirisiz"/);
});

for (const width of [390, 1440]) {
  test(`the search has no accessibility violations or horizontal scrolling at ${width} px`, async ({ page }) => {
    const { complaints } = await watchPage(page);
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/ara', '/ara?q=tünel', '/ara?q=zzzzqqqq', '/en/search?q=tunnel']) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await allBarriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(complaints).toEqual([]);
  });
}
