import { expect, test } from '@playwright/test';

import { allBarriers } from './support/barriers';
import { EditSession, newPage, notePicture, removeAccounts, removePages } from './support/edit-backend';
import { enter, expectNoOverflow } from './support/edit-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

/** The smallest document that a reader opens, another one for each width: the same file twice is one file. */
const pdfFor = (width: number) =>
  Buffer.from(
    `%PDF-1.4\n%${width}\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );

for (const width of [1440, 390]) {
  test(`files to download: uploaded, shown with kind and size, and downloaded, at ${width} px`, async ({ browser }) => {
    const admin = await EditSession.create('admin');
    const { pageKey } = await newPage({ sections: [] });
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    // A page without sections offers to add one where they will be.
    await page.getByRole('main').getByRole('button', { name: 'Bölüm ekle' }).click();
    const picker = page.getByRole('dialog', { name: 'Bölüm ekle' });
    await picker.getByRole('searchbox', { name: 'Bölüm ara' }).fill('katalog');
    await picker.getByRole('button', { name: 'İndirilecek dosyalar' }).click();
    const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
    await panel.getByRole('textbox', { name: 'Başlık', exact: true }).fill('Belgeler');
    await panel.getByRole('textbox', { name: 'Alt başlık' }).fill('');
    await panel.getByRole('button', { name: 'Öğe ekle' }).click();
    await panel.getByRole('textbox', { name: 'Başlık (zorunlu)' }).fill('Katalog 2026');
    await panel.getByRole('button', { name: 'Dosya seç: Dosya' }).click();
    const library = page.getByRole('dialog', { name: 'Medya kitaplığı' });
    const text = `Katalog ${width}`;
    notePicture(text);
    await library.getByLabel('Dosya', { exact: true }).setInputFiles({
      name: 'sahte.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<script>alert(1)</script>'),
    });
    await library.getByLabel('Dosyanın adı').fill(text);
    await library.getByRole('button', { name: 'Yükle ve kullan' }).click();
    await expect(library.getByText('Bu dosya açılamadı.')).toBeVisible();
    await library
      .getByLabel('Dosya', { exact: true })
      .setInputFiles({ name: 'katalog.pdf', mimeType: 'application/pdf', buffer: pdfFor(width) });
    // Off the button, whose colours change under the pointer.
    await page.mouse.move(0, 0);
    expect(await allBarriers(page)).toEqual([]);
    await library.getByRole('button', { name: 'Yükle ve kullan' }).click();
    await expect(library).toBeHidden();
    await expectNoOverflow(panel);
    await panel.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    const { revision } = await admin.page(pageKey);
    expect((await admin.post('PublishPage', { pageKey, revision })).status).toBe(200);

    const visitor = await context.newPage();
    const link = visitor.getByRole('link', { name: /^Katalog 2026: PDF, \d+ bayt$/ });
    // Public as soon as the site has received the webhook.
    await expect(async () => {
      await visitor.goto(`/page/${pageKey}`);
      expect(await link.count()).toBe(1);
    }).toPass({ timeout: 60_000 });
    await expect(link).toBeVisible();
    const address = (await link.getAttribute('href')) ?? '';
    const file = await visitor.request.get(address);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(await allBarriers(visitor)).toEqual([]);
    await context.close();
  });

  test(`a form about one subject is sent with the section's subject, at ${width} px`, async ({ browser }) => {
    const subject = `Teklif ${pageTime()}`;
    const form = { blockType: 'embeddedForm', sectionId: 'form-1', order: 20, title: 'Teklif isteyin', subject };
    const head = { blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title: 'Teklif' };
    const { pageKey } = await newPage({ sections: [head, { ...form, asksPhone: false, buttonTitle: 'Teklif iste' }] });
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(`/page/${pageKey}`);
    const box = page.getByRole('form', { name: 'Teklif isteyin' });
    await expect(box.getByRole('textbox')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await box.getByLabel('Ad soyad').fill('Ada');
    await box.getByLabel('E-posta').fill('ada@firma.example');
    await box.getByLabel('Mesaj').fill('Üç bodrum kat.');
    // Before its script runs, the form would be sent without it.
    await expect(box.getByText('Doğrulandı.')).toBeVisible();
    const sent = page.waitForRequest('**/api/SendMail');
    await box.getByRole('button', { name: 'Teklif iste' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ subject, name: 'Ada', phone: '', message: 'Üç bodrum kat.' });
    await expect(box.getByText(/gönderildi/)).toBeVisible();
    // A second message has the subject too.
    await box.getByLabel('Ad soyad').fill('Ece');
    await box.getByLabel('E-posta').fill('ece@firma.example');
    await box.getByLabel('Mesaj').fill('İkinci.');
    const again = page.waitForRequest('**/api/SendMail');
    await box.getByRole('button', { name: 'Teklif iste' }).click();
    expect((await again).postDataJSON()).toMatchObject({ subject, name: 'Ece' });
    await context.close();
  });
}

const pageTime = () => String(Date.now());
