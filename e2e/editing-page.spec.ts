import { expect, test } from '@playwright/test';

import { allBarriers } from './support/barriers';
import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { choose, enter, openSection, titleButton, titleField } from './support/edit-page';
import { watchPage } from './support/watch-page';

let admin: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

test('sections are moved, hidden and deleted on the page, page settings are saved, and a version is restored', async ({
  browser,
}) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  page.on('dialog', (dialog) => void dialog.accept());
  const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
  const types = () =>
    page.locator('[data-edit]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.edit));
  const menu = (name: RegExp) => page.getByLabel(name);

  await menu(/^Bölüm işlemleri: Sık sorulanlar/).click();
  await page.getByRole('button', { name: 'Aşağı taşı' }).filter({ visible: true }).click();
  await expect(bar.getByText('Bölüm taşındı')).toBeVisible();
  await expect.poll(types).toEqual(['page-title-1', 'about-1', 'accordion-1']);

  await menu(/^Bölüm işlemleri: Sık sorulanlar/).click();
  await page.getByRole('button', { name: 'Gizle' }).filter({ visible: true }).click();
  await expect(page.getByText('Gizli bölüm')).toBeVisible();

  await menu(/^Bölüm işlemleri: Sık sorulanlar/).click();
  await page.getByRole('button', { name: 'Sil', exact: true }).filter({ visible: true }).click();
  await expect.poll(types).toEqual(['page-title-1', 'about-1']);

  await choose(page, 'Sayfa ayarları');
  const settings = page.getByRole('dialog', { name: 'Sayfa ayarları' });
  await settings.getByRole('textbox', { name: /^Sayfa başlığı/ }).fill('Başka ad');
  await settings.getByRole('button', { name: 'Kaydet' }).click();
  await expect(settings.getByText('Kaydedildi')).toBeVisible();
  expect((await admin.page(pageKey)).page.title).toBe('Başka ad');

  await choose(page, 'Sürümler');
  await page
    .getByRole('button', { name: /^Geri yükle/ })
    .last()
    .click();
  await expect(bar.getByText('Sürüm taslak olarak geri yüklendi')).toBeVisible();
  await expect.poll(types).toEqual(['page-title-1', 'accordion-1', 'about-1']);
  await context.close();
});

test('a preview link shows the draft to a visitor without an account', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const panel = await openSection(page, titleButton);
  await panel.getByRole('textbox', { name: titleField }).fill('Yalnız taslakta');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  await panel.getByRole('button', { name: 'Paneli kapat' }).click();
  await choose(page, 'Önizleme bağlantısı');
  await page.getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const address = await page.getByRole('textbox', { name: 'Bağlantı adresi' }).inputValue();

  const visitor = await (await browser.newContext()).newPage();
  const { complaints } = await watchPage(visitor);
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Yalnız taslakta');
  await expect(visitor.getByRole('button', { name: /^Düzenle/ })).toHaveCount(0);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(complaints).toEqual([]);
  expect((await visitor.request.get(`${address}x`)).status()).toBe(404);
  await visitor.context().close();
  await context.close();
});

for (const [width, name] of [
  [390, 'a phone'],
  [1440, 'a desk'],
] as const) {
  test(`the edit mode has no accessibility violations on ${name}, with each panel open`, async ({ browser }) => {
    const { page, context } = await enter(browser, admin, '/edit/page/jet-grout', width);
    const { complaints } = await watchPage(page);
    await page.reload();
    expect(await allBarriers(page)).toEqual([]);
    const buttons = await page.getByRole('button', { name: /^Düzenle: / }).all();
    expect(buttons.length).toBeGreaterThan(2);
    for (const button of buttons) {
      await button.click();
      const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
      expect(await allBarriers(page)).toEqual([]);
      await panel.getByRole('button', { name: 'Paneli kapat' }).click();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('the buttons of a short panel are at its foot, and as tall as others', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  await choose(page, /^Yayın denetimi/);
  const panel = page.getByRole('dialog', { name: 'Yayın denetimi' });
  const publish = panel.getByRole('button', { name: 'Yayımla' });
  await expect(publish).toBeVisible();
  const [button, whole] = [await publish.boundingBox(), await panel.boundingBox()];
  if (!button || !whole) throw new Error('not shown');
  expect(button.height).toBeLessThan(64);
  expect(whole.y + whole.height - (button.y + button.height)).toBeLessThan(32);
  await context.close();
});

test('the commands of a menu at the end of the window stand still once they are shown', async ({ browser }) => {
  const { page, context } = await enter(browser, admin, '/edit/page/jet-grout');
  const menu = page.locator('summary[aria-label^="Bölüm işlemleri"]').nth(1);
  const { scrolled, first, last } = await menu.evaluate(async (summary) => {
    summary.scrollIntoView({ block: 'end', behavior: 'instant' });
    const before = scrollY;
    const details = summary.parentElement;
    const toggled = new Promise((resolve) => details?.addEventListener('toggle', resolve, { once: true }));
    (summary as HTMLElement).click();
    await toggled;
    const top = () => summary.nextElementSibling?.getBoundingClientRect().top;
    const first = top();
    // Longer than browsers scroll.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return { scrolled: scrollY - before, first, last: top() };
  });
  expect(scrolled).toBeGreaterThan(100);
  expect(last).toBe(first);
  await context.close();
});

for (const width of [1440, 390]) {
  test(`a menu opens only once its commands do something, at ${width} px`, async ({ browser }) => {
    const { pageKey } = await newPage();
    const { page } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    let letThrough: () => void = () => undefined;
    const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await isLetThrough;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    const menu = page.locator('summary[aria-label^="Bölüm işlemleri: Hakkımızda"]');
    await menu.scrollIntoViewIfNeeded();
    const { x, y, width: wide, height } = (await menu.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + wide / 2, y + height / 2);
    await expect(page.getByRole('button', { name: 'Kopyala' })).toHaveCount(0);
    letThrough();
    await menu.click();
    await page.locator('details[open]').getByRole('button', { name: 'Kopyala' }).click();
    const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
    await expect(bar.getByRole('status')).toContainText('Bölüm kopyalandı');
  });
}
