import { expect, test, type Page } from '@playwright/test';

import { barriersIn } from './support/barriers';
import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { enter } from './support/edit-page';
import { field, finder, group, openByKey } from './support/finder';
import { backendUrl } from './support/stack';

test.afterEach(removePages);
test.afterAll(removeAccounts);

async function setTitle(session: EditSession, pageKey: string, title: string) {
  const { revision } = await session.page(pageKey);
  const values = { title, description: '', keywords: '', isVisible: true };
  const saved = await session.post('SavePage', { pageKey, revision, language: 'tr', values });
  expect(saved.status).toBe(200);
}

async function openAdmin(page: Page, session: EditSession) {
  await page.context().addCookies([
    { name: 'payload-token', value: session.adminCookie, url: backendUrl },
    { name: 'payload-lng', value: 'tr', url: backendUrl },
  ]);
  await page.goto(`${backendUrl}/admin`);
}

for (const width of [1440, 390]) {
  test(`Ctrl+K finds a draft by its title without Turkish letters and opens it, at ${width} px`, async ({
    browser,
  }) => {
    const session = await EditSession.create('editor');
    const { pageKey } = await newPage();
    await setTitle(session, pageKey, `Şişli Köprüsü ${pageKey}`);
    const { page, context } = await enter(browser, session, '/edit/about', width);
    await openByKey(page);
    await expect(group(page, 'İşlemler').getByRole('option', { name: 'Yeni sayfa' })).toBeVisible();
    await field(page).fill(`sisli koprusu ${pageKey}`);
    await expect(group(page, 'Sayfalar').getByRole('option')).toHaveText([/Şişli Köprüsü.*Taslak/]);
    await page.screenshot({ path: test.info().outputPath(`finder-${width}.png`) });
    expect(await barriersIn(page, 'dialog[open]')).toEqual([]);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWider).toBe(false);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/edit/page/${pageKey}$`));
    await context.close();
  });
}

test('the arrow keys choose a command, and its panel has the focus', async ({ browser }) => {
  const { page, context } = await enter(browser, await EditSession.create('editor'), '/edit/about');
  await openByKey(page);
  await field(page).fill('bolum ekle');
  const option = finder(page).getByRole('option', { name: 'Bölüm ekle' });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  // With the pages that are found, the list has more than the command.
  await expect(finder(page).getByRole('status')).toHaveText(/^\d+ sonuç/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Bölüm ekle' });
  await expect(panel.getByRole('heading', { name: 'Bölüm ekle' })).toBeFocused();
  await expect(finder(page)).toHaveCount(0);
  await context.close();
});

test('a text of a page and a file are found, and nothing is said plainly', async ({ browser }) => {
  const { page, context } = await enter(browser, await EditSession.create('editor'), '/edit/about');
  await page.getByRole('button', { name: 'Her yerde ara' }).click();
  await field(page).fill('fore kazık');
  await expect(group(page, 'Sayfaların metinlerinde').getByRole('option').first()).toBeVisible();
  await field(page).fill('jpg');
  await expect(group(page, 'Görseller ve dosyalar').getByRole('option').first()).toBeVisible();
  await field(page).fill('zzqqxx');
  await expect(finder(page).getByText('“zzqqxx” ile ilgili bir şey bulunamadı.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Her yerde ara' })).toBeFocused();
  await context.close();
});

test('messages are found by who may read them, and by nobody else', async () => {
  const query = { query: 'a' };
  const reader = await (await EditSession.create('editor', { readsMessages: true })).get('EditSearch', query);
  expect(reader.body.data).toHaveProperty('messages');
  const other = await (await EditSession.create('editor')).get('EditSearch', query);
  expect(other.status).toBe(200);
  expect(other.body.data).not.toHaveProperty('messages');
  expect((await fetch(`${backendUrl}/api/finder?query=a`)).status).toBe(401);
});

for (const width of [1440, 390]) {
  test(`the admin has the same search, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const session = await EditSession.create('editor');
    const { pageKey } = await newPage();
    await setTitle(session, pageKey, `Çağlayan Şaftı ${pageKey}`);
    await openAdmin(page, session);
    await page.getByRole('button', { name: 'Her yerde ara' }).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill(`caglayan safti ${pageKey}`);
    await expect(group(page, 'Sayfalar').getByRole('option')).toHaveText([/Çağlayan Şaftı/]);
    await page.screenshot({ path: test.info().outputPath(`finder-admin-${width}.png`) });
    expect(await barriersIn(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Çağlayan Şaftı ${pageKey}` })).toBeVisible();
    await openByKey(page);
    await field(page).fill('yönlendirme');
    await expect(group(page, 'İşlemler').getByRole('option', { name: 'Yönlendirmeler: aç' })).toBeVisible();
  });
}
