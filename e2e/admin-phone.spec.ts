import { expect, test, type Page } from '@playwright/test';

import { stored } from './support/forms-backend';
import { adminToken, backendUrl } from './support/stack';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(async ({ context }) => {
  await context.addCookies([
    { name: 'payload-token', value: adminToken, url: backendUrl },
    { name: 'payload-lng', value: 'tr', url: backendUrl },
  ]);
});

/** Opens a view of the admin, whose head must fit, with every control of it within reach of a finger. */
async function expectFits(page: Page, path: string): Promise<void> {
  await page.goto(backendUrl + path);
  const head = page.locator('.app-header');
  await expect(head.getByRole('navigation')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft([path, width]).toEqual([path, 390]);
  const covered = await head.locator('a:visible, button:visible').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !hit || !control.contains(hit);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );
  expect.soft([path, covered]).toEqual([path, []]);
}

test('on a phone the account fits the window, and the search is not covered', async ({ page }) => {
  await expectFits(page, '/admin/account');
  await page.locator('.app-header').getByRole('button', { name: 'Her yerde ara' }).tap();
  await expect(page.getByRole('dialog', { name: 'Her yerde ara' })).toBeVisible();
});

test('on a phone a page with a long title and its versions fit, and lead back to the list', async ({ page }) => {
  // One of the demo's: other tests delete their own meanwhile.
  const [longest] = await stored('pages', 'pageKey', 'beton-onarim-ve-guclendirme');
  const path = `/admin/collections/pages/${longest?.id}`;
  await expectFits(page, `${path}/versions`);
  await expectFits(page, path);
  await page.locator('.app-header').getByRole('link', { name: 'Sayfalar' }).tap();
  await expect(page).toHaveURL(/\/admin\/collections\/pages(\?|$)/);
});
