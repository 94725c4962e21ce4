import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { barriers } from './support/barriers';
import { chooseConsent } from './support/consent';
import { afterFrames } from './support/frames';
import { newVisitor } from './support/new-visitor';
import { startOwnSite } from './support/own-site';
import { seedModel } from './support/seed';
import { siteUrl } from './support/stack';
import { layoutShifts, watchPage } from './support/watch-page';

let site: Awaited<ReturnType<typeof startOwnSite>>;

const cookie = 'promo-popup-saha-gunu';

test.use(newVisitor);

// The tests share one site, so they run in sequence.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startOwnSite('popup', seedModel);
});

test.afterAll(() => site.stop());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Saha gününe gelin' });

async function visit(page: Page, path = '/page/own') {
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
}

const allow = (context: BrowserContext, functional: boolean) =>
  chooseConsent(context, site.url, { functional, media: false });

const popupCookie = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === cookie);

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px the popup opens once, without layout shift or accessibility violations`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await allow(context, true);
    const { complaints } = await watchPage(page);
    await visit(page);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Güne katılın' })).toHaveAttribute('href', '/page/saha-gunu');
    await expect(dialog(page).getByRole('button', { name: 'Kapat' })).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    // A session cookie.
    expect(await popupCookie(context)).toMatchObject({ value: 'shown', expires: -1 });
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);
    await visit(page);
    await afterFrames(page);
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('the popup waits for the consent banner, and after a rejection is remembered for the session only', async ({
  page,
  context,
}) => {
  await visit(page);
  await expect(page.getByRole('region', { name: 'Çerez tercihleri' })).toBeVisible();
  await afterFrames(page, 60);
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reddet' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).toBeFocused();
  expect(await popupCookie(context)).toBeUndefined();
  await visit(page, '/page/other');
  await afterFrames(page, 60);
  await expect(page.locator('dialog')).toHaveCount(0);
  const later = await context.newPage();
  await visit(later);
  await expect(dialog(later)).toBeVisible();
});

test('a click outside closes the popup, and the page scrolls again', async ({ page, context }) => {
  await allow(context, true);
  await page.setViewportSize({ width: 1440, height: 500 });
  await visit(page);
  await expect(dialog(page)).toBeVisible();
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 400);
  await afterFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.click(20, 300);
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('with the keyboard, the popup traps the focus and closes with its button', async ({ page, context }) => {
  await allow(context, true);
  await visit(page);
  await expect(dialog(page)).toBeVisible();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus, header :focus, footer :focus').count()).toBe(0);
  }
  await dialog(page).getByRole('button', { name: 'Kapat' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('the popup and its link are in English on an English page', async ({ page, context }) => {
  await allow(context, true);
  await visit(page, '/en/page/own');
  const english = page.getByRole('dialog', { name: 'Come to our site day' });
  await expect(english.getByRole('link', { name: 'Join the day' })).toHaveAttribute('href', '/en/page/saha-gunu');
});

test('there is no popup without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...newVisitor });
  await allow(context, true);
  const page = await context.newPage();
  await visit(page);
  await expect(page.getByText('Saha gününe gelin')).toHaveCount(0);
  await context.close();
});

test('the demo site shows the popup to a new visitor after the consent, and loads none of its code before', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  const hasCode = () => scripts.some((text) => text.includes('header details[open]'));
  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Çerez tercihleri' })).toBeVisible();
  expect(hasCode()).toBe(false);
  await page.getByRole('button', { name: 'Kabul et' }).click();
  await expect(dialog(page)).toBeVisible();
  expect(hasCode()).toBe(true);
  await dialog(page).getByRole('link', { name: 'Güne katılın' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saha günü' })).toBeVisible();
  await afterFrames(page, 60);
  await expect(page.locator('dialog')).toHaveCount(0);
});
