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

const lists = [
  ...['pages', 'publication-requests', 'bin', 'categories', 'media', 'redirects', 'users', 'audit-trail'],
  ...['messages', 'uploads', 'newsletter-subscribers'],
];
const settings = ['navigation', 'footer', 'social', 'site-info', 'popup', 'brand'];

/** The lists or settings that the menu of the admin leads to. */
async function menu(page: Page, kind: 'collections' | 'globals'): Promise<string[]> {
  const links = page.locator(`a[href^="/admin/${kind}/"]`);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(paths.map((path) => path.split('/')[3] ?? ''))].sort();
}

test.describe('the admin in Turkish has no word of English', () => {
  test('on its own pages', async ({ page }) => {
    for (const path of ['/admin', '/admin/account', '/admin/status', '/admin/setup']) await expectTurkish(page, path);
  });

  test('and all lists and settings are looked at', async ({ page }) => {
    await open(page, '/admin');
    expect(await menu(page, 'collections')).toEqual(lists.toSorted());
    expect(await menu(page, 'globals')).toEqual(settings.toSorted());
  });

  for (const slug of lists) {
    test(`in the list ${slug}, a record, a new record and versions`, async ({ page }) => {
      const list = `/admin/collections/${slug}`;
      await expectTurkish(page, list);
      const record = page.locator(`td a[href^="${list}/"]`).first();
      const path = (await record.count()) > 0 ? await record.getAttribute('href') : undefined;
      if (path) await expectTurkish(page, path);
      const versions = page.locator('a[href$="/versions"]').first();
      if (path && (await versions.count()) > 0) await expectTurkish(page, `${path}/versions`);
      if ((await page.request.get(`${backendUrl}${list}/create`)).ok()) await expectTurkish(page, `${list}/create`);
    });
  }

  for (const slug of settings) {
    test(`in the settings ${slug} and their versions`, async ({ page }) => {
      await expectTurkish(page, `/admin/globals/${slug}`);
      await expectTurkish(page, `/admin/globals/${slug}/versions`);
    });
  }
});
