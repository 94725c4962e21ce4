import { expect, test, type Page } from '@playwright/test';

import { barriersIn } from './support/barriers';
import { EditSession, removeAccounts } from './support/edit-backend';
import { choose, enter, expectNoOverflow, openSection } from './support/edit-page';
import { backendUrl } from './support/stack';

test.afterAll(removeAccounts);

const help = (page: Page) => page.getByRole('dialog', { name: 'Yardım ve kısayollar' });
const step = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('the question mark shows the keys of the view, and is typed in fields', async ({ browser }) => {
  const { page, context } = await enter(browser, await EditSession.create('editor'), '/edit/about');
  // The shortcut works as soon as the page's scripts run.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(help(page).getByRole('region', { name: 'Her yerde' })).toContainText('CtrlKHer yerde arar');
  await expect(help(page).getByRole('region', { name: 'Açık form' })).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('help.png') });
  expect(await barriersIn(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help(page)).toHaveCount(0);

  const panel = await openSection(page, /^Düzenle: Sayfa başlığı/);
  const title = panel.getByLabel('Başlık (zorunlu)');
  const before = await title.inputValue();
  await title.press('End');
  await title.press('?');
  await expect(title).toHaveValue(`${before}?`);
  await expect(help(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Yardım ve kısayollar' }).click();
  await expect(help(page).getByRole('region', { name: 'Açık form' })).toContainText('CtrlSKaydeder');
  await context.close();
});

for (const width of [1440, 390]) {
  test(`each panel says what it is for, beside what it shows, at ${width} px`, async ({ browser }) => {
    const { page, context } = await enter(browser, await EditSession.create('admin'), '/edit/about', width);
    const panel = await openSection(page, /^Düzenle: Sayfa başlığı/);
    const button = panel.getByRole('button', { name: 'Bu panel hakkında yardım' });
    await button.press('Enter');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.getByText(/ziyaretçiler onları sayfa yayımlanınca görür/)).toBeInViewport();
    await page.screenshot({ path: test.info().outputPath(`panel-help-${width}.png`) });
    expect(await barriersIn(page, '[role="dialog"]')).toEqual([]);
    await expectNoOverflow(panel);
    // The form is still there, and the help goes again.
    await panel.getByLabel('Başlık (zorunlu)').fill('Yardım açıkken');
    await button.press('Enter');
    await expect(panel.getByText(/ziyaretçiler onları/)).toHaveCount(0);
    await panel.getByRole('button', { name: 'Paneli kapat' }).click();
    await choose(page, 'Sürümler');
    const versions = page.getByRole('dialog', { name: 'Sürümler' });
    await versions.getByRole('button', { name: 'Bu panel hakkında yardım' }).click();
    await expect(versions.getByText(/^Her kayıt bir sürümdür/)).toBeVisible();
    await context.close();
  });

  test(`the first visit has a tour of six steps, which the account sees once, at ${width} px`, async ({ browser }) => {
    const session = await EditSession.create('editor', { isFirstVisit: true });
    const first = await enter(browser, session, '/edit/about', width);
    const { page } = first;
    await expect(step(page, 'Bölümü olduğu yerde düzenleyin')).toContainText('1 / 6');
    await expect(page.getByRole('heading', { name: 'Bölümü olduğu yerde düzenleyin' })).toBeFocused();
    const names = ['Bölümleri taşıyın', 'Her sayfada görünenler', 'Sayfayla ilgili her şey', 'Kaydettiğiniz taslaktır'];
    for (const name of [...names, 'Ara ve yardım al']) {
      await page.screenshot({ path: test.info().outputPath(`tour-${width}-${name}.png`) });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name })).toBeFocused();
    }
    await page.screenshot({ path: test.info().outputPath(`tour-${width}-last.png`) });
    expect(await barriersIn(page, '[role="dialog"]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    const noted = page.waitForResponse(/TourSeen/);
    await page.getByRole('button', { name: 'Bitir' }).click();
    await noted;
    await expect(step(page, 'Ara ve yardım al')).toHaveCount(0);
    await first.context.close();

    // Another browser, the same account.
    const second = await enter(browser, session, '/edit/about', width);
    // On a phone the bar has no room for it.
    if (width === 390) await second.page.getByText('Sayfa işlemleri').click();
    await expect(second.page.getByRole('button', { name: 'Yardım ve kısayollar' }).last()).toBeVisible();
    await expect(step(second.page, 'Bölümü olduğu yerde düzenleyin')).toHaveCount(0);
    await second.page.getByRole('button', { name: 'Yardım ve kısayollar' }).last().click();
    await second.page.getByRole('button', { name: 'Turu başlat' }).click();
    await expect(second.page.getByRole('heading', { name: 'Bölümü olduğu yerde düzenleyin' })).toBeFocused();
    await second.page.keyboard.press('Escape');
    await expect(step(second.page, 'Bölümü olduğu yerde düzenleyin')).toHaveCount(0);
    await second.context.close();
  });
}

for (const width of [1440, 390]) {
  test(`the admin has help for its keys too, at ${width} px`, async ({ page }) => {
    const session = await EditSession.create('admin');
    await page.setViewportSize({ width, height: 900 });
    const cookies = { 'payload-token': session.adminCookie, 'payload-lng': 'tr' };
    await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: backendUrl })));
    await page.goto(`${backendUrl}/admin`);
    // The shortcut works as soon as the page's scripts run.
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(help(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(help(page).getByRole('region', { name: 'Her yerde' })).toContainText('CtrlKHer yerde arar');
    await expect(help(page).getByRole('region', { name: 'Açık kayıt' })).toHaveCount(0);
    expect(await barriersIn(page, 'dialog[open]')).toEqual([]);
    // The search is not opened over it.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(help(page)).toHaveCount(0);

    await page.goto(`${backendUrl}/admin/account`);
    const name = page.locator('input[name="name"]');
    await expect(name).toBeEnabled();
    await name.press('End');
    await name.press('?');
    await expect(name).toHaveValue(/\?$/);
    await expect(help(page)).toHaveCount(0);
    const button = page.getByRole('button', { name: 'Yardım ve kısayollar' });
    await name.blur();
    // On a phone there is no room for the button.
    if (width === 390) await expect(button).toBeHidden();
    if (width === 390) await page.keyboard.press('?');
    else await button.click();
    await expect(help(page).getByRole('region', { name: 'Açık kayıt' })).toContainText('CtrlSKaydeder');
    await page.screenshot({ path: test.info().outputPath(`admin-help-${width}.png`) });
    expect(await help(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    if (width === 1440) await expect(button).toBeFocused();
  });
}
