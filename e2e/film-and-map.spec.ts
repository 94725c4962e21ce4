import { expect, test, type Page } from '@playwright/test';

import { chooseConsent } from './support/consent';
import { afterFrames } from './support/frames';
import { siteUrl } from './support/stack';
import { layoutShifts, watchPage } from './support/watch-page';

test.use({ viewport: { width: 1440, height: 900 } });

// Each test gives the consent that it needs. consent.spec.ts tests the banner.
test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

/** Collects the address of every request of a page. */
function watchRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** The backend adds a fingerprint to the file's name. */
const isFilm = (url: string) => /\/media\/(.*\/)?company-film[^/]*\.mp4$/.test(url);

const cover = (page: Page) => page.getByRole('link', { name: /Filmi izle/ });
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the film of the about page after hydration. */
async function openFilm(page: Page): Promise<void> {
  await watchPage(page);
  await page.goto('/about');
  await expect(cover(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await cover(page).click();
  await expect(dialog(page)).toBeVisible();
}

test('a film plays in a dialog, and nothing of it loads before the click', async ({ page }) => {
  const { complaints } = await watchPage(page);
  const requests = watchRequests(page);
  await page.goto('/about');
  await cover(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requests.filter(isFilm)).toEqual([]);
  const scripts = () => requests.filter((url) => url.endsWith('.js')).length;
  const scriptsBefore = scripts();
  await cover(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Bir delgi makinesi, üç mühendis ve bir şev');
  await expect
    .poll(() => page.locator('dialog video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(requests.some(isFilm)).toBe(true);
  expect(scripts()).toBeGreaterThan(scriptsBefore);
  expect(new Set(requests.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin)).size).toBe(1);
  expect(complaints).toEqual([]);
});

const ways: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a click outside': (page) => page.mouse.click(8, 450),
  'its button': (page) => dialog(page).getByRole('button', { name: 'Kapat' }).click(),
};

for (const [way, close] of Object.entries(ways)) {
  test(`the film closes with ${way} and returns the focus`, async ({ page }) => {
    await openFilm(page);
    await close(page);
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(cover(page)).toBeFocused();
  });
}

test('the page behind an open film neither scrolls nor shifts', async ({ page }) => {
  await openFilm(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(8, 450);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  await afterFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect(await layoutShifts(page)).toEqual([]);
});

test('only the contact page’s CSP allows a frame, for its map', async ({ request }) => {
  const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  expect(await policy('/')).not.toContain('frame-src');
  expect(await policy('/about')).not.toContain('frame-src');
  expect(await policy('/contact')).toContain('frame-src https://www.openstreetmap.org;');
});

for (const width of [1440, 390]) {
  test(`at ${width} px the map replaces its drawing after the click, without layout shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    // With reduced motion, the link to the map jumps instead of scrolling smoothly, so the test knows when it ends.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { complaints } = await watchPage(page);
    const asked: string[] = [];
    await page.route('https://www.openstreetmap.org/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><h1>Map</h1>' });
    });
    const requests = watchRequests(page);
    await page.goto('/contact');
    await page.getByRole('link', { name: 'Haritada gör' }).click();
    const area = page.locator('[data-frame]');
    await expect(area).toBeInViewport();
    await page.waitForLoadState('networkidle');
    const before = await area.boundingBox();
    expect(before?.height).toBe(600);
    expect(asked).toEqual([]);
    expect(new Set(requests.map((url) => new URL(url).origin)).size).toBe(1);
    await page.getByRole('button', { name: 'Haritayı göster' }).click();
    const frame = page.getByTitle('Harita (OpenStreetMap)');
    await expect(frame).toBeFocused();
    await expect(frame.contentFrame().getByRole('heading', { name: 'Map' })).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(await area.boundingBox()).toEqual(before);
    const way = page.getByRole('link', { name: 'Yol tarifi al' });
    await expect(way).toBeVisible();
    const link = await way.boundingBox();
    const box = await frame.boundingBox();
    expect(box).toMatchObject({ x: before?.x, width: before?.width });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe((before?.y ?? 0) + 600);
    expect(box?.y).toBeGreaterThanOrEqual((link?.y ?? 0) + (link?.height ?? 0));
    expect(box?.height).toBeGreaterThan(450);
    expect(await layoutShifts(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('on a phone held across, the map leaves room around it for a swipe that scrolls the page', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  await chooseConsent(context, siteUrl, { functional: false, media: false });
  const page = await context.newPage();
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  );
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Haritayı göster' }).tap();
  const box = await page.getByTitle('Harita (OpenStreetMap)').boundingBox();
  expect(box?.height).toBeLessThan(300);
  expect(box?.x).toBe(32);
  expect(box?.width).toBe(844 - 64);
  await context.close();
});

test('the map extends from the content’s left edge to the right edge of a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/contact');
  const box = await page.locator('[data-frame]').boundingBox();
  expect(box).toMatchObject({ x: 96, width: 1920 - 96, height: 600 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the film’s cover and the map’s card are working links', async ({ page, request }) => {
    await page.goto('/about');
    const film = await cover(page).getAttribute('href');
    expect((await request.get(film ?? '')).headers()['content-type']).toBe('video/mp4');
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: 'Yol tarifi al' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/directions\?/,
    );
    await expect(page.getByRole('button', { name: 'Haritayı göster' })).toBeHidden();
  });
});
