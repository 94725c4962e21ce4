import { expect, type Locator, type Page, test } from '@playwright/test';

import { allBarriers } from './support/barriers';
import { EditSession, newPage, publicPage, removeAccounts, removePages, sectionOf } from './support/edit-backend';
import { enter } from './support/edit-page';
import { asAdmin } from './support/forms-backend';
import { watchPage } from './support/watch-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

const sections = [
  { blockType: 'pageTitle', sectionId: 'page-title-1', title: 'Zemin iyileştirme', subTitle: 'Kolon kolon', order: 10 },
  {
    blockType: 'iconWithText',
    sectionId: 'icons-1',
    order: 20,
    title: 'Ne yaparız',
    list: [
      { title: 'Jet grout', content: 'Bir satır' },
      { title: 'Mini kazık', content: 'İki\nsatır' },
    ],
  },
];
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Bölümü düzenle' });
const heading = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).last();
const writing = (page: Page) => page.locator('[data-inline-text]');

async function begin(page: Page, text: Locator) {
  await text.click();
  await expect(writing(page)).toBeFocused();
  await expect(panelOf(page)).toBeVisible();
}

for (const width of [1440, 390]) {
  test(`a title is written where it stands, saved, and undone, at ${width} px`, async ({ browser }) => {
    const editor = await EditSession.create('editor');
    const { pageKey } = await newPage({ sections });
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    const { complaints } = await watchPage(page);
    await begin(page, page.getByRole('heading', { name: 'Zemin iyileştirme' }));
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' ve ankraj');
    await expect(writing(page)).toHaveText('Zemin iyileştirme ve ankraj');
    await expect(writing(page)).toBeInViewport();
    expect(await allBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await expect(panelOf(page).getByText('Kaydedilmedi', { exact: true })).toBeVisible();

    await page.keyboard.press('Control+s');
    await expect(panelOf(page).getByText('Kaydedildi')).toBeVisible();
    const draft = await editor.page(pageKey);
    expect(sectionOf(draft, 'page-title-1')?.title).toBe('Zemin iyileştirme ve ankraj');
    expect(draft.status).toBe('changed');
    expect(JSON.stringify((await publicPage(pageKey)).body)).not.toContain('ankraj');

    // The writing goes on after the save, with the caret where it was.
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    await expect(writing(page)).toHaveText('Zemin iyileştirme ve ankraj!');
    await page.keyboard.press('Control+z');
    await expect(writing(page)).toHaveText('Zemin iyileştirme ve ankraj');
    await page.keyboard.press('Enter');
    await expect(writing(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Düzenle: Sayfa başlığı/ })).toBeFocused();

    // The form has the same text. On a phone it is opened from the sheet, which leaves the page in view.
    if (width === 390) await panelOf(page).getByRole('button', { name: 'Formu göster' }).click();
    const field = panelOf(page).getByRole('textbox', { name: 'Başlık (zorunlu)' });
    await expect(field).toHaveValue('Zemin iyileştirme ve ankraj');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`a text in a list, a pasted one, and Escape, at ${width} px`, async ({ browser }) => {
    const editor = await EditSession.create('editor');
    const { pageKey } = await newPage({ sections });
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await begin(page, heading(page, 'Mini kazık'));
    await page.keyboard.press('Control+a');
    await page.evaluate(() =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob(['<h1 style="color:red">Fore<br>kazık</h1>'], { type: 'text/html' }),
          'text/plain': new Blob(['Fore\nkazık'], { type: 'text/plain' }),
        }),
      ]),
    );
    await page.keyboard.press('Control+v');
    await expect(writing(page)).toHaveText('Fore kazık');
    expect(await writing(page).evaluate((element) => element.children.length)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '1 bölümde kaydedilmemiş değişiklik' })).toBeVisible();

    // Escape takes back what was typed since the press, and nothing else.
    await begin(page, heading(page, 'Jet grout'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Yanlış');
    await page.keyboard.press('Escape');
    await expect(heading(page, 'Jet grout')).toBeVisible();
    await expect(heading(page, 'Fore kazık')).toBeVisible();
    await panelOf(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(panelOf(page).getByText('Kaydedildi')).toBeVisible();
    expect(sectionOf(await editor.page(pageKey), 'icons-1')?.list).toMatchObject([
      { title: 'Jet grout' },
      { title: 'Fore kazık' },
    ]);
    await context.close();
  });
}

