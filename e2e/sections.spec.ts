import { expect, test, type Locator, type Page } from '@playwright/test';

import { elements, section, sectionsOf, show, wide } from './support/section-page';

test.use({ viewport: wide });

test('a page shows its sections in ascending order, then its extra block', async ({ page }) => {
  await page.goto(elements);
  const types = sectionsOf('elements')
    .toSorted((a, b) => Number(a.order) - Number(b.order))
    .map(({ type }) => type)
    .filter((type) => type !== 'contactForm');
  const shown = page.locator('main > section');
  expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-section')))).toEqual([
    ...types,
    'fancyTextBox',
    'parallax',
  ]);
  await expect(shown.nth(-2).getByRole('heading', { level: 2 })).toHaveText('Ek veri bloğu');
});

test('an extra block of HTML follows the sections', async ({ page }) => {
  await page.goto('/page/beton-onarim-ve-guclendirme');
  const last = page.locator('main > section').last();
  await expect(last.getByRole('heading', { name: 'Acil hasar tespiti' })).toBeVisible();
  await expect(last.getByRole('link')).toHaveAttribute('href', 'tel:+903120001987');
  await expect(page.locator('main > section')).toHaveCount(sectionsOf('beton-onarim-ve-guclendirme').length + 1);
});

test('an extra block of one section follows the sections', async ({ page }) => {
  await page.goto('/page/puskurtme-beton');
  const last = page.locator('main > section').last();
  await expect(last.getByRole('heading', { level: 2 })).toHaveText('İlgili projeler');
  await expect(page.locator('main > section')).toHaveCount(sectionsOf('puskurtme-beton').length + 1);
});

test('the background picture of a section fills it, whatever the height of its content', async ({ page }) => {
  const tabs = await show(page, elements, 'tabList');
  const ground = tabs.locator(':scope > div > div > img').first();
  const box = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect());
  for (const tab of await tabs.getByRole('tab').all()) {
    await tab.click();
    const [around, picture] = [await box(tabs), await box(ground)];
    expect(picture.left).toBe(around.left);
    expect(picture.right).toBe(around.right);
    // The border at the top of the section is not covered.
    expect(picture.top - around.top).toBeLessThanOrEqual(1);
    expect(picture.bottom).toBeGreaterThanOrEqual(around.bottom);
  }
});

/** The distance of a parallax picture from its section's top, at several scroll positions. */
async function shifts(page: Page): Promise<number[]> {
  await page.goto('/page/jet-grout');
  const parallax = section(page, 'parallax');
  const measured: number[] = [];
  for (const share of [0.9, 0.5, 0.1]) {
    await parallax.evaluate((element, at) => {
      const { top } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight * at, behavior: 'instant' });
    }, share);
    measured.push(
      // The browser moves the picture asynchronously. It is at rest once it has not moved for ten frames.
      await parallax.evaluate(async (element) => {
        const shift = () => {
          const picture = element.querySelector('img')?.getBoundingClientRect();
          return Math.round((picture?.top ?? NaN) - element.getBoundingClientRect().top);
        };
        let last = NaN;
        for (let still = 0; still < 10; still = shift() === last ? still + 1 : 0) {
          last = shift();
          await new Promise(requestAnimationFrame);
        }
        return last;
      }),
    );
  }
  return measured;
}

test('a parallax picture moves within its frame while the page scrolls', async ({ page }) => {
  const [low = 0, middle = 0, high = 0] = await shifts(page);
  expect(middle).toBeGreaterThan(low);
  expect(high).toBeGreaterThan(middle);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a parallax picture does not move', async ({ page }) => {
    expect(new Set(await shifts(page)).size).toBe(1);
  });
});

test('client logos link to their addresses, in a new window only if the content says so', async ({ page }) => {
  const clients = await show(page, elements, 'clients');
  const links = clients.getByRole('link');
  await expect(links).toHaveCount(6);
  const outward = clients.getByRole('link', { name: 'Tünelbaşı Ortak Girişimi logosu (yeni pencerede açılır)' });
  await expect(outward).toHaveAttribute('href', 'https://example.com/');
  await expect(outward).toHaveAttribute('target', '_blank');
  await expect(outward).toHaveAttribute('rel', /noopener/);
  const inward = clients.getByRole('link', { name: 'Yedihat Ulaşım logosu' });
  await expect(inward).not.toHaveAttribute('target');
  await inward.click();
  await expect(page).toHaveURL(/\/reference\/metro-projeleri$/);
});
