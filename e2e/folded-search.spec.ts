import { createHash, randomUUID } from 'node:crypto';

import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';

import { EditSession, newPage, notePicture, removeAccounts, removePages } from './support/edit-backend';
import { enter, openSection } from './support/edit-page';
import { asAdmin } from './support/forms-backend';
import { adminToken, backendUrl } from './support/stack';

test.afterEach(removePages);
test.afterAll(removeAccounts);

interface Found {
  docs: Record<string, unknown>[];
}

/** The search of a list in the admin, and that of its pickers. */
async function search(slug: string, field: string, word: string, draft = false): Promise<unknown[]> {
  const query = new URLSearchParams({ [`where[or][0][${field}][like]`]: word, locale: 'tr', draft: String(draft) });
  const response = await asAdmin(`${slug}?${query.toString()}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as Found).docs.map((doc) => doc[field]);
}

test('lists and pickers of the admin fold case and Turkish letters', async () => {
  const mark = randomUUID().slice(0, 8);
  const title = `Şİle IĞDIR köprüsü ${mark}`;
  await newPage({ title });
  for (const draft of [false, true]) {
    for (const word of ['şile', 'SILE', 'ığdır', 'IGDIR', 'KÖPRÜSÜ', 'kopru']) {
      expect(await search('pages', 'title', `${word} ${mark}`, draft)).toEqual([title]);
    }
  }
  expect(await search('pages', 'title', `ankara ${mark}`)).toEqual([]);
});

/** A picture of its own: the same file twice is one file. @returns its text alternative */
async function newPicture(editor: EditSession, name: string): Promise<string> {
  const alt = `${name} ${randomUUID().slice(0, 8)}`;
  const background = `#${createHash('sha1').update(alt).digest('hex').slice(0, 6)}`;
  const png = await sharp({ create: { width: 64, height: 36, channels: 3, background } })
    .png()
    .toBuffer();
  notePicture(alt);
  expect((await editor.upload(png, 'gece.png', { alt, language: 'tr' })).status).toBe(200);
  return alt;
}

test('the media library of edit mode folds case and Turkish letters', async () => {
  const editor = await EditSession.create();
  const alt = await newPicture(editor, 'VİNÇ ve ışık');
  for (const query of ['vinç', 'VINC', 'vinc ve IŞIK', 'ISIK']) {
    const { body } = await editor.get('EditMedia', { query });
    expect((body.data as { items: { alt: string }[] }).items.map((item) => item.alt)).toContain(alt);
  }
});

for (const width of [1440, 390]) {
  test(`the list of pages in the admin finds a page by plain letters, at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    const mark = randomUUID().slice(0, 8);
    const { pageKey } = await newPage({ title: `Güçlendirme ${mark}` });
    await context.addCookies([{ name: 'payload-token', value: adminToken, url: backendUrl }]);
    await page.goto(`${backendUrl}/admin/collections/pages?search=${encodeURIComponent(`GUCLENDIRME ${mark}`)}`);
    await expect(page.getByRole('link', { name: `Güçlendirme ${mark}` })).toBeVisible();
    expect(pageKey).toBeTruthy();
  });
}

async function openAdmin(page: Page, context: BrowserContext, path: string) {
  await context.addCookies([
    { name: 'payload-token', value: adminToken, url: backendUrl },
    { name: 'payload-lng', value: 'tr', url: backendUrl },
  ]);
  await page.goto(`${backendUrl}/admin/${path}`);
}

for (const width of [1440, 390]) {
  test(`the picker of pictures on the page finds one by plain letters that are typed, at ${width} px`, async ({
    browser,
  }) => {
    const editor = await EditSession.create();
    const alt = await newPicture(editor, 'Işıklı VİNÇ');
    const other = await newPicture(editor, 'Köprü');
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    const panel = await openSection(page, /^Düzenle: Hakkımızda/);
    const field = panel.getByRole('group', { name: 'Arka plan görseli' });
    await field.getByRole('button', { name: /Görsel seç/ }).click();
    const library = page.getByRole('dialog', { name: 'Medya kitaplığı' });
    await expect(library.getByRole('button', { name: other })).toBeVisible();
    const mark = alt.slice(-8);
    for (const query of [`isikli vinc ${mark}`, `IŞIKLI vinç ${mark}`, `VINC ${mark}`]) {
      await library.getByRole('searchbox').fill(query);
      await expect(library.getByRole('button', { name: other })).toHaveCount(0);
      await expect(library.getByRole('button', { name: alt })).toBeVisible();
      await library.getByRole('searchbox').fill('');
      await expect(library.getByRole('button', { name: other })).toBeVisible();
    }
    await library.getByRole('searchbox').fill(`isikli vinc ${mark}`);
    await library.getByRole('button', { name: alt }).click();
    await expect(library).toBeHidden();
    await expect(field.getByText(`“${alt}”`)).toBeVisible();
    await context.close();
  });

  test(`the lists of pictures and of the trail in the admin find by plain letters that are typed, at ${width} px`, async ({
    page,
    context,
  }) => {
    const editor = await EditSession.create();
    const alt = await newPicture(editor, 'Işıklı VİNÇ');
    const other = await newPicture(editor, 'Köprü');
    await page.setViewportSize({ width, height: 900 });
    await openAdmin(page, context, 'collections/media?sort=-createdAt');
    await expect(page.getByRole('cell', { name: other })).toBeVisible();
    await page.locator('.search-filter input').fill(`isikli vinc ${alt.slice(-8)}`);
    await expect(page.getByRole('cell', { name: other })).toHaveCount(0);
    await expect(page.getByRole('cell', { name: alt })).toBeVisible();

    await openAdmin(page, context, 'collections/audit-trail');
    await page.locator('.search-filter input').fill(editor.email.toUpperCase());
    await expect(page.getByRole('cell', { name: editor.email }).first()).toBeVisible();
  });
}
