import { expect, test, type Page } from '@playwright/test';

import { watchPage } from './support/watch-page';
import { press, revocation } from './support/consent-banner';

/** Stubs the third-party map and returns the requests for it. */
async function stubMaps(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><h1>Map</h1>' });
  });
  return asked;
}

const map = (page: Page) => page.getByTitle('Harita (OpenStreetMap)');

test('the map follows the consent: it needs a click when rejected, loads when allowed, and is removed when revoked', async ({
  page,
}) => {
  const { complaints } = await watchPage(page);
  const asked = await stubMaps(page);
  await page.goto('/contact');
  await press(page, 'Reddet').click();
  await page.getByRole('link', { name: 'Haritada gör' }).click();
  await expect(page.getByRole('button', { name: 'Haritayı göster' })).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await revocation(page).click();
  await expect(page.getByRole('heading', { name: 'Çerez tercihleri' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Harita ve filmler' }).check();
  await press(page, 'Seçimimi kaydet').click();
  await expect(map(page)).toBeVisible();
  await expect(revocation(page)).toBeFocused();
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Haritada gör' }).click();
  await expect(map(page)).toBeInViewport();

  await revocation(page).click();
  await press(page, 'Reddet').click();
  await expect(map(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Haritayı göster' })).toBeVisible();
  expect(complaints).toEqual([]);
});
