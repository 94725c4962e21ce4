import { expect, test } from '@playwright/test';

import { chooseConsent } from './support/consent';
import { siteUrl } from './support/stack';
import { layoutShifts, watchPage } from './support/watch-page';

/** Every component has an example on the demo site (docs/decisions/0027). */

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: true, media: false }));

for (const width of [390, 1440]) {
  test(`at ${width} px the site day counts down and passes the number of guests to the contact form`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { complaints } = await watchPage(page);
    await page.goto('/page/saha-gunu');
    const visit = page.locator('[data-section=siteVisit]');
    const timer = visit.getByRole('timer', { name: 'Geri sayım' });
    // On the day itself, the section shows this sentence instead of the timer.
    await expect(timer.or(visit.getByText('You are good to go!'))).toBeVisible();
    const guests = visit.getByRole('group', { name: 'Kaç kişi geleceksiniz?' });
    await guests.getByRole('button', { name: 'Artır' }).click();
    await expect(guests.getByRole('status')).toHaveText('2');
    expect(await layoutShifts(page)).toEqual([]);
    await visit.getByRole('link', { name: 'Kayıt için yazın' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('textbox', { name: 'Konu' })).toHaveValue(
      /^Açılmış kolonun yanında durun, \d+ \S+ \d{4}$/,
    );
    await expect(page.getByRole('textbox', { name: 'Mesaj' })).toHaveValue('Saha gününe 2 kişi katılmak istiyoruz.');
    expect(complaints).toEqual([]);
  });
}

test('the styles of the site day are loaded on its page only', async ({ request }) => {
  const hrefs = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<link[^>]* href="([^"]+\.css)"/g)].map(([, href]) => href);
  const texts = async (path: string) =>
    (await Promise.all((await hrefs(path)).map(async (href) => (await request.get(href ?? '')).text()))).join('\n');
  // The countdown's units are in a grid of four columns, which this pattern identifies.
  const clock = /minmax\(min-content,\s*1\.5fr\)/;
  expect(await texts('/page/saha-gunu')).toMatch(clock);
  expect(await texts('/page/kariyer')).not.toMatch(clock);
  expect(await texts('/')).not.toMatch(clock);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the site day shows its date, links to the form and has no buttons', async ({ page }) => {
    await page.goto('/en/page/saha-gunu');
    const visit = page.locator('[data-section=siteVisit]');
    await expect(visit.locator('time')).toBeVisible();
    await expect(visit.getByRole('link', { name: 'Write to register' })).toHaveAttribute('href', '/en/contact');
    await expect(visit.getByRole('button')).toHaveCount(0);
  });
});

test('the company film has captions in both languages', async ({ page, request }) => {
  await page.goto('/about');
  const cover = page.getByRole('link', { name: /Filmi izle/ });
  await expect(cover).toHaveAttribute('aria-haspopup', 'dialog');
  await cover.click();
  const tracks = page.locator('dialog track');
  await expect(tracks).toHaveCount(2);
  expect(await tracks.evaluateAll((all) => all.map((track) => track.getAttribute('label')))).toEqual([
    'Türkçe',
    'English',
  ]);
  for (const track of await tracks.all()) {
    const answer = await request.get((await track.getAttribute('src')) ?? '');
    expect(answer.headers()['content-type']).toContain('text/vtt');
    expect(await answer.text()).toMatch(/^WEBVTT[\s\S]*-->/);
  }
});

test('a YouTube film loads nothing from YouTube before the visitor starts it', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
  });
  await page.goto('/page/elements');
  const cover = page.locator('[data-section=about]').getByRole('link', { name: /Filmi izle/ });
  await expect(cover).toHaveAttribute('aria-haspopup', 'dialog');
  await cover.click();
  await expect(page.getByRole('dialog').getByText('YouTube').first()).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('dialog').getByRole('button').filter({ hasNotText: 'Kapat' }).last().click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('the mega-menu’s picture loads when the menu opens', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await page.goto('/page/gizlilik', { waitUntil: 'networkidle' });
  const menu = page.getByRole('navigation').getByRole('listitem').filter({ hasText: 'Zemin ve Temel' }).first();
  const picture = menu.locator('img');
  await expect(picture).toHaveCount(1);
  const original = /^\/media\/w\d+(\/.+)$/.exec((await picture.getAttribute('src')) ?? '')?.[1] ?? '';
  expect(original).toMatch(/^\/./);
  expect(asked.filter((url) => url.includes(original))).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'Hizmetlerimiz' }).first().hover();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a category without pages shows that its projects are being prepared', async ({ page }) => {
  await page.goto('/reference/endustriyel-tesis-projeleri');
  await expect(page.getByText('Projelerimizi incelemeniz için özenle hazırlıyoruz.')).toBeVisible();
});

test('the footer links to the page of all elements', async ({ page }) => {
  await page.goto('/');
  const last = page.getByRole('contentinfo').getByRole('navigation', { name: 'Yasal' });
  await expect(last.getByRole('link', { name: 'Sayfa Bileşenleri' })).toHaveAttribute('href', '/page/elements');
});
