import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { textsInEnglish, withoutNames } from './support/english-words';
import { asAdmin, stored } from './support/forms-backend';
import { adminToken, backendUrl } from './support/stack';
import {
  dialogOf,
  expectTurkish,
  expectTurkishNow,
  expectTurkishSorting,
  expectTurkishTools,
  expectTurkishVersions,
  menuOf,
  open,
  press,
  slugsInMenu,
  toastOf,
} from './support/turkish-admin';

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

const lists = [
  ...['pages', 'publication-requests', 'bin', 'categories', 'media', 'redirects', 'users', 'audit-trail'],
  ...['messages', 'uploads', 'newsletter-subscribers'],
];
const settings = ['navigation', 'footer', 'social', 'site-info', 'popup', 'brand'];

test('addresses, files and keys are no words, whatever their letters and digits are', () => {
  const random = 'a254-4dd3-9752-f6e91cd26f92';
  const names = [`duzenleme-24826552-${random}`, `duzenleme-2482655f-${random}`, `be0be0be-${random}`, 'sayfa-12'];
  expect([...names, 'ortak-cagri-daf5da03', '/page/to', 'is.jpg'].map(withoutNames).join('')).toBe('');
  expect(withoutNames('save as draft')).toBe('save as draft');
});

test.describe('the admin in Turkish has no word of English', () => {
  test('on its own pages', async ({ page }) => {
    for (const path of ['/admin', '/admin/account', '/admin/status', '/admin/setup']) await expectTurkish(page, path);
  });

  test('and all lists and settings are looked at', async ({ page }) => {
    await open(page, '/admin');
    expect(await slugsInMenu(page, 'collections')).toEqual(lists.toSorted());
    expect(await slugsInMenu(page, 'globals')).toEqual(settings.toSorted());
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
      const english = await textsInEnglish(page);
      // Here, too, the form may take the refusal away again. It has been read if it is still there.
      await expect(refusal.first()).toBeVisible({ timeout: 500 });
      expect(english, `${path}: not published`).toEqual([]);
    }).toPass({ timeout: 60_000 });
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
    const refusal = page.locator('.field-error, .field-type.error');
    // A form that is sent before its field is ready does not check it.
    await expect(async () => {
      await open(page, '/admin/forgot');
      await page.locator('button[type="submit"]').click();
      await expect(refusal.first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await expectTurkishNow(page, 'forgotten: nothing typed', refusal);
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
