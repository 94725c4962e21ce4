import { expect, test } from '@playwright/test';

import { answered } from './support/answered';
import { watchPage } from './support/watch-page';

const absent = [
  '/404',
  '/500',
  '/_not-found',
  '/page/boyle-bir-sayfa-yok',
  '/boyle/bir/adres',
  '/xx',
  '/page/akcakum-tank-sahasi-zemin-iyilestirme',
];

for (const path of absent) {
  test(`${path}: the not-found page is in the server’s HTML, with status 404`, async ({ request }) => {
    const response = await answered(() => request.get(path));
    const html = await response.text();
    expect(response.status()).toBe(404);
    for (const text of ['Ooops!', '404', 'Sayfa bulunamadı!', 'Anasayfaya Git']) expect(html).toContain(text);
    expect(html).toContain('<title>Sayfa Bulunamadı - Kemerkaya Mühendislik</title>');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });
}

test('the not-found page stays after hydration, and its button leads to the home page', async ({ page }) => {
  const { complaints } = await watchPage(page);
  await page.goto('/page/boyle-bir-sayfa-yok', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayfa bulunamadı!');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
  await page.getByRole('link', { name: 'Anasayfaya Git' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yerin altında 118 kilometre');
});

test('the not-found page is in English under /en', async ({ request }) => {
  const html = await (await answered(() => request.get('/en/page/no-such-page'))).text();
  expect(html).toContain('Page not found!');
  expect(html).toContain('<html lang="en"');
});

for (const path of [
  '/page/%',
  '/page/%2e%2e%2fadmin',
  '/page/a%00b',
  '/page/<script>',
  `/page/${'a'.repeat(2000)}`,
  '/page/K%C3%B6pr%C3%BC',
  '/page/a/b',
  '/page/constructor',
  '/media',
  '/en/en',
  '/page/jet-grout%20',
]) {
  test(`bad input ${path.slice(0, 40)} never causes a 5xx`, async ({ request }) => {
    const response = await answered(() => request.get(path));
    expect([400, 404]).toContain(response.status());
  });
}
