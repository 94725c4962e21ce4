import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 390, height: 844 } });

/** A page whose pictures are spread over many windows. */
const address = '/page/elements';

/** Sections of it whose pictures are all within the width of a phone. */
const sections = ['hero', 'team', 'counter', 'parallax', 'lastPosts', 'clients', 'gallery'];

/** The pictures below an element that browsers fetch late, and how far down each is, in windows. */
const latePictures = (page: Page, selector: string) =>
  page.evaluate(
    (within) =>
      [...document.querySelectorAll<HTMLImageElement>(`${within} .near-only img`)].map((image) => ({
        address: image.currentSrc,
        windowsAway: (image.closest('.near-only') ?? image).getBoundingClientRect().top / window.innerHeight,
        isThere: image.complete && image.naturalWidth > 0,
        isRendered: image.checkVisibility({ contentVisibilityAuto: true }),
      })),
    selector,
  );

for (const path of ['/', '/about', address])
  test(`on ${path}, no picture far down is fetched before somebody scrolls`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const far = (await latePictures(page, 'main')).filter(({ windowsAway }) => windowsAway > 2.5);
    expect(far.length).toBeGreaterThan(5);
    expect(far.filter(({ isThere }) => isThere)).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  });

test('who scrolls finds every picture, and what was seen once stays', async ({ page }) => {
  await page.goto(address);
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 40);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
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

test('boxes of pictures that are not rendered have the size that they have with them', async ({ page }) => {
  await page.goto(address);
  const sizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.near-only')].map((box) => {
        const { width, height } = box.getBoundingClientRect();
        return `${box.className} ${Math.round(width)} × ${Math.round(height)}`;
      }),
    );
  const before = await sizes();
  await page.evaluate(() => {
    document.documentElement.dataset.scrolled = '';
  });
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
