import { expect, test, type Locator } from '@playwright/test';

import { barriers } from './support/barriers';
import { chooseConsent } from './support/consent';
import { newVisitor } from './support/new-visitor';
import { siteUrl } from './support/stack';
import { layoutShifts, scrollThrough, watchPage } from './support/watch-page';
import { banner, press, revocation } from './support/consent-banner';

const look = (button: Locator) =>
  button.evaluate((element) => {
    const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height };
  });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 480 },
]) {
  test.describe(`the consent banner at ${viewport.width} px`, () => {
    test.use({ viewport, ...newVisitor });

    test('before a choice, the site stores nothing, sends no third-party requests and causes no layout shift', async ({
      page,
      context,
    }) => {
      const { complaints } = await watchPage(page);
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      await page.goto('/contact');
      await expect(banner(page)).toBeVisible();
      await scrollThrough(page);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
      expect([...origins].filter((origin) => origin !== 'null')).toEqual([siteUrl]);
      expect(await layoutShifts(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('the banner fits the window and has no accessibility violations, collapsed or expanded', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/page/elements');
      await expect(banner(page)).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await press(page, 'Tercihler').click();
      await expect(page.getByRole('checkbox', { name: 'Harita ve filmler' })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      const box = await banner(page).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.width).toBe(Math.min(viewport.width, 460));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await press(page, 'Seçimimi kaydet').click();
      await expect(banner(page)).toHaveCount(0);
    });

    test('rejecting is as easy as accepting', async ({ page }) => {
      await page.goto('/');
      const [accept, refuse] = [press(page, 'Kabul et'), press(page, 'Reddet')];
      await expect(accept).toBeInViewport({ ratio: 1 });
      await expect(refuse).toBeInViewport({ ratio: 1 });
      expect(await look(refuse)).toEqual(await look(accept));
      expect((await look(refuse)).height).toBeGreaterThanOrEqual(44);
    });

    test('the end of the page can be scrolled clear of the banner', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/page/gizlilik');
      await expect(banner(page)).toBeVisible();
      const top = (await banner(page).boundingBox())?.y ?? 0;
      const kept = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--consent-h'));
      await expect.poll(kept).toBe(`${Math.ceil(viewport.height - top)}px`);
      const clearance = async () => {
        const end = await revocation(page).boundingBox();
        return top - (end?.y ?? Infinity) - (end?.height ?? 0);
      };
      // As often as a visitor presses it while the page still grows.
      await expect(async () => {
        await page.keyboard.press('End');
        await revocation(page).focus();
        expect(await clearance()).toBeGreaterThanOrEqual(0);
      }).toPass();
      await press(page, 'Reddet').click();
      expect(await kept()).toBe('');
    });
  });
}

test('a choice is stored for at most six months in one first-party cookie, and is not asked for again', async ({
  browser,
}) => {
  const context = await browser.newContext(newVisitor);
  const page = await context.newPage();
  await page.goto('/');
  await press(page, 'Reddet').click();
  await expect(page.getByRole('status').getByText('Çerez tercihleriniz kaydedildi.')).toBeAttached();
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'consent', path: '/', sameSite: 'Lax' });
  expect(cookie?.expires).toBeLessThanOrEqual(Date.now() / 1000 + 183 * 24 * 3600);
  const kept = Object.fromEntries(new URLSearchParams(decodeURIComponent(cookie?.value ?? '')));
  expect(kept).toMatchObject({ version: '1', functional: 'no', media: 'no' });
  expect(Math.abs(Date.parse(kept.time ?? '') - Date.now())).toBeLessThan(60_000);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  await context.close();
});

test('with the keyboard, the banner comes first after the skip link, can be operated, and can be left without an answer', async ({
  page,
}) => {
  await page.goto('/page/gizlilik');
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
  for (const name of ['Kabul et', 'Reddet', 'Tercihler']) {
    await page.keyboard.press('Tab');
    await expect(press(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const media = page.getByRole('checkbox', { name: 'Harita ve filmler' });
  await expect(media).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(press(page, 'Seçimimi kaydet')).toBeFocused();
  // Tab moves the focus out of the banner without an answer.
  await page.keyboard.press('Tab');
  await expect(banner(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});

test('the preferences opened from the footer can be closed without a change', async ({ page, context }) => {
  await chooseConsent(context, siteUrl, { functional: true, media: false });
  await page.goto('/page/gizlilik', { waitUntil: 'networkidle' });
  const before = await context.cookies();
  await revocation(page).click();
  await expect(page.getByRole('checkbox', { name: 'İşlevsel' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(revocation(page)).toBeFocused();
  expect(await context.cookies()).toEqual(before);
});

test('the banner links to the cookie policy, and is in English on English pages', async ({ page }) => {
  await page.goto('/');
  const link = banner(page).getByRole('link');
  await expect(link).toHaveAttribute('href', '/page/cerez-politikasi');
  await page.goto('/en');
  const english = page.getByRole('region', { name: 'Cookie preferences' });
  await expect(english.getByRole('button', { name: 'Reject' })).toBeVisible();
  await expect(english.getByRole('link')).toHaveAttribute('href', '/en/page/cerez-politikasi');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...newVisitor });

  test('shows no banner and no consent controls', async ({ page, context }) => {
    await page.goto('/contact');
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByText('Çerez tercihleri')).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });
});
