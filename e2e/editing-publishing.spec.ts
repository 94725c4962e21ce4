import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

import { answered } from './support/answered';
import { asAdmin } from './support/forms-backend';
import { EditSession, newPage, notePage, removeAccounts, removePages } from './support/edit-backend';
import { choose, enter, openSection, titleButton, titleField } from './support/edit-page';
import { watchPage } from './support/watch-page';

let admin: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

/** Checks the open panel or dialog only. The page's content is test data, so frames are left out. */
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).include(['[role=dialog], dialog[open]']).exclude('iframe').analyze()).violations;

test('a publishing error is listed, links to its field and blocks publishing until it is fixed', async ({
  browser,
  request,
}) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const { complaints } = await watchPage(page);
  await page.reload();
  const about = await openSection(page, /^Düzenle: Hakkımızda/);
  const prose = about.getByRole('textbox', { name: 'Metin' });
  await about.getByRole('button', { name: 'HTML' }).click();
  await prose.fill('<h4>Alt</h4><p><a href="/page/yok-boyle-bir-sayfa">Bağlantı</a></p>');
  await about.getByRole('button', { name: 'Kaydet' }).click();
  await expect(about.getByText('Kaydedildi')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
  await bar.getByRole('button', { name: 'Yayımla' }).click();
  await expect(bar.getByText('Yayımlanamadı: 1 engel var.')).toBeVisible();
  const check = page.getByRole('dialog', { name: 'Yayın denetimi' });
  await expect(check.getByRole('button', { name: /^Uyarı: Sayfanın açıklaması yok/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await check.getByRole('button', { name: /^Engel: Bağlantının gittiği sayfa yok/ }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
  const field = panel.getByRole('textbox', { name: 'Metin' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Engel: Bağlantının gittiği sayfa yok\. \/page\/yok-boyle/);
  expect(await (await answered(() => request.get(`/page/${pageKey}`))).text()).toContain('Metin');

  await panel.getByRole('button', { name: 'HTML' }).click();
  await field.fill('<p>Düzeldi</p>');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  await expect(panel.getByText('Bağlantının gittiği sayfa yok')).toBeHidden();
  await bar.getByRole('button', { name: 'Yayımla' }).click();
  await expect(bar.getByText(/saniyede yayına girdi/)).toBeVisible({ timeout: 30_000 });
  expect(await (await request.get(`/page/${pageKey}`)).text()).toContain('Düzeldi');
  page.once('dialog', (dialog) => void dialog.accept());
  await choose(page, 'Yayından kaldır');
  await expect(bar.getByText(/saniyede yayından kalktı/)).toBeVisible({ timeout: 30_000 });
  expect((await request.get(`/page/${pageKey}`)).status()).toBe(404);
  expect(complaints).toEqual([]);
  await context.close();
});

test('publishing is scheduled, shown in the bar and cancelled', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const { complaints } = await watchPage(page);
  await page.reload();
  await choose(page, 'Yayını planla');
  const panel = page.getByRole('dialog', { name: 'Yayını planla' });
  const at = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  await panel.getByLabel('Ne zaman?').fill(local);
  await panel.getByRole('button', { name: 'Planla' }).click();
  await expect(panel.getByText('Planlandı')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
  await expect(bar.getByText(/ için yayın planlandı$/).first()).toBeVisible();
  const [plan] = (await admin.page(pageKey)).scheduled;
  expect(plan).toMatchObject({
    action: 'publish',
    at: new Date(Math.floor(at.getTime() / 60_000) * 60_000).toISOString(),
  });
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(bar.getByText(/ için yayın planlandı$/).first()).toBeVisible();
  await choose(page, /^Yayını planla/);
  await panel.getByRole('button', { name: /^İptal et/ }).click();
  await expect(panel.getByText('Planlanmış bir işlem yok.')).toBeVisible();
  expect((await admin.page(pageKey)).scheduled).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a new page is created from the current one and opens in edit mode', async ({ browser, request }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  await choose(page, 'Yeni sayfa');
  const panel = page.getByRole('dialog', { name: 'Yeni sayfa' });
  const title = `Çok Güzel ${pageKey.slice(-8)}`;
  const key = `cok-guzel-${pageKey.slice(-8)}`;
  notePage(key);
  await panel.getByRole('textbox', { name: /^Sayfa başlığı/ }).fill(title);
  await expect(panel.getByRole('textbox', { name: 'Adres' })).toHaveValue(key);
  await panel.getByRole('textbox', { name: 'Adres' }).fill(pageKey);
  await panel.getByRole('button', { name: 'Sayfayı oluştur' }).click();
  await expect(panel.getByText('Bu adres kullanılıyor.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('textbox', { name: 'Adres' }).fill(key);
  await panel.getByRole('radio', { name: 'Bu sayfanın bölümlerinin kopyası' }).check();
  await panel.getByRole('button', { name: 'Sayfayı oluştur' }).click();
  await page.waitForURL(`**/edit/page/${key}`);
  await expect(page.getByRole('button', { name: /^Düzenle: / })).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Düzenleme durumu' })).toContainText('Taslak');
  expect((await answered(() => request.get(`/page/${key}`))).status()).toBe(404);
  await context.close();
});

test('a version is compared with the latest draft side by side, and restored', async ({ browser }) => {
  const { pageKey, id } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const { complaints } = await watchPage(page);
  await page.reload();
  const panel = await openSection(page, titleButton);
  await panel.getByRole('textbox', { name: titleField }).fill('Yeni hâli');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  await choose(page, 'Sürümler');
  await page
    .getByRole('button', { name: /^Karşılaştır/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Sürüm karşılaştırması' });
  const change = dialog.getByRole('listitem').filter({ hasText: 'Sayfa başlığı' });
  await expect(change.locator('del')).toHaveText(/Başlık$/);
  await expect(change.locator('ins')).toHaveText(/Yeni hâli$/);
  const before = dialog.locator('iframe').first().contentFrame();
  const after = dialog.locator('iframe').last().contentFrame();
  await expect(before.getByRole('main').locator('h1')).toHaveText('Başlık');
  await expect(after.getByRole('main').locator('h1')).toHaveText('Yeni hâli');
  await expect(after.locator('[data-change]')).toHaveAttribute('data-change', 'changed');
  await change.getByRole('button', { name: /Değişti/ }).press('Enter');
  expect(await violations(page)).toEqual([]);
  page.once('dialog', (question) => void question.accept());
  await dialog.getByRole('button', { name: 'Geri yükle' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Başlık');
  const stored = (await (await asAdmin(`pages/${id}?draft=true`)).json()) as { sections: { title: string }[] };
  expect(stored.sections[0]?.title).toBe('Başlık');
  expect(complaints).toEqual([]);
  await context.close();
});
