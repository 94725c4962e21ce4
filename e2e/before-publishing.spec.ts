import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { EditSession, newPage, notePage, removeAccounts, removePages } from './support/edit-backend';
import { asAdmin } from './support/forms-backend';
import { choose, enter, openSection, titleButton, titleField } from './support/edit-page';

let admin: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

interface Found {
  code: string;
  severity: string;
  sectionId: string | null;
  field: string | null;
  language: string | null;
}

async function problemsOf(pageKey: string): Promise<string[]> {
  const { problems } = (await admin.get('CheckPage', { pageKey })).body.data as { problems: Found[] };
  return problems.map(({ code, sectionId, language }) => [code, sectionId, language].filter(Boolean).join(' '));
}

test('an empty section and a text that nobody wrote block publishing, until they are written or hidden', async () => {
  const { pageKey } = await newPage();
  let { revision } = await admin.page(pageKey);
  for (const type of ['about', 'hero']) {
    const added = await admin.post('ChangeSections', { pageKey, revision, change: { kind: 'add', type } });
    ({ revision } = added.body.data as { revision: string });
  }
  expect(await problemsOf(pageKey)).toEqual(
    expect.arrayContaining(['section_empty about-2 tr', 'placeholder_text hero-1 tr']),
  );
  const refused = await admin.post('PublishPage', { pageKey, revision });
  expect([refused.status, refused.body.code]).toEqual([400, 'validation']);
  const write = { pageKey, revision, sectionId: 'hero-1', language: 'tr', values: { title: 'Baraj' } };
  ({ revision } = (await admin.post('SaveSection', write)).body.data as { revision: string });
  const hide = { pageKey, revision, change: { kind: 'hide', id: 'about-2' } };
  ({ revision } = (await admin.post('ChangeSections', hide)).body.data as { revision: string });
  expect((await admin.post('PublishPage', { pageKey, revision })).status).toBe(200);
});

for (const width of [1440, 390]) {
  test(`a new section without content is named before publishing, at ${width} px`, async ({ browser }) => {
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    const { revision } = await admin.page(pageKey);
    await admin.post('ChangeSections', { pageKey, revision, change: { kind: 'add', type: 'about' } });
    await page.reload();
    const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
    await bar.getByRole('button', { name: 'Yayımla' }).click();
    const check = page.getByRole('dialog', { name: 'Yayın denetimi' });
    await check.getByRole('button', { name: /^Engel: Bölüm boş/ }).click();
    await expect(page.getByRole('dialog', { name: 'Bölümü düzenle' })).toBeVisible();
    await context.close();
  });

  test(`an outdated translation is marked on the page, in the form and in the check, at ${width} px`, async ({
    browser,
  }) => {
    const { pageKey } = await newPage();
    const { revision } = await admin.page(pageKey);
    const english = { pageKey, revision, sectionId: 'page-title-1', language: 'en', values: { title: 'Dam' } };
    expect((await admin.post('SaveSection', english)).status).toBe(200);
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    const note = page.getByText('Çevirisi eski: English');
    await expect(note).toBeHidden();
    const panel = await openSection(page, titleButton);
    await panel.getByRole('textbox', { name: titleField }).fill('Baraj ve tünel');
    await panel.getByRole('button', { name: 'Kaydet' }).click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    const tab = panel.getByRole('tab', { name: 'English (çevirisi eski)' });
    await tab.click();
    await expect(panel.getByRole('textbox', { name: titleField })).toHaveAccessibleDescription(
      /Uyarı: Türkçesi değişti, çevirisi eski kaldı/,
    );
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
    await panel.getByRole('button', { name: 'Paneli kapat' }).click();
    await expect(note).toBeVisible();
    await choose(page, /^Yayın denetimi/);
    const check = page.getByRole('dialog', { name: 'Yayın denetimi' });
    await check
      .getByRole('button', { name: /^Uyarı: Türkçesi değişti.*Sayfa başlığı “.+” › Başlık › English/ })
      .click();
    await page
      .getByRole('dialog', { name: 'Bölümü düzenle' })
      .getByRole('button', { name: 'Çeviri yine de güncel' })
      .click();
    await expect(page.getByText('Çeviri güncel sayıldı')).toBeVisible();
    await expect(note).toBeHidden();
    expect(await problemsOf(pageKey)).not.toContain('translation_outdated page-title-1 en');
    await context.close();
  });

  test(`the title of a page stays when a section gets a heading, at ${width} px`, async ({ browser }) => {
    const sections = [{ blockType: 'about', sectionId: 'about-1', order: 10, description: '<p>Metin</p>' }];
    const { pageKey } = await newPage({ title: 'Baraj işleri', sections });
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    const title = page.getByRole('main').getByRole('heading', { level: 1, name: 'Baraj işleri' });
    await expect(title).toBeVisible();
    const panel = await openSection(page, /^Düzenle: Hakkımızda/);
    await panel.getByRole('textbox', { name: 'Başlık', exact: true }).fill('Neler yapıyoruz');
    await panel.getByRole('button', { name: 'Kaydet' }).click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    await panel.getByRole('button', { name: 'Paneli kapat' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Neler yapıyoruz' })).toBeVisible();
    await expect(title).toBeVisible();
    await context.close();
  });
}

test('a save in the admin marks translations as outdated too, and a translation clears the mark', async () => {
  const { pageKey, id } = await newPage();
  const save = (locale: string, data: object) => asAdmin(`pages/${id}?locale=${locale}`, 'PATCH', data);
  expect((await save('en', { title: 'Dam' })).status).toBe(200);
  expect((await save('tr', { title: 'Baraj' })).status).toBe(200);
  expect(await problemsOf(pageKey)).toContain('translation_outdated en');
  expect((await save('en', { title: 'Barrage' })).status).toBe(200);
  expect(await problemsOf(pageKey)).not.toContain('translation_outdated en');
});

test('a page that begins as a copy has the outdated translations of the copied page', async () => {
  const { pageKey } = await newPage();
  for (const [language, title] of [
    ['en', 'Dam'],
    ['tr', 'Baraj ve tünel'],
  ] as const) {
    const { revision } = await admin.page(pageKey);
    const change = { pageKey, revision, sectionId: 'page-title-1', language, values: { title } };
    expect((await admin.post('SaveSection', change)).status).toBe(200);
  }
  const copy = notePage(`${pageKey}-kopya`);
  const made = await admin.post('CreatePage', { title: 'Kopya', pageKey: copy, language: 'tr', copyFrom: pageKey });
  expect(made.status).toBe(200);
  expect(await problemsOf(copy)).toContain('translation_outdated page-title-1 en');
});
