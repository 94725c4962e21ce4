import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { callWith, EditSession, removeAccounts } from './support/edit-backend';
import { enter } from './support/edit-page';
import { keepParts, partOf, savePart as save } from './support/edit-parts';
import { asAdmin } from './support/forms-backend';
import type { Json } from './support/seed';
import { siteUrl } from './support/stack';

let admin: EditSession;
let editor: EditSession;

async function publicModel(): Promise<string> {
  return JSON.stringify((await callWith(undefined, 'GetApplicationModel')).body.data);
}

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
  editor = await EditSession.create();
});
keepParts(() => admin);
test.afterAll(removeAccounts);

test('an editor’s change of the footer is a draft, which an administrator publishes', async () => {
  const { languages } = await partOf(editor, 'footer');
  const items = (languages.tr?.items ?? []) as Json[];
  const english = JSON.stringify(languages.en);
  const changed = [...items, { title: 'Yeni sütun', submenu: [{ title: 'Hakkımızda', link: '/about' }] }];
  expect((await save(editor, 'footer', { items: changed })).status).toBe(200);
  const draft = await partOf(editor, 'footer');
  expect(draft.status).toBe('changed');
  expect(await publicModel()).not.toContain('Yeni sütun');
  const request = { part: 'footer', revision: draft.revision };
  expect((await editor.post('PublishPart', request)).status).toBe(403);
  expect((await admin.post('PublishPart', request)).status).toBe(200);
  expect(await publicModel()).toContain('Yeni sütun');
  const now = await partOf(editor, 'footer');
  expect(now.status).toBe('published');
  const kept = { ...now.languages.en, items: (now.languages.en?.items as Json[]).slice(0, items.length) };
  expect(JSON.stringify(kept)).toBe(english);
});

test('a broken link and a missing title are found, and block publishing', async () => {
  const { languages } = await partOf(editor, 'navigation');
  const menu = [...((languages.tr?.menu ?? []) as Json[]), { title: 'Yok', link: '/page/boyle-bir-sayfa-yok' }];
  expect((await save(editor, 'navigation', { menu })).status).toBe(200);
  const { problems, revision } = await partOf(editor, 'navigation');
  expect(problems.map(({ code, field }) => `${code} ${field}`)).toContain(`link_broken menu.${menu.length - 1}.link`);
  const refused = await admin.post('PublishPart', { part: 'navigation', revision });
  expect([refused.status, refused.body.code]).toEqual([400, 'validation']);
  const untitled = await save(editor, 'navigation', { menu: [...menu, { title: '', link: '/' }] });
  expect([untitled.status, untitled.body.data]).toEqual([
    400,
    { fields: { [`menu.${menu.length}.title`]: 'required' } },
  ]);
  const wrong = await save(editor, 'site-info', { email: 'a b' });
  expect(wrong.body.data).toEqual({ fields: { email: 'invalid' } });
});

test('a save on an old revision is a conflict in the same language only', async () => {
  const { revision } = await partOf(editor, 'site-info');
  expect((await save(editor, 'site-info', { subTitle: 'Zemin' }, 'tr', revision)).status).toBe(200);
  expect((await save(admin, 'site-info', { subTitle: 'Ground' }, 'en', revision)).status).toBe(200);
  const late = await save(admin, 'site-info', { subTitle: 'Tünel' }, 'tr', revision);
  expect([late.status, (late.body.data as { part: Json }).part.subTitle]).toEqual([409, 'Zemin']);
});

test('a save in the admin is a version with its author and what it changed', async () => {
  const saved = await asAdmin('globals/site-info', 'POST', { phone: '+90 312 000 00 01' });
  expect(saved.status).toBe(200);
  const versions = (await admin.get('PartVersions', { part: 'site-info' })).body.data as Json[];
  expect(versions[0]).toMatchObject({
    by: expect.stringMatching(/./) as unknown,
    changes: [{ kind: 'changed', field: 'phone' }],
  });
});

