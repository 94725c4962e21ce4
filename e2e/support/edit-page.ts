import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

import { chooseConsent } from './consent';
import type { EditSession } from './edit-backend';
import { backendUrl, siteUrl } from './stack';

/**
 * A browser that is signed in at the backend, on a page's edit mode: the hand-over goes by itself.
 *
 * @param isConsentAsked whether the question of consent is open. It fades in, also while a page is checked.
 */
export async function enter(
  browser: Browser,
  session: EditSession,
  path: string,
  width = 1440,
  isConsentAsked = false,
): Promise<{ page: Page; context: BrowserContext }> {
  // As wide as a phone, it is one: without a pointer that hovers, with touch, and as a browser for phones lays pages out.
  const isPhone = width < 500;
  const phone = { hasTouch: isPhone, isMobile: isPhone };
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'tr-TR', ...phone });
  await context.addCookies([{ name: 'payload-token', value: session.adminCookie, url: backendUrl }]);
  if (!isConsentAsked) await chooseConsent(context, siteUrl, { functional: false, media: false });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('region', { name: /Düzenleme durumu|Editing status/ })).toBeVisible();
  // Until the scripts are there the sections' buttons cannot be used. A click waits for them, and setting the focus does not.
  await expect(page.locator('[data-edit] > [inert]')).toHaveCount(0);
  return { page, context };
}

export async function openSection(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).click();
  const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
  await expect(panel).toBeVisible();
  return panel;
}

/** A command of the bar's menu. */
export async function choose(page: Page, command: string | RegExp) {
  const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
  await bar.getByText('Sayfa işlemleri').click();
  await bar.getByRole('button', { name: command }).click();
}

/** Drags with the mouse. A browser says that something is dragged over a place from the second movement on. */
export async function drag(page: Page, from: Locator, to: Locator) {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await to.hover();
  await page.mouse.up();
}

/** No part of the form is out of reach: nothing makes it wider than the screen. */
export async function expectNoOverflow(panel: Locator) {
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
}

export const titleButton = /^Düzenle: Sayfa başlığı/;
export const titleField = 'Başlık (zorunlu)';
