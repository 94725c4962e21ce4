import { expect, test, type Page } from '@playwright/test';

import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { textsInEnglish } from './support/english-words';
import { adminToken, backendUrl } from './support/stack';

test.beforeEach(async ({ context }) => {
  await context.addCookies([
    { name: 'payload-token', value: adminToken, url: backendUrl },
    { name: 'payload-lng', value: 'tr', url: backendUrl },
  ]);
});

test.afterEach(async () => {
  await removePages();
  await removeAccounts();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(backendUrl + path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  // The form and its fields come after the first paint.
  await page.waitForLoadState('networkidle');
}

/** Each view is judged, whatever the ones before had. Some texts are replaced once the page's script runs. */
const expectSoon = expect.configure({ soft: true });

async function expectTurkish(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectSoon.poll(() => textsInEnglish(page), { message: path }).toEqual([]);
}

/** What opens on a press is read where it stands. */
async function expectTurkishNow(page: Page, what: string): Promise<void> {
  // Menus and dialogs fade in.
  await page.waitForTimeout(400);
  await expectSoon.poll(() => textsInEnglish(page), { message: what }).toEqual([]);
}

/** Presses a control of Payload's, if the view has it. */
async function press(page: Page, selector: string): Promise<boolean> {
  const control = page.locator(selector).filter({ visible: true }).first();
  if ((await control.count()) === 0) return false;
  await control.click();
  return true;
}

/** Filters, columns, and what can be done with chosen rows. */
async function expectTurkishTools(page: Page, list: string): Promise<void> {
  if (await press(page, '#toggle-list-filters')) {
    await press(page, '.where-builder__add-first-filter');
    await expectTurkishNow(page, `${list}: filters`);
    if (await press(page, '.condition__field .rs__control')) await expectTurkishNow(page, `${list}: fields to filter`);
    await page.keyboard.press('Escape');
    if (await press(page, '.condition__operator .rs__control')) await expectTurkishNow(page, `${list}: operators`);
    await page.keyboard.press('Escape');
  }
  if (await press(page, '#toggle-list-columns')) await expectTurkishNow(page, `${list}: columns`);
  if (await press(page, '.list-controls .popup-button, .list-menu button')) {
    await expectTurkishNow(page, `${list}: menu`);
    await page.keyboard.press('Escape');
  }
  if (await press(page, '#select-all')) await expectTurkishNow(page, `${list}: chosen rows`);
}

const lists = [
  ...['pages', 'publication-requests', 'bin', 'categories', 'media', 'redirects', 'users', 'audit-trail'],
  ...['messages', 'uploads', 'newsletter-subscribers'],
];
/** Lists whose filters, columns and menus are opened. */
const withTools = new Set(['pages', 'publication-requests', 'newsletter-subscribers']);
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
      // The oldest account is nobody's: other tests edit theirs, which locks the record.
      await expectTurkish(page, slug === 'users' ? `${list}?sort=createdAt` : list);
      if (withTools.has(slug)) await expectTurkishTools(page, list);
      const record = page.locator(`td a[href^="${list}/"]`).first();
      const path = (await record.count()) > 0 ? await record.getAttribute('href') : undefined;
      if (path) await expectTurkish(page, path);
      if (path && (await press(page, '.doc-controls__popup .popup-button'))) {
        await expectTurkishNow(page, `${path}: menu`);
        await page.keyboard.press('Escape');
      }
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

  test('of a record that somebody else is editing', async ({ page, browser }) => {
    const { id } = await newPage();
    const path = `/admin/collections/pages/${id}`;
    const other = await EditSession.create();
    const context = await browser.newContext();
    await context.addCookies([{ name: 'payload-token', value: other.adminCookie, url: backendUrl }]);
    const theirs = await context.newPage();
    await open(theirs, path);
    await theirs.locator('#field-title').fill('Başka başlık');
    await expect(async () => {
      await open(page, path);
      await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectTurkishNow(page, `${path}: locked`);
    await context.close();
  });

  test('in the dialogs and the messages of a page that is saved, copied, left and deleted', async ({ page }) => {
    const { id } = await newPage();
    const path = `/admin/collections/pages/${id}`;
    await expectTurkish(page, path);
    const title = page.locator('#field-title');
    const menu = page.locator('.doc-controls__popup .popup-button');
    await title.fill('Başka başlık');
    await page.locator('.step-nav a').first().click();
    await expectTurkishNow(page, `${path}: leave without saving`);
    await page.locator('#confirm-cancel, [id$="leave-without-saving"] button').first().click();
    await page.locator('#action-save-draft').click();
    await expect(page.locator('.payload-toast-item').first()).toBeVisible();
    await expectTurkishNow(page, `${path}: saved`);
    await title.fill('');
    await page.locator('#action-save').click();
    await expectTurkishNow(page, `${path}: not published`);
    await open(page, path);
    await menu.click();
    await page.locator('#action-delete').click();
    await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
    await expectTurkishNow(page, `${path}: delete`);
    await page.locator('#confirm-cancel').filter({ visible: true }).click();
  });
});
