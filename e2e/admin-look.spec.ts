import { expect, test } from '@playwright/test';

import { allBarriers } from './support/barriers';
import { adminToken, backendUrl } from './support/stack';

for (const width of [390, 1440]) {
  test.describe(`the admin at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('has the site’s mark, and no tiles that repeat the menu', async ({ page, context }) => {
      await context.addCookies([
        { name: 'payload-token', value: adminToken, url: backendUrl },
        { name: 'payload-lng', value: 'tr', url: backendUrl },
      ]);
      await page.goto(`${backendUrl}/admin`);
      await expect(page.getByRole('heading', { name: 'Bekleyenler' })).toBeVisible();
      await expect(page.locator('.step-nav .site-mark')).toBeVisible();
      await expect(page.locator('.graphic-icon')).toHaveCount(0);
      // The browser's tab has it too.
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg\+xml,/);
      await expect(page.locator('.modular-dashboard .card')).toHaveCount(0);
      await expect(page.locator('.modular-dashboard__empty')).toBeHidden();
      await page.screenshot({ path: test.info().outputPath(`overview-${width}.png`) });
    });

    test('has the site’s name above the login', async ({ page, request }) => {
      const model = (await (await request.get(`${backendUrl}/api/GetApplicationModel`)).json()) as {
        data: { siteInfo: { title: string } };
      };
      await page.goto(`${backendUrl}/admin/login`);
      await expect(page.locator('.login__brand')).toContainText(model.data.siteInfo.title);
      await expect(page.locator('.graphic-logo')).toHaveCount(0);
      // Whoever hears the page learns what it is.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Giriş yap|Login)$/);
      expect(await allBarriers(page)).toEqual([]);
      await page.screenshot({ path: test.info().outputPath(`login-${width}.png`) });
    });
  });
}
