import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import { EditSession, newPage, notePicture, removeAccounts, removePages, sectionOf } from './support/edit-backend';
import { choose, enter, openSection, titleButton, titleField } from './support/edit-page';
import { asAdmin } from './support/forms-backend';

/** What an editor may do once in a year: nothing is lost, and what cannot be is said in a sentence. */
let admin: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

const save = { name: 'Kaydet', exact: true };

test('a page of 200 sections opens, is edited and saved, and its last section is moved', async ({ browser }) => {
  const sections = Array.from({ length: 200 }, (_, index) => ({
    blockType: 'about',
    sectionId: `about-${index + 1}`,
    order: (index + 1) * 10,
    title: `Bölüm ${index + 1}`,
    description: `<p>Metin ${index + 1}</p>`,
  }));
  const { pageKey } = await newPage({ sections });
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const panel = await openSection(page, /^Düzenle: Hakkımızda.*Bölüm 150$/);
  await panel.getByRole('textbox', { name: 'Başlık', exact: true }).fill('Yüz elli');
  await panel.getByRole('button', save).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  await page.getByRole('button', { name: 'Paneli kapat' }).click();
  // No more than a hundred are added on the page.
  await choose(page, 'Bölüm ekle');
  await page.getByRole('dialog', { name: 'Bölüm ekle' }).getByRole('button', { name: 'Tablo' }).click();
  await expect(page.getByText(/en çok 100 bölüm/)).toBeVisible();
  // The last one is lifted with Enter, carried to the top, and put down with Enter.
  const grip = page.getByRole('button', { name: /^Taşı: .*Bölüm 200$/ });
  await grip.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '200' })).not.toHaveCount(0);
  for (let step = 0; step < 199; step += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-edit]').first()).toHaveAttribute('data-edit', 'about-200');
  await expect.poll(async () => (await admin.page(pageKey)).page.sections[0]?.id).toBe('about-200');
  const now = await admin.page(pageKey);
  expect(now.page.sections).toHaveLength(200);
  expect(sectionOf(now, 'about-150')?.title).toBe('Yüz elli');
  await context.close();
});

test('a list of 100 items opens, gets another one, and is saved', async ({ browser }) => {
  const list = Array.from({ length: 100 }, (_, index) => ({ title: `Soru ${index + 1}`, description: '<p>Yanıt</p>' }));
  const { pageKey } = await newPage({
    sections: [{ blockType: 'accordion', sectionId: 'accordion-1', order: 10, title: 'Sorular', list }],
  });
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const panel = await openSection(page, /^Düzenle: Sık sorulanlar/);
  await panel.getByRole('button', { name: 'Öğe ekle: Öğeler' }).click();
  await panel.getByRole('textbox', { name: 'Başlık (zorunlu)' }).last().fill('Yüz birinci');
  await panel.getByRole('button', save).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  const stored = sectionOf(await admin.page(pageKey), 'accordion-1')?.list as { title: string }[];
  expect(stored).toHaveLength(101);
  expect(stored.at(-1)?.title).toBe('Yüz birinci');
  await context.close();
});

test('50,000 pasted characters stay in the form, and are saved or refused in a sentence', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const panel = await openSection(page, /^Düzenle: Hakkımızda/);
  const prose = panel.getByRole('textbox', { name: 'Metin' });
  await prose.click();
  await page.keyboard.press('Control+a');
  const text = 'Zemin güçlendirme işleri. '.repeat(1924).trim();
  await prose.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await expect(prose).toHaveText(text);
  await panel.getByRole('button', save).click();
  await expect(panel.getByText(/Kaydedildi|en çok [\d.]+ karakter/).first()).toBeVisible();
  await expect(prose).toHaveText(text);
  await context.close();
});

test('a picture that is deleted while it is chosen is named, and the rest of the form stays', async ({ browser }) => {
  const { pageKey } = await newPage();
  const alt = `Silinecek görsel ${pageKey}`;
  notePicture(alt);
  const background = { r: Math.floor(Math.random() * 255), g: Math.floor(Math.random() * 255), b: 90 };
  const png = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
  const { body } = await admin.upload(png, 'silinecek.png', { alt });
  const { id } = body.data as { id: number };
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const panel = await openSection(page, titleButton);
  await panel.getByRole('textbox', { name: titleField }).fill('Yazdığım');
  await panel.getByRole('button', { name: 'Görsel seç' }).first().click();
  const picker = page.getByRole('dialog', { name: 'Medya kitaplığı' });
  await picker.getByRole('searchbox').fill(alt);
  await picker.getByRole('button', { name: new RegExp(alt) }).click();
  expect((await asAdmin(`media/${id}`, 'DELETE')).status).toBe(200);
  await panel.getByRole('button', save).click();
  await expect(panel.getByText('Bu dosya medya kitaplığında bulunamadı.').first()).toBeVisible();
  await expect(panel.getByRole('textbox', { name: titleField })).toHaveValue('Yazdığım');
  await context.close();
});
