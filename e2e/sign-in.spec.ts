import { type BrowserContext, expect, test } from '@playwright/test';

import { adminToken, backendUrl, siteUrl } from './support/stack';

/** Signs in to the admin. */
test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'payload-token', value: adminToken, url: backendUrl, sameSite: 'Lax' }]);
});

const isEditing = async (context: BrowserContext) =>
  (await context.cookies(siteUrl)).some(({ name }) => name === 'edit-session');

test('a sign-in for the edit mode from another host name of this machine redirects to the site’s own address', async ({
  page,
  context,
}) => {
  const other = new URL(siteUrl);
  other.hostname = 'localhost';
  await page.goto(`${other.origin}/en/edit/about`);
  await expect(page).toHaveURL(`${siteUrl}/en/edit/about`);
  await expect(page.getByRole('button', { name: 'Leave edit mode' })).toBeVisible();
  expect(await isEditing(context)).toBe(true);
});

test('an invalid sign-in link shows a page of the site with a link to sign in again', async ({ page, context }) => {
  const response = await page.goto('/api/edit/enter?code=x&state=y&returnTo=/en/about');
  expect([response?.status(), response?.headers()['cache-control']]).toEqual([403, 'private, no-store']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This sign-in link is not valid');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await isEditing(context)).toBe(false);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(`${siteUrl}/en/edit/about`);
});

test('a malformed hand-over request redirects to a page of the site, in Turkish', async ({ page }) => {
  await page.goto(`${backendUrl}/api/EditHandOver?returnTo=https://evil.example&state=x`);
  await expect(page).toHaveURL(new RegExp(`^${siteUrl}/api/edit/enter\\?refused=malformed`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu giriş bağlantısı geçersiz');
  await page.getByRole('link', { name: 'Sayfayı göster' }).click();
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test('an account without the right to edit is told so in the language it came from', async ({ page }) => {
  const response = await page.goto('/api/edit/enter?refused=role&returnTo=/en/about');
  expect(response?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This account cannot edit pages');
  await expect(page.getByRole('link', { name: 'Show the page' })).toHaveAttribute('href', '/en/about');
});
