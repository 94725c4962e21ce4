import { randomUUID } from 'node:crypto';

import { expect, test, type Locator, type Page } from '@playwright/test';

import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { textsInEnglish } from './support/english-words';
import { asAdmin, stored } from './support/forms-backend';
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

/** What opens on a press is read where it stands, once it is there. @param opened what the press opens */
async function expectTurkishNow(page: Page, what: string, opened: Locator): Promise<void> {
  await expectSoon(opened.filter({ visible: true }).first(), what).toBeVisible();
  await expectSoon.poll(() => textsInEnglish(page), { message: what }).toEqual([]);
}

const menuOf = (page: Page) => page.locator('.popup__content');
const choicesOf = (page: Page) => page.locator('.rs__menu');
const dialogOf = (page: Page) => page.getByRole('dialog');
const toastOf = (page: Page) => page.locator('.payload-toast-item');

/** Presses a control of Payload's, if the view has it. */
async function press(page: Page, selector: string): Promise<boolean> {
  const control = page.locator(selector).filter({ visible: true }).first();
  if ((await control.count()) === 0) return false;
  await control.click();
  return true;
}

/** Filters, columns, and what can be done with chosen rows. Every list has the first two. */
async function expectTurkishTools(page: Page, list: string): Promise<void> {
  await page.locator('#toggle-list-filters').click();
  const condition = page.locator('.where-builder .condition');
  // A press that comes while the panel still opens is lost at times on a busy machine: Payload's panel, not its texts.
  await expect(async () => {
    if ((await condition.count()) === 0) await page.locator('.where-builder__add-first-filter').click();
    await expect(condition.first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expectTurkishNow(page, `${list}: filters`, condition);
  await page.locator('.condition__field .rs__control').click();
  await expectTurkishNow(page, `${list}: fields to filter`, choicesOf(page));
  await choicesOf(page).locator('.rs__option').first().click();
  await page.locator('.condition__operator .rs__control').click();
  await expectTurkishNow(page, `${list}: operators`, choicesOf(page));
  await page.keyboard.press('Escape');
  await page.locator('#toggle-list-columns').click();
  await expectTurkishNow(page, `${list}: columns`, page.locator('.pill-selector'));
  if (await press(page, '.list-controls .popup-button, .list-menu button')) {
    await expectTurkishNow(page, `${list}: menu`, menuOf(page));
    await page.keyboard.press('Escape');
  }
  if (await press(page, '#select-all')) {
    await expectTurkishNow(page, `${list}: chosen rows`, page.locator('.list-selection'));
  }
}

/** Sorts by a column, in both directions. */
async function expectTurkishSorting(page: Page, list: string): Promise<void> {
  const columns = page.locator('th .sort-column__button, th button').filter({ visible: true });
  if ((await columns.count()) === 0) return;
  await columns.first().click();
  await expect(page).toHaveURL(/sort=/);
  await expectTurkishNow(page, `${list}: sorted`, page.locator('th').first());
}

/** Two versions side by side, and the question before one is restored. */
async function expectTurkishVersions(page: Page, path: string): Promise<void> {
  await expectTurkish(page, `${path}/versions`);
  const version = page.locator(`td a[href*="${path}/versions/"]`).first();
  if ((await version.count()) === 0) return;
  // The texts of the site in its other languages are none of the admin.
  const onlyTurkish = new URLSearchParams({ localeCodes: '["tr"]' }).toString();
  await expectTurkish(page, `${(await version.getAttribute('href')) ?? ''}?${onlyTurkish}`);
  const chosen = page.locator('.view-version__version-from .rs__control').first();
  if (await chosen.isVisible()) {
    await chosen.click();
    await expectTurkishNow(page, `${path}: versions to compare`, choicesOf(page));
    await page.keyboard.press('Escape');
  }
  if (await press(page, '.restore-version__chevron, .restore-version .popup-button')) {
    await expectTurkishNow(page, `${path}: how to restore`, menuOf(page));
    await page.keyboard.press('Escape');
  }
  if (await press(page, '.restore-version button')) {
    await expectTurkishNow(page, `${path}: restore`, dialogOf(page));
    await page.locator('#confirm-cancel').filter({ visible: true }).click();
  }
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
      // The oldest account is nobody's: other tests edit theirs, which locks the record.
      await expectTurkish(page, slug === 'users' ? `${list}?sort=createdAt` : list);
      await expectTurkishTools(page, list);
      await open(page, list);
      await expectTurkishSorting(page, list);
      const record = page.locator(`td a[href^="${list}/"]`).first();
      const path = (await record.count()) > 0 ? await record.getAttribute('href') : undefined;
      if (path) await expectTurkish(page, path);
      if (path && (await press(page, '.doc-controls__popup .popup-button'))) {
        await expectTurkishNow(page, `${path}: menu`, menuOf(page));
        await page.keyboard.press('Escape');
      }
      const versions = page.locator('a[href$="/versions"]').first();
      if (path && (await versions.count()) > 0) await expectTurkishVersions(page, path);
      if ((await page.request.get(`${backendUrl}${list}/create`)).ok()) await expectTurkish(page, `${list}/create`);
    });
  }

  for (const slug of settings) {
    test(`in the settings ${slug} and their versions`, async ({ page }) => {
      await expectTurkish(page, `/admin/globals/${slug}`);
      await expectTurkishVersions(page, `/admin/globals/${slug}`);
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
    await expectTurkishNow(page, `${path}: locked`, dialogOf(page));
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
    await expectTurkishNow(page, `${path}: leave without saving`, dialogOf(page));
    await page.locator('#confirm-cancel, [id$="leave-without-saving"] button').first().click();
    await page.locator('#action-save-draft').click();
    await expectTurkishNow(page, `${path}: saved`, toastOf(page));
    // A form fills itself anew with what was saved, at any moment after the message.
    await open(page, path);
    const refusal = page.locator('.field-error, .field-type.error');
    await expect(async () => {
      await title.fill('');
      await page.locator('#action-save').click();
      await expect(refusal.first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expectTurkishNow(page, `${path}: not published`, refusal);
    await open(page, path);
    await menu.click();
    await page.locator('#action-delete-page').click();
    await expectTurkishNow(page, `${path}: delete`, dialogOf(page));
    await page.keyboard.press('Escape');
  });

  test('in the comparison of two versions of a page', async ({ page }) => {
    const { id } = await newPage({ title: 'Önceki başlık' });
    const draft = { title: 'Sonraki başlık', sections: [] };
    expect((await asAdmin(`pages/${id}?draft=true&locale=tr`, 'PATCH', draft)).status).toBe(200);
    await expectTurkishVersions(page, `/admin/collections/pages/${id}`);
  });

  test('in the reason of a refusal, in an entry of the trail', async ({ page }) => {
    const pageKey = `yok-${randomUUID()}`;
    const editor = await EditSession.create();
    expect((await editor.get('EditPage', { pageKey })).status).toBe(404);
    const entryOf = async () => (await stored('audit-trail', 'subject', pageKey))[0]?.id;
    await expect.poll(entryOf).toBeTruthy();
    await expectTurkish(page, `/admin/collections/audit-trail/${String(await entryOf())}`);
    await expect(page.getByText(`Bulunamadı. Böyle bir sayfa yok: ${pageKey}.`)).toBeVisible();
    await expect(page.getByText('Günlükteki hâli')).toBeVisible();
  });

  test('where there is nothing', async ({ page }) => {
    await expectTurkish(page, '/admin/yok');
    await expectTurkish(page, '/admin/collections/pages/999999999');
    await expectTurkish(page, '/admin/collections/pages?search=zzqqxx');
  });
});

test.describe('who is not signed in meets no word of English', () => {
  test.beforeEach(({ context }) => context.clearCookies({ name: 'payload-token' }));

  test('at the login and after a wrong password', async ({ page }) => {
    await expectTurkish(page, '/admin/login');
    await page.getByRole('textbox', { name: 'E-posta' }).fill('kimse@kemerkaya.example');
    await page.getByRole('textbox', { name: 'Parola' }).fill('yanlis-sifre');
    await page.getByRole('button', { name: 'Giriş yap' }).click();
    await expectTurkishNow(page, 'wrong password', page.getByRole('alert').filter({ hasText: /\S/ }));
  });

  test('with a forgotten password, before and after the mail', async ({ page }) => {
    await expectTurkish(page, '/admin/forgot');
    await page.locator('button[type="submit"]').click();
    await expectTurkishNow(page, 'forgotten: nothing typed', page.locator('.field-error, .field-type.error'));
    await page.locator('#field-email').fill('kimse@kemerkaya.example');
    await page.locator('button[type="submit"]').click();
    await expect(page.locator('#field-email')).toBeHidden();
    await expectTurkishNow(page, 'forgotten: sent', page.getByRole('heading'));
  });

  test('with the link of the mail', async ({ page }) => {
    await expectTurkish(page, '/admin/reset/yok');
    await page.locator('input[type="password"]').first().fill('yeni-bir-sifre-123');
    await page.locator('input[type="password"]').last().fill('yeni-bir-sifre-123');
    await page.locator('button[type="submit"]').click();
    await expectTurkishNow(page, 'reset: wrong link', toastOf(page));
  });

  test('after the logout', async ({ page }) => {
    for (const path of ['/admin/logout', '/admin/logout-inactivity']) await expectTurkish(page, path);
  });
});
