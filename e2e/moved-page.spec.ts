import { expect, type Locator, test } from '@playwright/test';

import { barriersIn } from './support/barriers';
import { EditSession, newPage, notePage, removeAccounts, removePages, sectionOf } from './support/edit-backend';
import { enter, expectNoOverflow, openSection, titleButton, titleField } from './support/edit-page';
import { Editor } from './support/editor';

let editor: EditSession;

test.beforeAll(async () => {
  editor = await EditSession.create('editor');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

const save = { name: 'Kaydet', exact: true };

/** Whether there is as much room above the text of an element as below it. */
const isTextCentred = (element: Locator) =>
  element.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    const [box, text] = [link.getBoundingClientRect(), range.getBoundingClientRect()];
    return Math.abs(text.top - box.top - (box.bottom - text.bottom)) <= 2;
  });

for (const width of [1440, 390]) {
  test(`text that is typed while the page gets another address is offered there, at ${width} px`, async ({
    browser,
    request,
  }) => {
    const { pageKey, id } = await newPage();
    const newKey = notePage(`${pageKey}-yeni`);
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    const panel = await openSection(page, titleButton);
    const title = panel.getByRole('textbox', { name: titleField });
    await title.fill('Yarım kalan');
    await new Editor(request).updatePage(String(id), {
      pageKey: newKey,
      link: `/page/${newKey}`,
      _status: 'published',
    });

    // The editor learns it without a save: every twenty seconds the edit mode tells the backend that it is open.
    const notice = panel.getByRole('alert', { name: 'Bu sayfanın adresi değişti' });
    await expect(notice).toBeInViewport({ timeout: 45_000 });
    await expect(notice.getByRole('button')).toHaveText(['Metni kopyala']);
    await expectNoOverflow(panel);
    expect(await barriersIn(page, '[role="dialog"]')).toEqual([]);
    const state = page.getByRole('link', { name: 'Bu sayfanın adresi değişti: yeni adresinde aç' });
    expect(await isTextCentred(state)).toBe(true);
    await panel.getByRole('button', save).click();
    await expect(title).toHaveValue('Yarım kalan');
    await page.screenshot({ path: test.info().outputPath(`moved-${width}.png`) });

    await notice.getByRole('link', { name: 'Yeni adresinde aç' }).click();
    await page.waitForURL(`**/edit/page/${newKey}`);
    await page.getByRole('button', { name: 'Geri yükle' }).click();
    await expect(title).toHaveValue('Yarım kalan');
    await panel.getByRole('button', save).click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    expect(sectionOf(await editor.page(newKey), 'page-title-1')?.title).toBe('Yarım kalan');
    await context.close();
  });
}
