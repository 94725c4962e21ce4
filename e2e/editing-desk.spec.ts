import { expect, test } from '@playwright/test';

import { EditSession, newPage, removeAccounts, removePages, sectionOf } from './support/edit-backend';
import { drag, enter, expectNoOverflow, openSection, titleButton, titleField } from './support/edit-page';

let admin: EditSession;
let second: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
  second = await EditSession.create('editor');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

const save = { name: 'Kaydet', exact: true };
const undo = { name: 'Geri al' };
const listButton = /^Düzenle: Sık sorulanlar/;

const titleOf = async (pageKey: string) => sectionOf(await admin.page(pageKey), 'page-title-1')?.title;

/** Saves a title as a colleague would, in another browser. */
async function saveAsColleague(pageKey: string, title: string) {
  const { revision } = await second.page(pageKey);
  const body = { pageKey, language: 'tr', sectionId: 'page-title-1', revision, values: { title } };
  expect((await second.post('SaveSection', body)).status).toBe(200);
}

async function changeAsColleague(pageKey: string, change: object) {
  const { revision } = await second.page(pageKey);
  expect((await second.post('ChangeSections', { pageKey, revision, change })).status).toBe(200);
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test('undo after a conflict does not overwrite a colleague: the conflict is shown again', async ({ browser }) => {
      const { pageKey } = await newPage();
      const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
      const panel = await openSection(page, titleButton);
      await panel.getByRole('textbox', { name: titleField }).fill('Benim');
      await saveAsColleague(pageKey, 'Onun');
      await panel.getByRole('button', save).click();
      await panel.getByRole('button', { name: 'Onlarınkini al' }).click();
      await expect(panel.getByText('Kaydedildi')).toBeVisible();
      await panel.getByRole('button', undo).click();
      await expect(panel.getByRole('textbox', { name: titleField })).toHaveValue('Benim');
      await panel.getByRole('button', save).click();
      const conflict = panel.getByRole('alertdialog', { name: 'Bu bölüm siz çalışırken değişti' });
      await expect(conflict).toContainText('Onun');
      expect(await titleOf(pageKey)).toBe('Onun');
      await conflict.getByRole('button', { name: 'Benimkini koru' }).click();
      await expect(panel.getByText('Kaydedildi')).toBeVisible();
      expect(await titleOf(pageKey)).toBe('Benim');
      await context.close();
    });

    test('a section that a colleague deletes while it is edited is put back with what was typed', async ({
      browser,
    }) => {
      const { pageKey } = await newPage();
      const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
      const panel = await openSection(page, titleButton);
      await panel.getByRole('textbox', { name: titleField }).fill('Yazdığım');
      await changeAsColleague(pageKey, { kind: 'delete', id: 'page-title-1' });
      await panel.getByRole('button', save).click();
      const notice = panel.getByRole('alert', { name: 'Bu bölüm silindi' });
      await expect(notice).toBeInViewport();
      await expectNoOverflow(panel);
      await notice.getByRole('button', { name: 'Bölümü geri koy ve kaydet' }).click();
      await expect(panel.getByText('Kaydedildi')).toBeVisible();
      await expect(notice).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Yazdığım');
      const { sections } = (await admin.page(pageKey)).page;
      expect(sections.map(({ id }) => id)).toEqual(['page-title-1', 'accordion-1', 'about-1']);
      expect(await titleOf(pageKey)).toBe('Yazdığım');
      await context.close();
    });
  });
}

test('a section that a colleague puts back first is saved all the same', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const panel = await openSection(page, titleButton);
  await panel.getByRole('textbox', { name: titleField }).fill('Yazdığım');
  await changeAsColleague(pageKey, { kind: 'delete', id: 'page-title-1' });
  await panel.getByRole('button', save).click();
  const putBack = panel.getByRole('button', { name: 'Bölümü geri koy ve kaydet' });
  await expect(putBack).toBeVisible();
  await changeAsColleague(pageKey, { kind: 'restore', id: 'page-title-1' });
  await putBack.click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  expect(await titleOf(pageKey)).toBe('Yazdığım');
  await context.close();
});

test('a section that a colleague moves while it is edited is saved at its new place', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const panel = await openSection(page, titleButton);
  await panel.getByRole('textbox', { name: titleField }).fill('Yazdığım');
  await changeAsColleague(pageKey, { kind: 'move', id: 'page-title-1', afterId: 'about-1' });
  await panel.getByRole('button', save).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  const types = page.locator('[data-edit]');
  await expect(types.last()).toHaveAttribute('data-edit', 'page-title-1');
  expect(await titleOf(pageKey)).toBe('Yazdığım');
  await context.close();
});

for (const width of [1440, 390]) {
  test(`Ctrl+Z after a list item was dragged moves it back, with the focus on it, at ${width} px`, async ({
    browser,
  }) => {
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    const panel = await openSection(page, listButton);
    // On a phone the form is a sheet, which is made high enough to drag in it.
    if (width < 600) await panel.getByRole('separator').press('End');
    const title = panel.getByRole('textbox', { name: /^Başlık/ }).first();
    await title.pressSequentially('Sorular');
    const items = panel.locator('fieldset > ol > li');
    await drag(page, items.nth(1).locator('[data-grip]'), items.nth(0));
    await expect(panel.getByRole('button', { name: '1. İki', exact: true })).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(panel.getByRole('button', { name: '2. İki', exact: true })).toBeFocused();
    await expect(title).toHaveValue('Sorular');
    await page.keyboard.press('Control+z');
    await expect(title).toHaveValue('');
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+y');
    await expect(panel.getByRole('button', { name: '1. İki', exact: true })).toBeFocused();
    await expect(title).toHaveValue('Sorular');
    await context.close();
  });
}

test('rich text, a removed item and a field are undone in their order', async ({ browser }) => {
  const { pageKey } = await newPage({
    sections: [
      { blockType: 'accordion', sectionId: 'accordion-1', order: 20, list: [{ title: 'Bir', content: '<p>a</p>' }] },
    ],
  });
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const panel = await openSection(page, listButton);
  const title = panel.getByRole('textbox', { name: /^Başlık/ }).first();
  await title.fill('Sorular');
  await panel.getByRole('button', { name: '1. Bir', exact: true }).click();
  const prose = panel.locator('[contenteditable]');
  await prose.press('Control+End');
  await page.keyboard.type('b');
  await expect(prose).toHaveText('ab');
  await panel.getByRole('button', { name: 'Kaldır: 1. Bir' }).click();
  await expect(panel.getByRole('button', { name: '1. Bir', exact: true })).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(prose).toHaveText('ab');
  await page.keyboard.press('Control+z');
  await expect(prose).toHaveText('a');
  await expect(title).toHaveValue('Sorular');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('');
  await context.close();
});
