import { expect, type Route, test } from '@playwright/test';

import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { enter, openSection, titleButton, titleField } from './support/edit-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

for (const [what, fail] of [
  ['with 502', (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' })],
  ['without an answer', (route: Route) => route.abort('connectionrefused')],
] as const) {
  test(`a refresh that fails ${what} keeps the open form, says so, and is tried again`, async ({ browser }) => {
    const [editor, colleague] = [await EditSession.create('editor'), await EditSession.create('editor')];
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`);
    const panel = await openSection(page, titleButton);
    await panel.getByRole('textbox', { name: titleField }).fill('Yazdığım');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    let isAway = true;
    await page.route(`**/edit/page/${pageKey}?_rsc=*`, (route) => (isAway ? fail(route) : route.continue()));
    const { revision } = await colleague.page(pageKey);
    const place = { pageKey, sectionId: 'about-1', language: 'tr', revision };
    await colleague.post('SaveSection', { ...place, values: { title: 'Meslektaşın başlığı' } });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const notice = page.getByText('Sunucuya ulaşılamadı. Sayfa son hâliyle duruyor');
    await expect(notice).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('away.png') });
    await expect(panel.getByRole('textbox', { name: titleField })).toHaveValue('Yazdığım');

    isAway = false;
    await expect(page.getByRole('main').getByText('Meslektaşın başlığı').first()).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(panel.getByRole('textbox', { name: titleField })).toHaveValue('Yazdığım');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await panel.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    await context.close();
  });
}
