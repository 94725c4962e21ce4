import { expect, test } from '@playwright/test';

import { allBarriers } from './support/barriers';
import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { choose, enter } from './support/edit-page';
import { watchPage } from './support/watch-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

for (const width of [1440, 390]) {
  test(`a page’s settings show how it looks in search results and where it is shared, at ${width} px`, async ({
    browser,
  }) => {
    const { page, context } = await enter(browser, await EditSession.create('editor'), '/edit/page/jet-grout', width);
    const { complaints } = await watchPage(page);
    await choose(page, 'Sayfa ayarları');
    const elsewhere = page.getByRole('region', { name: 'Başka yerlerde nasıl görünür' });
    await elsewhere.scrollIntoViewIfNeeded();

    const image = elsewhere.getByRole('img', { name: 'Yayındaki sayfanın paylaşım görseli' });
    const width1200 = () => image.evaluate((img: HTMLImageElement) => img.naturalWidth);
    // Drawn at the first visit, one image after another.
    await expect.poll(width1200, { timeout: 60_000 }).toBe(1200);

    const title = page.getByRole('textbox', { name: /Sayfa başlığı/ });
    await title.fill('Kısa bir başlık');
    const shown = elsewhere.getByText(/^Kısa bir başlık - /).first();
    const isCut = () => shown.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(await isCut()).toBe(false);
    await title.fill('Gevşek zeminlerde jet grout kolonları: tasarım, imalat ve denetim için bir rehber');
    const long = elsewhere.getByText(/^Gevşek zeminlerde/).first();
    expect(await long.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await expect(elsewhere.getByText(/karakterden sonrası kesilir/)).toBeVisible();
    expect(await allBarriers(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`elsewhere-${width}.png`) });
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('a page that was never published has no share image yet', async ({ browser }) => {
  const { pageKey } = await newPage({ _status: 'draft' });
  const { page, context } = await enter(browser, await EditSession.create('editor'), `/edit/page/${pageKey}`, 1440);
  await choose(page, 'Sayfa ayarları');
  await expect(page.getByText(/Paylaşım görseli sayfa yayımlanınca/)).toBeVisible();
  await context.close();
});
