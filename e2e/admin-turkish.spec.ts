import { expect, test, type Page } from '@playwright/test';

import { textsInEnglish } from './support/english-words';
import { adminToken, backendUrl } from './support/stack';

test.beforeEach(async ({ context }) => {
  await context.addCookies([
    { name: 'payload-token', value: adminToken, url: backendUrl },
    { name: 'payload-lng', value: 'tr', url: backendUrl },
  ]);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(backendUrl + path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  // The form and its fields come after the first paint.
  await page.waitForLoadState('networkidle');
}

async function expectTurkish(page: Page, path: string): Promise<void> {
  await open(page, path);
  expect.soft([path, await textsInEnglish(page)]).toEqual([path, []]);
}

/** The lists and settings that the menu of the admin leads to. */
async function menu(page: Page, kind: 'collections' | 'globals'): Promise<string[]> {
  await open(page, '/admin');
  const links = page.locator(`a[href^="/admin/${kind}/"]`);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const found = [...new Set(paths)].filter((path) => path.split('/').length === 4);
  expect(found.length).toBeGreaterThan(3);
  return found;
}

test.describe('the admin in Turkish has no word of English', () => {
  test('on its own pages', async ({ page }) => {
    for (const path of ['/admin', '/admin/account', '/admin/status', '/admin/setup']) await expectTurkish(page, path);
  });

  test('in lists, records, new records and versions', async ({ page }) => {
    for (const list of await menu(page, 'collections')) {
      await expectTurkish(page, list);
      const record = page.locator(`td a[href^="${list}/"]`).first();
      const path = (await record.count()) > 0 ? await record.getAttribute('href') : undefined;
      if (path) await expectTurkish(page, path);
      const versions = page.locator('a[href$="/versions"]').first();
      if (path && (await versions.count()) > 0) await expectTurkish(page, `${path}/versions`);
      if ((await page.request.get(`${backendUrl}${list}/create`)).ok()) await expectTurkish(page, `${list}/create`);
    }
  });

  test('in settings and their versions', async ({ page }) => {
    for (const settings of await menu(page, 'globals')) {
      await expectTurkish(page, settings);
      await expectTurkish(page, `${settings}/versions`);
    }
  });
});
