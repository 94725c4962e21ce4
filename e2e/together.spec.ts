import { expect, test } from '@playwright/test';

import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { choose, enter, expectNoOverflow, openSection, titleButton } from './support/edit-page';

let editor: EditSession;
let colleague: EditSession;

test.beforeAll(async () => {
  [editor, colleague] = [await EditSession.create('editor'), await EditSession.create('editor')];
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

for (const width of [1440, 390]) {
  test(`each version says what it changed and by whom, at ${width} px`, async ({ browser }) => {
    const { pageKey } = await newPage();
    const { revision } = await editor.page(pageKey);
    const values = { title: 'Tünel işleri' };
    const body = { pageKey, language: 'tr', sectionId: 'page-title-1', revision, values };
    expect((await editor.post('SaveSection', body)).status).toBe(200);
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    await choose(page, 'Sürümler');
    const panel = page.getByRole('dialog', { name: 'Sürümler' });
    const [newest, oldest] = [panel.getByRole('listitem').first(), panel.getByRole('listitem').last()];
    await expect(newest).toContainText('1 bölüm değişti: Sayfa başlığı');
    await expect(newest).toContainText(editor.name);
    await expect(oldest).toContainText('Saklanan en eski sürüm');
    await expectNoOverflow(panel);
    await context.close();
  });
}

for (const width of [1440, 390]) {
  test(`a section says who is working in it, on the page and in its form, at ${width} px`, async ({ browser }) => {
    const { pageKey } = await newPage();
    const mine = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    const theirs = await enter(browser, colleague, `/edit/page/${pageKey}`, width);
    const reported = theirs.page.waitForRequest(
      (request) => request.url().endsWith('EditHeartbeat') && Boolean(request.postData()?.includes('page-title-1')),
    );
    const theirPanel = await openSection(theirs.page, titleButton);
    await (await reported).response();
    const comeBack = () => mine.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await comeBack();
    const section = mine.page.locator('[data-edit="page-title-1"]');
    await expect(section.getByText(`Burada: ${colleague.name}`)).toBeVisible();
    await expect(mine.page.locator('[data-edit="about-1"]').getByText('Burada:')).toHaveCount(0);
    await mine.page.screenshot({ path: test.info().outputPath(`here-${width}.png`) });
    const panel = await openSection(mine.page, titleButton);
    await expect(panel).toContainText(`başkaları da çalışıyor: ${colleague.name}.`);

    const left = theirs.page.waitForRequest(
      (request) => request.url().endsWith('EditHeartbeat') && !request.postData()?.includes('page-title-1'),
    );
    await theirPanel.getByRole('button', { name: 'Paneli kapat' }).click();
    await (await left).response();
    await comeBack();
    await expect(section.getByText(`Burada: ${colleague.name}`)).toHaveCount(0);
    await mine.context.close();
    await theirs.context.close();
  });
}
