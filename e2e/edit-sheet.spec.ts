import { type CDPSession, expect, type Locator, test } from '@playwright/test';

import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { enter, openSection, titleButton, titleField } from './support/edit-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

/** A finger that is put down in the middle of an element, moved up or down, and lifted. */
async function pull(finger: CDPSession, element: Locator, byY: number) {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to pull');
  const at = (share: number) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 + byY * share });
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
  await touch('touchStart', at(0));
  for (const share of byY === 0 ? [] : [0.25, 0.5, 0.75, 1]) await touch('touchMove', at(share));
  await touch('touchEnd');
}

test('at 390 px a finger pulls the sheet down to its title, up over the page, and taps it away', async ({
  browser,
}) => {
  const { pageKey } = await newPage();
  const editor = await EditSession.create('editor');
  const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, 390);
  const finger = await context.newCDPSession(page);
  const panel = await openSection(page, titleButton);
  await panel.getByRole('textbox', { name: titleField }).fill('Yazdığım');
  const handle = panel.getByRole('separator', { name: 'Panelin yüksekliği' });
  const height = async () => Math.round(((await panel.boundingBox())?.height ?? 0) / 9);
  const rests = (at: number) => expect.poll(height, { message: `${at} % of the window` }).toBe(at);
  await rests(58);

  await pull(finger, handle, 330);
  await rests(18);
  // The page is seen behind it, with what is typed.
  await expect(page.getByRole('heading', { name: 'Yazdığım' })).toBeInViewport();
  await page.screenshot({ path: test.info().outputPath('sheet-low.png') });

  await pull(finger, handle, -600);
  await rests(84);
  await pull(finger, handle, 0);
  await rests(18);
  await pull(finger, handle, 0);
  await rests(58);
  // Neither the page behind it nor the text was touched by that.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expect(panel.getByRole('textbox', { name: titleField })).toHaveValue('Yazdığım');
  await context.close();
});

test('at 390 px neither the sheet nor the bar covers what was opened in the lower half of the page', async ({
  browser,
}) => {
  const editor = await EditSession.create('editor');
  const { page, context } = await enter(browser, editor, '/edit/page/jet-grout', 390);
  const section = page.locator('[data-edit]').nth(3);
  const button = section.getByRole('button', { name: /^Düzenle: / });
  const putLow = () =>
    button.evaluate((element) => {
      const y = element.getBoundingClientRect().top + scrollY - innerHeight * 0.75;
      scrollTo({ top: y, behavior: 'instant' });
    });
  const bottomOf = async (what: Locator) =>
    ((await what.boundingBox())?.y ?? NaN) + ((await what.boundingBox())?.height ?? NaN);
  const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
  const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? NaN;

  await putLow();
  await section.locator('summary').first().click();
  const last = section.getByRole('button', { name: 'Altına bölüm ekle' });
  await expect(last).toBeVisible();
  await expect.poll(async () => (await bottomOf(last)) <= (await topOf(bar))).toBe(true);
  await page.keyboard.press('Escape');

  await putLow();
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
  await expect(panel).toBeVisible();
  await expect.poll(async () => (await bottomOf(button)) + 40 <= (await topOf(panel))).toBe(true);
  await context.close();
});

for (const width of [1024, 1280, 1440]) {
  test(`at ${width} px the page and its whole menu are beside the open form`, async ({ browser }) => {
    const editor = await EditSession.create('editor');
    const { page, context } = await enter(browser, editor, '/edit/about', width);
    await page.getByRole('button', { name: /^Menü: / }).click();
    const panel = page.getByRole('dialog', { name: 'Menü' });
    await expect(panel).toBeVisible();
    const form = (await panel.boundingBox())?.x ?? 0;
    const header = page.getByRole('banner');
    const ends = async (element: Locator) => {
      const box = await element.boundingBox();
      return box && box.x + box.width;
    };
    const entries = header.getByRole('navigation', { name: 'Ana menü' }).locator('> ul > li');
    for (const entry of [...(await entries.all()), header.getByRole('link', { name: /^(English|EN)/ })]) {
      expect(await ends(entry)).toBeLessThanOrEqual(form);
    }
    for (const section of await page.locator('[data-edit]').all()) {
      expect(await ends(section)).toBeLessThanOrEqual(form);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath(`beside-${width}.png`) });
    await context.close();
  });
}
