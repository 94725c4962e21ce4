import { expect, test, type Page, type Route } from '@playwright/test';

import { chooseConsent } from './support/consent';
import { siteUrl } from './support/stack';
import { watchPage } from './support/watch-page';

/** Keeps the site's scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

test('a button pressed before its script is there does its work as soon as it is, and once', async ({ page }) => {
  const { complaints } = await watchPage(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/page/hizmetlerimiz', { waitUntil: 'commit' });
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await letScriptsCome();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab').nth(0).click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  expect(complaints).toEqual([]);
});

test('the map that was asked for too early is shown', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Map</h1>' }),
  );
  const letScriptsCome = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  await letScriptsCome();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Map' })).toBeVisible();
});