test('a sub-title and a sentence are written where they stand; a text of two lines is left to the form', async ({
  browser,
}) => {
  const editor = await EditSession.create('editor');
  const { pageKey } = await newPage({ sections });
  const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`);
  await begin(page, heading(page, 'Kolon kolon'));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', ölçerek');
  await page.keyboard.press('Control+s');
  await expect(panelOf(page).getByText('Kaydedildi')).toBeVisible();
  await begin(page, heading(page, 'Bir satır'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Tek satır');
  await page.keyboard.press('Control+s');
  await expect(panelOf(page).getByText('Kaydedildi')).toBeVisible();
  await page.keyboard.press('Enter');
  const draft = await editor.page(pageKey);
  expect(sectionOf(draft, 'page-title-1')?.subTitle).toBe('Kolon kolon, ölçerek');
  expect(sectionOf(draft, 'icons-1')?.list).toMatchObject([{ content: 'Tek satır' }, { content: 'İki\nsatır' }]);
  await page.getByRole('main').getByText('İki satır').click();
  await expect(writing(page)).toHaveCount(0);
  await context.close();
});

test('a form that is cancelled, or closed with its text, leaves no typed letter on the page', async ({ browser }) => {
  const editor = await EditSession.create('editor');
  const { pageKey } = await newPage({ sections });
  const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`);
  page.on('dialog', (dialog) => void dialog.accept());
  const title = page.getByRole('heading', { level: 1 });
  await begin(page, title);
  await page.keyboard.type('Olmadı ');
  await panelOf(page).getByRole('button', { name: 'Vazgeç' }).click();
  await expect(title).toHaveText('Zemin iyileştirme');

  await begin(page, title);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', yarım');
  await panelOf(page).getByRole('button', { name: 'Paneli kapat' }).click();
  await expect(title).toHaveText('Zemin iyileştirme');
  await expect(page.getByRole('button', { name: /^Düzenle: Sayfa başlığı/ })).toHaveAccessibleDescription(
    'Kaydedilmemiş değişiklik',
  );
  // A press on the title goes on with the unsaved text.
  await begin(page, title);
  await expect(writing(page)).toHaveText('Zemin iyileştirme, yarım');
  await context.close();
});

test('two people write the same title: nothing is overwritten unseen', async ({ browser }) => {
  const [editor, colleague] = [await EditSession.create('editor'), await EditSession.create('editor')];
  const { pageKey } = await newPage({ sections });
  const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`);
  await begin(page, page.getByRole('heading', { level: 1 }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Benim');
  const { revision } = await colleague.page(pageKey);
  const theirs = { pageKey, language: 'tr', sectionId: 'page-title-1', revision, values: { title: 'Onun' } };
  expect((await colleague.post('SaveSection', theirs)).status).toBe(200);
  await page.keyboard.press('Control+s');
  const conflict = panelOf(page).getByRole('alertdialog', { name: 'Bu bölüm siz çalışırken değişti' });
  await expect(conflict).toContainText('Onun');
  await conflict.getByRole('button', { name: 'Onlarınkini al' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onun');
  expect(sectionOf(await editor.page(pageKey), 'page-title-1')?.title).toBe('Onun');
  await context.close();
});

test('a translation is written over the Turkish text that stands in its place', async ({ browser }) => {
  const editor = await EditSession.create('editor');
  const { pageKey, id } = await newPage({ sections });
  await asAdmin(`pages/${id}?locale=en`, 'PATCH', { title: 'Ground improvement' });
  const { page, context } = await enter(browser, editor, `/en/edit/page/${pageKey}`);
  await page.getByRole('heading', { name: 'Zemin iyileştirme' }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ground improvement works');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog').getByText('Saved', { exact: true })).toBeVisible();
  const draft = await editor.page(pageKey);
  expect(sectionOf(draft, 'page-title-1')?.title).toBe('Zemin iyileştirme');
  const english = draft.page.otherLangs.en?.sections.find((section) => section.id === 'page-title-1');
  expect(english?.title).toBe('Ground improvement works');
  await context.close();
});
