import { expect, type Page, test } from '@playwright/test';

import { allBarriers } from './support/barriers';
import { callWith, EditSession, removeAccounts } from './support/edit-backend';
import { enter } from './support/edit-page';
import { keepParts, partOf } from './support/edit-parts';
import type { Json } from './support/seed';
import { watchPage } from './support/watch-page';

let admin: EditSession;
let editor: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
  editor = await EditSession.create('editor');
});
keepParts(() => admin);
test.afterAll(removeAccounts);

const writing = (page: Page) => page.locator('[data-inline-text]');
const footerPanel = (page: Page) => page.getByRole('dialog', { name: 'Alt bilgi' });
const titlesOf = async (language = 'tr') =>
  ((await partOf(editor, 'footer')).languages[language]?.items as Json[]).map(({ title }) => title);
const publicModel = async () => JSON.stringify((await callWith(undefined, 'GetApplicationModel')).body.data);

for (const width of [1440, 390]) {
  test(`a title of the footer is written where it stands, and saved as a draft, at ${width} px`, async ({
    browser,
  }) => {
    const { page, context } = await enter(browser, editor, '/edit/about', width);
    const { complaints } = await watchPage(page);
    await page.locator('footer').getByRole('heading', { name: 'Teknoloji' }).click();
    await expect(writing(page)).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' ve uygulama');
    await expect(writing(page)).toBeInViewport();
    expect(await allBarriers(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await expect(footerPanel(page).getByText('Kaydedildi')).toBeVisible();
    expect(await titlesOf()).toContain('Teknoloji ve uygulama');
    expect(await publicModel()).not.toContain('Teknoloji ve uygulama');
    await page.keyboard.type('!');
    await page.keyboard.press('Control+z');
    await expect(writing(page)).toHaveText('Teknoloji ve uygulama');
    await page.keyboard.press('Enter');
    await expect(writing(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Alt bilgi: Düzenle/ })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`a link of the footer leads to its page, and is written while the form is open, at ${width} px`, async ({
    browser,
  }) => {
    const { page, context } = await enter(browser, editor, '/edit/about', width);
    await page.getByRole('button', { name: /^Alt bilgi: Düzenle/ }).click();
    await page.locator('footer').getByRole('link', { name: 'Mini Kazık' }).click();
    await expect(writing(page)).toHaveText('Mini Kazık');
    // A second press places the cursor.
    await writing(page).click();
    await expect(writing(page)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Yanlış');
    await page.keyboard.press('Escape');
    await expect(page.locator('footer').getByRole('link', { name: 'Mini Kazık' })).toBeVisible();
    await footerPanel(page).getByRole('button', { name: 'Paneli kapat' }).click();
    await page.locator('footer').getByRole('link', { name: 'Mini Kazık' }).click();
    await expect(page).toHaveURL(/\/page\/mini-kazik$/);
    await context.close();
  });

  test(`the popup’s title and the text of its link are written in its preview, at ${width} px`, async ({ browser }) => {
    const { page, context } = await enter(browser, editor, '/edit/about', width);
    await page.getByRole('button', { name: /^Duyuru penceresi: Düzenle/ }).click();
    const panel = page.getByRole('dialog', { name: 'Duyuru penceresi' });
    const preview = page.getByRole('region', { name: 'Duyuru penceresinin önizlemesi' });
    await preview.getByRole('heading').click();
    await expect(writing(page)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Köprü açılışı');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Duyuru penceresi: Düzenle/ })).toBeFocused();
    // The link of the popup is written in, not followed.
    const link = preview.getByRole('link');
    const before = (await link.textContent()) ?? '';
    await link.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!!');
    await page.keyboard.press('Escape');
    await expect(link).toHaveText(before);
    await link.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Yerinizi ayırın');
    await page.keyboard.press('Control+s');
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(preview).toContainText('Yerinizi ayırın');
    expect((await partOf(editor, 'popup')).languages.tr).toMatchObject({
      title: 'Köprü açılışı',
      linkTitle: 'Yerinizi ayırın',
    });
    // What closes the window for visitors does nothing here.
    await expect(preview.locator('button')).toHaveJSProperty('inert', true);
    await page.screenshot({ path: test.info().outputPath(`popup-${width}.png`) });
    await context.close();
  });
}

test('texts beside an icon are written where they stand: an item of the menu, and the address in the top bar', async ({
  browser,
}) => {
  const { page, context } = await enter(browser, editor, '/edit/about', 1920);
  await page.getByRole('button', { name: /^Menü: Düzenle/ }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'Kurumsal', exact: true }).hover();
  await page.locator('header').getByRole('link', { name: 'Ekibimiz', exact: true }).click();
  await expect(writing(page)).toHaveText('Ekibimiz');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Saha ekibimiz');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog', { name: 'Menü' }).getByText('Kaydedildi')).toBeVisible();
  expect(JSON.stringify((await partOf(editor, 'navigation')).languages.tr)).toContain('Saha ekibimiz');
  await page.keyboard.press('Enter');

  await page
    .getByRole('complementary')
    .getByText(/Köprübaşı Mah/)
    .click({ position: { x: 2, y: 8 } });
  await expect(writing(page)).toBeFocused();
  // Where it was pressed, although the page is wider until the other form is open.
  await page.keyboard.type('Yeni: ');
  await expect(writing(page)).toHaveText(/^.?Yeni: /);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' (2. kat)');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog', { name: 'Üst şerit ve iletişim' }).getByText('Kaydedildi')).toBeVisible();
  expect(JSON.stringify((await partOf(editor, 'site-info')).languages.tr)).toContain(' (2. kat)');
  await context.close();
});

test('F2 at a link writes its text, and a form that is cancelled leaves no typed letter', async ({ browser }) => {
  const { page, context } = await enter(browser, editor, '/edit/about');
  page.on('dialog', (dialog) => void dialog.accept());
  const link = page.locator('footer').getByRole('link', { name: 'Mini Kazık' });
  // The key works as soon as the page's scripts run.
  await expect(async () => {
    await link.press('F2');
    await expect(writing(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ve çakma');
  await page.keyboard.press('Enter');
  await expect(page.locator('footer').getByRole('link', { name: 'Mini Kazık ve çakma' })).toBeVisible();
  await footerPanel(page).getByRole('button', { name: 'Vazgeç' }).click();
  await expect(link).toHaveText('Mini Kazık');
  await expect(page.getByText(/ve çakma/)).toHaveCount(0);
  await context.close();
});

test('a menu item is written in the bar while the form of the menu is open, in the page’s language', async ({
  browser,
}) => {
  const { page, context } = await enter(browser, editor, '/en/edit/contact', 1920);
  await page.getByRole('button', { name: /^Menu: Edit/ }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  // Until the form is open, a press on a link leads to its page.
  await expect(panel).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'Company', exact: true }).click();
  await expect(writing(page)).toHaveText('Company');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' profile');
  await page.keyboard.press('Control+s');
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible();
  const { languages } = await partOf(editor, 'navigation');
  expect(JSON.stringify(languages.en)).toContain('Company profile');
  expect(JSON.stringify(languages.tr)).not.toContain('Company profile');
  await context.close();
});
