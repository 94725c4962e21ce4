import { expect, type Page } from '@playwright/test';

/** The value of a design token on a page. */
export const valueOf = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name);

/** Opens a page until it has a value of a token: it is made anew after the webhook. */
export async function openWith(page: Page, address: string, [name, value]: [string, string]): Promise<void> {
  await expect(async () => {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await valueOf(page, name)).toBe(value);
  }).toPass({ timeout: 60_000 });
}