for (const width of [1440, 390]) {
  test(`the menu is changed, published and restored on the page, at ${width} px`, async ({ browser }) => {
    const { page, context } = await enter(browser, admin, '/edit/about', width);
    const handle = page.getByRole('button', { name: /^Menü: Düzenle/ });
    await handle.click();
    const panel = page.getByRole('dialog', { name: 'Menü' });
    await panel.getByRole('button', { name: 'Öğe ekle: Menü öğeleri' }).click();
    const item = panel.getByRole('listitem').last();
    await item.getByRole('textbox', { name: 'Başlık (zorunlu)' }).fill('Yeni öğe');
    await item.getByRole('combobox', { name: 'Bağlantı' }).fill('/about');
    await panel.getByRole('button', { name: 'Kaydet' }).click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    // The draft shows on the page, and visitors do not have it.
    await expect(page.locator('header a', { hasText: 'Yeni öğe' })).toHaveCount(1);
    await expect(handle).toContainText('Yayımlanmamış değişiklik var');
    expect(await publicModel()).not.toContain('Yeni öğe');
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
    await panel.getByRole('button', { name: 'Yayımla' }).click();
    await expect(panel.getByText('Yayımlandı. Ziyaretçiler birkaç saniye içinde görür.')).toBeVisible();
    // The bar says so once visitors have it, in each language.
    await expect(page.getByText(/^[\d,]+ saniyede yayına girdi; 4 adreste denetlendi$/)).toBeVisible({
      timeout: 20_000,
    });
    for (const path of ['/', '/about']) expect(await (await fetch(siteUrl + path)).text()).toContain('Yeni öğe');
    expect(await publicModel()).toContain('Yeni öğe');
    await expect(handle).not.toContainText('Yayımlanmamış değişiklik var');
    await panel.getByRole('button', { name: 'Sürümler' }).click();
    const saved = panel.getByRole('listitem').filter({ hasText: 'Eklendi: Yeni öğe' }).first();
    await expect(saved).toContainText(admin.name);
    page.on('dialog', (dialog) => void dialog.accept());
    await panel
      .getByRole('button', { name: /^Geri yükle/ })
      .nth(1)
      .click();
    await expect(page.getByText('Sürüm taslak olarak geri yüklendi')).toBeVisible();
    await expect(page.locator('header a', { hasText: 'Yeni öğe' })).toHaveCount(0);
    await context.close();
  });

  test(`top bar, footer and popup are edited from their handles, at ${width} px`, async ({ browser }) => {
    const { page, context } = await enter(browser, editor, '/edit/about', width, true);
    for (const [handle, name, field, text] of [
      ['Üst şerit ve iletişim', 'Üst şerit ve iletişim', 'Alt başlık', 'Baraj ve tünel'],
      ['Duyuru penceresi', 'Duyuru penceresi', 'Başlık', 'Yeni duyuru'],
    ] as const) {
      await page
        .getByRole('button', { name: `${handle}: Düzenle` })
        .first()
        .click();
      const panel = page.getByRole('dialog', { name });
      await panel.getByRole('textbox', { name: field, exact: true }).fill(text);
      await panel.getByRole('button', { name: 'Kaydet' }).click();
      await expect(panel.getByText('Kaydedildi')).toBeVisible();
      await expect(panel.getByText('Taslağı bir yönetici yayımlar.')).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Yayımla' })).toHaveCount(0);
      await panel.getByRole('button', { name: 'Paneli kapat' }).click();
      expect(await publicModel()).not.toContain(text);
    }
    await expect(page.getByText('Baraj ve tünel').first()).toBeAttached();
    // The question of consent, which nobody has answered, does not cover the buttons below the footer.
    await expect(page.getByRole('button', { name: 'Reddet', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Alt bilgi: Düzenle' }).click();
    await expect(page.getByRole('dialog', { name: 'Alt bilgi' }).getByText(/^Sütunlar/)).toBeVisible();
    await context.close();
  });
}
