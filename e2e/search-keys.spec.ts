import { expect, test } from '@playwright/test';

test('opened from within the site, the search field has the focus and keeps it', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('complementary').getByRole('link', { name: 'Ara', exact: true }).click();
  await expect(page).toHaveURL(/\/ara$/);
  const field = page.getByRole('searchbox', { name: 'Sitede ara' });
  await expect(field).toBeVisible();
  await expect(page.getByText('Yükleniyor', { exact: true })).toHaveCount(0);
  await page.keyboard.type('ankraj');
  await expect(field).toHaveValue('ankraj');
});

test('with the keyboard, the search field is focused first, then its button, then the results', async ({ page }) => {
  await page.goto('/ara');
  await expect(page.getByRole('searchbox', { name: 'Sitede ara' })).toBeFocused();
  await page.keyboard.type('ankraj');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=ankraj/);
  await page.getByRole('searchbox', { name: 'Sitede ara' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: 'Ara' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link')).toBeFocused();
});
