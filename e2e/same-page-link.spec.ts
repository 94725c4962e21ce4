import { expect, test, type Page } from '@playwright/test';

import { watchPage } from './support/watch-page';
import { addLinkToItself, isMarked, menuOf, open, wasCovered, watchCover } from './support/route-change';

test.use({ viewport: { width: 1440, height: 900 } });

/** The scroll position after two frames, when the change has been drawn. */
const heightAfterFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))),
  );

for (const [name, path, link] of [
  ['the logo', '/', (page: Page) => page.getByRole('banner').getByRole('link', { name: /anasayfa/ })],
  ['the active menu item', '/contact', (page: Page) => menuOf(page).getByRole('link', { name: 'İletişim' })],
  ['the footer', '/page/kariyer', (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Kariyer' })],
  [
    'its breadcrumb',
    '/page/hizmetlerimiz?from=mail',
    (page: Page) => page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link', { name: 'bu sayfa' }),
  ],
] as const) {
  for (const way of ['click', 'Enter'] as const) {
    test(`a link in ${name} to the current page, by ${way}, scrolls to the top at once, without an overlay`, async ({
      page,
    }) => {
      const { complaints } = await watchPage(page);
      await open(page, path);
      await addLinkToItself(page);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await watchCover(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      if (way === 'click') await link(page).dispatchEvent('click');
      else await link(page).press('Enter');
      expect(await heightAfterFrames(page)).toBe(0);
      await expect(page.locator('main')).toBeFocused();
      expect(await wasCovered(page)).toBe(false);
      expect(requests.filter((url) => url.includes('_rsc'))).toEqual([]);
      expect(await isMarked(page)).toBe(true);
      await expect(page).toHaveURL(path);
      expect(complaints).toEqual([]);
    });
  }
}

test('a link to the page whose address has the query of a mailing shows no overlay, and back restores the query', async ({
  page,
}) => {
  await open(page, '/?utm_source=mail');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await watchCover(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /anasayfa/ })
    .dispatchEvent('click');
  expect(await heightAfterFrames(page)).toBe(0);
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL('/?utm_source=mail');
  expect(await wasCovered(page)).toBe(false);
  expect(await isMarked(page)).toBe(true);
});

test('a link to the search without a query leads to another page', async ({ page }) => {
  await open(page, '/ara?q=baraj');
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('a'), { href: '/ara', textContent: 'yeni' }));
  });
  await watchCover(page);
  await page.getByRole('link', { name: 'yeni' }).click();
  await expect(page).toHaveURL(/\/ara$/);
  expect(await wasCovered(page)).toBe(true);
});

test('a link to the current page scrolls to the top during a smooth scroll', async ({ page }) => {
  await open(page, '/page/kariyer');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  for (let time = 0; time < 5; time += 1) {
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'smooth' }));
    await page.waitForFunction(() => scrollY > 450);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kariyer' }).dispatchEvent('click');
    expect(await heightAfterFrames(page)).toBe(0);
  }
});

test('on a phone a link to the current page closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.locator('header summary').first().click();
  await watchCover(page);
  await menuOf(page).getByRole('link', { name: 'İletişim' }).click();
  await expect(menuOf(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  expect(await wasCovered(page)).toBe(false);
});

/** Where the browser scrolls to smoothly. Another test covers clicks during the scroll. */
async function openAtReferences(page: Page) {
  await open(page, '/about#references');
  const top = () => page.locator('#references').evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await expect.poll(top).toBe(112);
  return page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' });
}

test('a link to the current page removes the fragment from the address, and back restores it', async ({ page }) => {
  const link = await openAtReferences(page);
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(/\/about$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/#references$/);
  await expect(page.locator('#references')).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
});

test('back restores the position on a device too slow for a frame in between', async ({ page }) => {
  const link = await openAtReferences(page);
  await page.evaluate(() => {
    const frames: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => frames.push(callback);
    addEventListener('draw', () => frames.splice(0).forEach((callback) => callback(performance.now())));
  });
  await link.dispatchEvent('click');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('#references')).toBeInViewport();
  await page.evaluate(() => dispatchEvent(new Event('draw')));
  await expect(page.locator('#references')).toBeInViewport();
});
