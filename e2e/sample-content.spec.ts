import { expect, test } from '@playwright/test';

import { EditSession, newPage, publicPage, removeAccounts, removePages } from './support/edit-backend';
import { choose, enter, expectNoOverflow } from './support/edit-page';
import { watchPage } from './support/watch-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

for (const width of [1440, 390]) {
  test(`a new section has texts to overwrite, and none of them goes public, at ${width} px`, async ({ browser }) => {
    const admin = await EditSession.create('admin');
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    const { complaints } = await watchPage(page);
    await choose(page, 'Bölüm ekle');
    await page.getByRole('dialog', { name: 'Bölüm ekle' }).getByRole('button', { name: 'Sekmeler' }).click();
    const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
    await expect(page.getByRole('main').getByRole('tab', { name: 'Başlık 2 (örnek)' })).toBeVisible();

    // A press on a sample selects it, so that typing overwrites it.
    const title = panel.getByRole('textbox', { name: 'Başlık', exact: true });
    await title.click();
    await page.keyboard.type('Zemin işleri');
    await expect(title).toHaveValue('Zemin işleri');
    await panel.getByRole('button', { name: '1. Başlık 1 (örnek)', exact: true }).click();
    const prose = panel.locator('[contenteditable]').first();
    await expect(prose).toHaveText(/^Bu bir örnek metindir/);
    await prose.click();
    await page.keyboard.type('Kazıklı temel.');
    await expect(prose).toHaveText('Kazıklı temel.');
    await expectNoOverflow(panel);
    await panel.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();

    // The check leads to those that are left.
    await page.getByRole('region', { name: 'Düzenleme durumu' }).getByRole('button', { name: 'Yayımla' }).click();
    const check = page.getByRole('dialog', { name: 'Yayın denetimi' });
    const left = check.getByRole('button', { name: /Bu yazı yeni bölümle geldi/ });
    await expect(left.first()).toBeVisible();
    expect(JSON.stringify((await publicPage(pageKey)).body)).not.toContain('örnek');
    await left.first().click();
    await expect(panel.locator(':focus')).toHaveValue(/örnek/);
    // The refused publication; and frames of samples, left while they load, refuse the script of `watchPage`.
    const expected = /400|\?sample=\w+' because the document's frame is sandboxed/;
    expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
    await context.close();
  });
}
