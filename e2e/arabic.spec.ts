import { expect, type Page, test } from '@playwright/test';

import { barriers } from './support/barriers';
import { OwnStack } from './support/own-stack';
import type { Json } from './support/seed';
import { watchPage } from './support/watch-page';

/** A language that is read from the right, added while the site runs. */
let stack: OwnStack;

// The tests share one stack and only read.
test.describe.configure({ mode: 'default' });

const title = 'أعمال الحفر';
const section = { blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title: 'Kazı işleri' };
const pages = ['/ar', '/ar/contact', '/ar/page/arapca'];
const widths = [390, 1440];

const textOf = async (path: string) => (await fetch(stack.siteUrl + path)).text();

test.beforeAll(async ({ request }) => {
  test.setTimeout(240_000);
  stack = await OwnStack.create();
  await stack.startBackend();
  await stack.startSite();
  await stack.logIn(request);
  const languages = ['tr', 'en', 'ar'].map((code) => ({ code }));
  await stack.save('globals/site-info?locale=tr', 'POST', { languages });
  const id = await stack.createPage({
    ...{ pageKey: 'arapca', link: '/page/arapca', title: 'Kazı işleri', isVisible: true },
    sections: [section],
  });
  const { sections } = (await (await stack.call(`pages/${id}`, 'PATCH', {})).json()).doc as { sections: Json[] };
  await stack.save(`pages/${id}?locale=ar`, 'PATCH', { title, sections: [{ ...sections[0], title }] });
  await expect.poll(() => textOf('/ar/page/arapca'), { timeout: 60_000 }).toContain(`>${title}<`);
});

test.afterAll(() => stack.dispose());

/** Where the middle of an element is, as a share of the window's width. */
async function middleOf(page: Page, width: number, locator = page.getByRole('banner').getByRole('link').first()) {
  const { x, width: own } = (await locator.boundingBox()) ?? { x: NaN, width: NaN };
  return (x + own / 2) / width;
}

for (const path of pages) {
  test(`${path} is mirrored, readable and as wide as the window`, async ({ page }) => {
    const { complaints } = await watchPage(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(stack.siteUrl + path, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      expect(await middleOf(page, width)).toBeGreaterThan(0.5);
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.goto(stack.siteUrl + path.replace(/^\/ar/, '/en'), { waitUntil: 'networkidle' });
      expect(await middleOf(page, width)).toBeLessThan(0.5);
    }
    expect(complaints).toEqual([]);
  });
}

test('the menu is operated by keyboard, in the direction of reading', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${stack.siteUrl}/ar/page/arapca`, { waitUntil: 'networkidle' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const [first, second] = [menu.getByRole('link').nth(0), menu.getByRole('link').nth(1)];
  expect(await middleOf(page, 1440, first)).toBeGreaterThan(await middleOf(page, 1440, second));
  await first.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
});
