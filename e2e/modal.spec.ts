import { expect, test, type Page } from '@playwright/test';

import { barriers } from './support/barriers';
import { watchPage } from './support/watch-page';

test.use({ baseURL: process.env.E2E_GALLERY_URL, reducedMotion: 'reduce' });

const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 600 },
]) {
  test(`at ${viewport.width} px a long dialog scrolls with the keyboard and keeps its close button in view`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { complaints } = await watchPage(page);
    await page.goto('/gallery/ui/modal', { waitUntil: 'networkidle' });
    await opener(page, 'Uzun olanı aç').click();
    const long = dialog(page, /^Muvaffakiyet/);
    await expect(long).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    // A click on the dialog element itself counts as a click on the backdrop, so the dialog must have no padding.
    await expect(long).toHaveCSS('padding', '0px');
    const box = await long.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.height).toBeLessThanOrEqual(viewport.height);
    await page.keyboard.press('End');
    await expect.poll(() => long.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(long.getByRole('button', { name: 'Kapat' })).toBeInViewport({ ratio: 1 });
    await long.getByRole('button', { name: 'Kapat' }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(opener(page, 'Uzun olanı aç')).toBeFocused();
    expect(complaints).toEqual([]);
  });
}

test('nested dialogs close one at a time, and each returns the focus', async ({ page }) => {
  await page.goto('/gallery/ui/modal', { waitUntil: 'networkidle' });
  await opener(page, 'İç içe olanı aç').click();
  await dialog(page, 'Dıştaki').getByRole('button', { name: 'İçtekini aç' }).click();
  await expect(dialog(page, 'İçteki')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'İçteki')).toBeHidden();
  await expect(dialog(page, 'Dıştaki')).toBeVisible();
  await expect(opener(page, 'İçtekini aç')).toBeFocused();
  // Open it again. A click on the backdrop closes the inner dialog only.
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'İçteki')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page, 'İçteki')).toBeHidden();
  await expect(dialog(page, 'Dıştaki')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(opener(page, 'İç içe olanı aç')).toBeFocused();
});

test('a route change closes the dialog, and opening and closing dispatch events', async ({ page }) => {
  await page.goto('/gallery/ui/modal', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const scope = window as unknown as { heard: string[] };
    scope.heard = [];
    for (const name of ['site:modal-open', 'site:modal-close']) addEventListener(name, () => scope.heard.push(name));
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await opener(page, 'Aç').click();
  await expect(dialog(page, 'Geoteknik Günleri')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('site:route-change')));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect.poll(heard).toEqual(['site:modal-open', 'site:modal-close']);
});
