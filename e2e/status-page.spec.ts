import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

import { OwnBackend } from './support/own-backend';
import { adminToken, backendUrl } from './support/stack';

async function open(page: Page, origin: string, token: string): Promise<number | undefined> {
  await page.context().addCookies([{ name: 'payload-token', value: token, url: origin }]);
  return (await page.goto(`${origin}/admin/status`))?.status();
}

for (const width of [390, 1440]) {
  test(`the administrator sees how everything is, at ${width} px`, async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') violations.push(message.text());
    });
    await page.setViewportSize({ width, height: 900 });
    expect(await open(page, backendUrl, adminToken)).toBe(200);
    const state = page.locator('.status');
    await expect(state.getByRole('heading', { level: 1 })).toHaveText(/Durum|Status/);
    for (const name of [/^Site$/, /^(Sayfalar|Pages)$/, /^Disk$/, /^(Yedek|Backup)$/, /^(E-posta|Mail)$/]) {
      await expect(state.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(state.getByRole('region', { name: 'Site' })).toContainText(/İyi|Good/);
    await expect(state.getByRole('region', { name: /Yedek|Backup/ })).toContainText('npm run backup');
    const { violations: found } = await new AxeBuilder({ page }).include('.status').analyze();
    expect(found.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(violations).toEqual([]);
  });
}

test('the menu leads there', async ({ page }) => {
  await page.context().addCookies([{ name: 'payload-token', value: adminToken, url: backendUrl }]);
  // Payload keeps its menu open where a window is wider than 1440 px.
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${backendUrl}/admin`);
  await page.locator('#nav-status').click();
  await expect(page).toHaveURL(/\/admin\/status$/);
});

test('editors and strangers do not see it, and a site that is not there is named', async ({ page, browser }) => {
  const backend = await OwnBackend.start({
    SITE_URL: 'http://127.0.0.1:9',
    REVALIDATE_SECRET: 's'.repeat(32),
  });
  try {
    const tokenOf = async (role: string) => (await backend.signIn(role)).token ?? '';
    const editor = await tokenOf('editor');
    expect(await open(page, backend.origin, editor)).toBe(404);
    await expect(page.locator('#nav-status')).toHaveCount(0);
    const stranger = await browser.newPage();
    await stranger.goto(`${backend.origin}/admin/status`);
    await expect(stranger).toHaveURL(/\/admin\/login/);
    await stranger.close();
    const admin = await browser.newPage();
    expect(await open(admin, backend.origin, await tokenOf('admin'))).toBe(200);
    await expect(admin.getByRole('region', { name: 'Site' })).toContainText(/Sorun|Problem/);
    await expect(admin.getByRole('region', { name: /E-posta|Mail/ })).toContainText('SMTP_URL');
    await admin.close();
  } finally {
    await backend.end();
  }
});
