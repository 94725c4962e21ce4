import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import { allBarriers } from './support/barriers';
import { EditSession, newPage, notePicture, removeAccounts, removePages } from './support/edit-backend';
import { enter, openSection } from './support/edit-page';
import { pictureOf, twoColours, uploadDropped } from './support/edit-pictures';

test.afterEach(removePages);
test.afterAll(removeAccounts);

for (const width of [1440, 390]) {
  test(`a picture is dropped, its focal point and crop are set, and it is replaced, at ${width} px`, async ({
    browser,
  }) => {
    const admin = await EditSession.create('admin');
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    const alt = `İki renk ${width}`;
    const panel = await uploadDropped(page, await twoColours(width === 390 ? '#bf8c4e' : undefined), alt);
    await panel.getByRole('button', { name: 'Görseli düzenle: Arka plan görseli' }).click();
    const form = page.getByRole('dialog', { name: 'Görseli düzenle' });
    await expect(form.getByRole('list', { name: 'Telefonda, tablette ve masaüstünde' }).locator('li')).toHaveText([
      '390 px',
      '768 px',
      '1440 px',
    ]);
    await expect(form.getByRole('link', { name: /^Deneme sayfası/ })).toBeVisible();
    expect(await form.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    expect(await allBarriers(page)).toEqual([]);

    // The part that a phone shows follows the focal point, by mouse and by keyboard.
    const onPhone = form.locator('[data-part]').first();
    await form.getByRole('button', { name: 'Odak noktasını seç' }).click({ position: { x: 4, y: 40 } });
    await expect(onPhone).toHaveAttribute('data-part', /^0 /);
    await form.getByRole('slider', { name: 'Odak, soldan sağa' }).focus();
    await page.keyboard.press('End');
    await expect(onPhone).not.toHaveAttribute('data-part', /^0 /);
    await form.getByRole('combobox', { name: 'Kırpma' }).selectOption('1:1');
    await form.getByLabel('Alternatif metin Türkçe').fill(`${alt}, sağ yarı`);
    notePicture(`${alt}, sağ yarı`);
    await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(form.getByText(/^Görsel kaydedildi/)).toBeVisible();

    // Everywhere it is used.
    const { revision } = await admin.page(pageKey);
    expect((await admin.post('PublishPage', { pageKey, revision })).status).toBe(200);
    expect(await pictureOf(pageKey)).toMatchObject({ width: 600, height: 600, alt: `${alt}, sağ yarı` });

    page.once('dialog', (dialog) => void dialog.accept());
    await form.getByLabel('Yerine geçecek görsel').setInputFiles({
      name: 'yeni.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 320, height: 200, channels: 3, background: '#1f6b45' } })
        .png()
        .toBuffer(),
    });
    await form.getByRole('button', { name: 'Her yerde değiştir' }).click();
    await expect.poll(async () => (await pictureOf(pageKey)).width).toBe(320);
    await context.close();
  });
}

test('an editor does not change a picture that visitors see', async ({ browser }) => {
  const { pageKey } = await newPage();
  const [admin, editor] = [await EditSession.create('admin'), await EditSession.create('editor')];
  const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`);
  const panel = await uploadDropped(page, await twoColours('#bf8c50'), 'Yayındaki görsel');
  const { revision } = await admin.page(pageKey);
  expect((await admin.post('PublishPage', { pageKey, revision })).status).toBe(200);
  await panel.getByRole('button', { name: 'Görseli düzenle: Arka plan görseli' }).click();
  const form = page.getByRole('dialog', { name: 'Görseli düzenle' });
  await expect(form.getByText(/yalnızca yöneticiler değiştirebilir/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Kaydet', exact: true })).toHaveCount(0);
  await expect(form.getByLabel('Alternatif metin Türkçe')).toBeDisabled();
  await expect(form.getByRole('combobox', { name: 'Kırpma' })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Her yerde değiştir' })).toHaveCount(0);
  const { items } = (await editor.get('EditMedia', { query: 'Yayındaki görsel' })).body.data as {
    items: { id: number }[];
  };
  const fields = { id: String(items[0]?.id), alts: JSON.stringify({ tr: 'Başka' }) };
  expect((await editor.upload(await twoColours(), 'a.png', fields)).status).toBe(403);
  for (const [name, value] of [
    ['focal', '{"x":-1,"y":5}'],
    ['crop', '{"x":50,"y":0,"width":80,"height":10}'],
    ['alts', '{"tr":" "}'],
    ['alts', '[]'],
    ['id', '1e9'],
  ] as const) {
    const sent = { id: String(items[0]?.id), [name]: value };
    expect([value, (await admin.upload(Buffer.from('x'), 'a.txt', sent)).status >= 400]).toEqual([value, true]);
  }
  // A part of a picture that another one has taken the place of.
  const crop = { id: String(items[0]?.id), src: '/media/onceki.png', crop: '{"x":0,"y":0,"width":50,"height":50}' };
  expect((await admin.upload(await twoColours(), 'a.png', crop)).status).toBe(409);
  await context.close();
});

for (const width of [1440, 390]) {
  test(`an icon is found by a Turkish word, at ${width} px`, async ({ browser }) => {
    const { pageKey } = await newPage({
      sections: [
        { blockType: 'iconWithText', sectionId: 'icons-1', order: 10, title: 'İşler', list: [{ title: 'Kaldırma' }] },
      ],
    });
    const { page, context } = await enter(browser, await EditSession.create('editor'), `/edit/page/${pageKey}`, width);
    const panel = await openSection(page, /^Düzenle: .*İşler/);
    await panel.getByRole('button', { name: '1. Kaldırma', exact: true }).click();
    await panel.getByRole('button', { name: 'Simge seç: Simge' }).click();
    const picker = page.getByRole('dialog', { name: 'Simge seç' });
    await picker.getByRole('searchbox', { name: 'Simge ara' }).fill('VİNÇ');
    await expect(picker.getByRole('listitem').first()).toHaveText('vinç');
    expect(await allBarriers(page)).toEqual([]);
    await picker.getByRole('searchbox').fill('zürafa');
    await expect(picker.getByRole('status')).toHaveText('Bu sözcükle simge yok.');
    await picker.getByRole('searchbox').fill('vinc');
    await picker.getByRole('button', { name: 'vinç', exact: true }).click();
    await expect(panel.getByRole('textbox', { name: 'Simge', exact: true })).toHaveValue('vinç');
    await expect(page.getByRole('main').locator('.icon').first()).toBeVisible();
    await context.close();
  });
}

test('icons are for who is signed in', async ({ request }) => {
  expect((await request.get('/api/edit/icons?query=vinç')).status()).toBe(401);
});
