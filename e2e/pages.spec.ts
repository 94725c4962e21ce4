import { expect, type Page, test } from '@playwright/test';

import { siteUrl } from './support/stack';

test('the home page shows its heroes in ascending order, then the carousels', async ({ page }) => {
  await page.goto('/');
  const sections = page.locator('main > section');
  await expect(sections.nth(0)).toHaveAttribute('data-section', 'hero');
  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yerin altında 118 kilometre');
  expect(headings).toEqual([
    'Viyadüğün yükü, görünmeyen 24 metrede',
    'Suyu 3 Lugeon’un altında tutmak',
    'Teknoloji ve Uygulamalar',
    'Referanslar',
  ]);
});

test('a carousel lists the visible pages of its category with links to them', async ({ page }) => {
  await page.goto('/');
  const technologies = page.getByRole('region', { name: 'Teknoloji ve Uygulamalar' });
  await expect(technologies.getByRole('listitem')).toHaveCount(8);
  await expect(technologies.getByRole('link', { name: 'Jet Grout' })).toHaveAttribute('href', '/page/jet-grout');
});

test('a hero’s caption links to another page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Temel ve zemin işleri' }).click();
  await expect(page).toHaveURL(`${siteUrl}/page/hizmetlerimiz`);
});

for (const [path, title, canonical] of [
  ['/', 'Geoteknik, Tünel ve Su Yalıtımı - Kemerkaya Mühendislik', '/'],
  ['/page/jet-grout?utm_source=x', 'Jet Grout - Kemerkaya Mühendislik', '/page/jet-grout'],
  ['/en/page/jet-grout', 'Jet Grouting - Kemerkaya Engineering', '/en/page/jet-grout'],
] as const) {
  test(`${path} has its title, canonical address and description`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const href = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(href ?? '').href).toBe(siteUrl + canonical);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
  });
}

test('header and footer show the site’s data', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const contact = page.getByRole('complementary', { name: 'İletişim bilgileri' });
  await expect(contact).toContainText('Geoteknik · Tünel · Su yalıtımı');
  await expect(contact.getByRole('link', { name: '0 (312) 000 19 87' })).toHaveAttribute('href', 'tel:+903120001987');
  await expect(page.getByRole('banner').getByRole('link', { name: /anasayfa/ })).toHaveAttribute('href', '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Kemerkaya Mühendislik İnşaat`);
  await expect(footer.getByRole('link', { name: /anasayfa/ })).toHaveAttribute('href', '/');
});

/** The steps of the breadcrumb, each with its link. */
const wayOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Sayfa yolu' })
    .getByRole('listitem')
    .evaluateAll((steps) =>
      steps.map((step) => [step.textContent, step.querySelector('a')?.getAttribute('href')].filter(Boolean).join(' ')),
    );

test('the slashes of the breadcrumb are not read aloud', async ({ page }) => {
  await page.goto('/page/ekibimiz');
  const step = page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('listitem').nth(1);
  const slash = await step.evaluate((element) => getComputedStyle(element, '::before').content);
  // The text after the second slash is what a screen reader says.
  expect(slash).toBe('"/" / ""');
});

test('the menu marks the page and its ancestors', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/page/ekibimiz');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await expect(menu.locator('a[aria-current=page]')).toHaveText('Ekibimiz');
  await expect(menu.locator('a[aria-current=true]')).toHaveText(['Kurumsal']);
  await expect(menu.getByRole('link', { name: 'Ekibimiz' })).toBeHidden();
});

const technologies = {
  'puskurtme-beton': [],
  'jet-grout': ['Zemin ve Temel'],
  'mini-kazik': ['Zemin ve Temel /page/jet-grout'],
  'zemin-ankraji': ['Zemin ve Temel /page/jet-grout'],
  enjeksiyon: [],
  'su-yalitimi-membran': [],
  'beton-onarim-ve-guclendirme': [],
  'tunel-izleme-ve-olcum': [],
};

for (const [key, between] of Object.entries(technologies)) {
  test(`‘Teknoloji ve Uygulamalar’ is marked for ${key} and is in its breadcrumb`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/page/${key}`);
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    const root = menu.locator('> ul > li').filter({ hasText: 'Teknoloji ve Uygulamalar' });
    await expect(root.locator('> a')).toHaveAttribute('aria-current', /page|true/);
    await expect(root.locator(`a[href="/page/${key}"]`).last()).toHaveAttribute('aria-current', 'page');
    await expect(menu.locator('> ul > li > a[aria-current]')).toHaveText(['Hizmetlerimiz', 'Teknoloji ve Uygulamalar']);
    const first = key === 'puskurtme-beton' ? '' : ' /page/puskurtme-beton';
    expect((await wayOf(page)).slice(0, -1)).toEqual(['Anasayfa /', `Teknoloji ve Uygulamalar${first}`, ...between]);
  });
}

for (const [path, expected] of [
  ['/reference/baraj-projeleri', ['Referanslar /reference/metro-projeleri', 'Barajlar']],
  ['/reference/metro-projeleri', ['Referanslar', 'Metro Projeleri']],
  [
    '/page/yeldere-baraji-perde-enjeksiyonu',
    [
      'Referanslar /reference/metro-projeleri',
      'Barajlar /reference/baraj-projeleri',
      'Yeldere Barajı Perde Enjeksiyonu',
    ],
  ],
] as const) {
  test(`the breadcrumb of ${path} contains the references, on the page and in the structured data`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await wayOf(page)).toEqual(['Anasayfa /', ...expected]);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const graph = JSON.parse(data ?? '') as { '@graph': { '@type': string; itemListElement?: { name: string }[] }[] };
    const steps = graph['@graph'].find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
    const linked = expected.filter((step, index) => step.includes(' /') || index === expected.length - 1);
    expect(steps.map(({ name }) => name)).toEqual(['Anasayfa', ...linked.map((step) => step.replace(/ \/.*/, ''))]);
  });
}

test.describe('without JavaScript on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu opens and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeHidden();
    await page.locator('summary').first().click();
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Jet Grout' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jet Grout');
  });
});

test('the first Tab focuses the skip link, which moves the focus to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a page without a translation is shown in Turkish under /en, with a notice and lang="tr"', async ({ page }) => {
  const response = await page.goto('/en/page/mini-kazik');
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mini Kazık');
  const notice = page.getByText('This page has not been translated yet. Its content is in Turkish.');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Mini Kazık - Kemerkaya Mühendislik');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}/page/mini-kazik`);
  await page.goto('/en/page/jet-grout');
  await expect(notice).toHaveCount(0);
});

for (const [from, to] of [
  ['/tr', '/'],
  ['/tr/about', '/about'],
  ['/about/', '/about'],
] as const) {
  test(`${from} redirects permanently to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location ?? '', siteUrl).pathname).toBe(to);
  });
}

for (const width of [992, 1024, 1199]) {
  test(`no page is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    for (const path of ['/', '/about', '/en/about', '/contact', '/page/elements', '/reference/metro-projeleri']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  });
}
