import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 390, height: 844 } });

/** A page whose pictures are spread over many windows. */
const address = '/page/elements';

/** Sections of it whose pictures are all within the width of a phone. */
const sections = ['hero', 'team', 'counter', 'parallax', 'lastPosts', 'clients', 'gallery'];

/**
 * The pictures below an element that browsers fetch late, and how far down each is, in windows. A portrait beside a name
 * is as small as an icon.
 */
const latePictures = (page: Page, selector: string) =>
  page.evaluate(
    (within) =>
      [...document.querySelectorAll<HTMLImageElement>(`${within} img[loading=lazy]:not(figcaption img)`)].map(
        (image) => ({
          address: image.getAttribute('src'),
          windowsAway: (image.closest('.near-only') ?? image).getBoundingClientRect().top / window.innerHeight,
          isThere: image.complete && image.naturalWidth > 0,
          isRendered: image.checkVisibility({ contentVisibilityAuto: true }),
        }),
      ),
    selector,
  );

const html = (page: Page) => page.locator('html');

for (const path of ['/', '/about', address])
  test(`on ${path}, no picture far down is fetched before the page is used`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const far = (await latePictures(page, 'main')).filter(({ windowsAway }) => windowsAway > 2.5);
    expect(far.length).toBeGreaterThan(5);
    expect(far.filter(({ isThere }) => isThere)).toEqual([]);
    await expect(html(page)).not.toHaveAttribute('data-awake');
  });

test('who scrolls finds every picture, and what was seen once stays', async ({ page }) => {
  await page.goto(address);
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 40);
  await expect(html(page)).toHaveAttribute('data-awake', '');
  for (const type of sections)
    for (const box of await page.locator(`[data-section="${type}"] .near-only`).all())
      await box.scrollIntoViewIfNeeded();
  const seen = async () =>
    (await Promise.all(sections.map((type) => latePictures(page, `[data-section="${type}"]`)))).flat();
  await expect.poll(async () => (await seen()).filter(({ isThere }) => !isThere)).toEqual([]);
  // For the way back, and for who prints or photographs the whole page.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect((await seen()).length).toBeGreaterThan(20);
  expect((await seen()).filter(({ isRendered }) => !isRendered)).toEqual([]);
});

for (const width of [390, 768, 1440])
  test(`at ${width} px, boxes that are not rendered have the size that they have with their pictures`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const sizes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.near-only')].map((box) => {
          const { width: across, height } = box.getBoundingClientRect();
          return `${box.className} ${Math.round(across)} × ${Math.round(height)}`;
        }),
      );
    const before = await sizes();
    await page.evaluate(() => {
      document.documentElement.dataset.awake = '';
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForLoadState('networkidle');
    expect(before.length).toBeGreaterThan(20);
    expect(await sizes()).toEqual(before);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser alone decides which pictures it fetches', async ({ page }) => {
    await page.goto(address);
    const boxes = page.locator('.near-only');
    expect(await boxes.count()).toBeGreaterThan(20);
    for (const box of await boxes.all()) await expect(box).toHaveCSS('content-visibility', 'visible');
  });
});
