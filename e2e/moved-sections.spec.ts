import { expect, type Locator, type Page, test } from '@playwright/test';

import { allBarriers } from './support/barriers';
import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { enter } from './support/edit-page';
import { watchPage } from './support/watch-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

const typesOf = async (session: EditSession, pageKey: string) =>
  (await session.page(pageKey)).page.sections.map(({ type }) => type);
const shownOrder = (page: Page) =>
  page.locator('[data-edit]').evaluateAll((all) => all.map((one) => one.getAttribute('data-edit')));
const gripOf = (page: Page, name: string) => page.getByRole('button', { name: `Taşı: ${name}` });
const statusOf = (page: Page) => page.getByRole('region', { name: 'Düzenleme durumu' }).getByRole('status');

async function middle(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with the mouse, in steps as a hand does. */
async function dragByMouse(page: Page, from: Locator, to: number) {
  const { x, y } = await middle(from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10);
  await page.mouse.move(x, to, { steps: 5 });
}

/** Drags with a finger. */
async function dragByTouch(page: Page, from: Locator, to: number) {
  const { x, y } = await middle(from);
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  await touch('touchStart', y);
  for (const part of [0.1, 0.4, 0.7, 1]) await touch('touchMove', y + (to - y) * part);
  return () => touch('touchEnd');
}

for (const width of [1440, 390]) {
  test(`a section is dragged to another place, and taken back, at ${width} px`, async ({ browser }) => {
    const editor = await EditSession.create('editor');
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    const { complaints } = await watchPage(page);
    const grip = gripOf(page, 'Hakkımızda (filmli), Hakkında');
    const target = page.locator('[data-edit="accordion-1"]');
    // Far from the edges of the window, where it scrolls along.
    await target.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - 360, behavior: 'instant' }),
    );
    await expect(grip).toBeInViewport();
    const top = (await target.boundingBox())?.y ?? 0;
    const release = width === 390 ? await dragByTouch(page, grip, top + 4) : undefined;
    if (!release) await dragByMouse(page, grip, top + 4);

    // A line shows the place; nothing is saved before the section is put down.
    const line = page.locator('[data-place="1"]');
    await expect(line).toBeVisible();
    // Both at one moment: near its edge the window scrolls along.
    const gap = () =>
      line.evaluate((element) => {
        const below = document.querySelector('[data-edit="accordion-1"]') ?? element;
        return Math.abs(element.getBoundingClientRect().y + 3 - below.getBoundingClientRect().y);
      });
    expect(await gap()).toBeLessThan(3);
    expect(await typesOf(editor, pageKey)).toEqual(['pageTitle', 'accordion', 'about']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await (release ? release() : page.mouse.up());

    await expect(statusOf(page)).toHaveText('Bölüm taşındı');
    await expect.poll(() => shownOrder(page)).toEqual(['page-title-1', 'about-1', 'accordion-1']);
    const draft = await editor.page(pageKey);
    expect(draft.status).toBe('changed');
    expect(draft.page.sections.map(({ type }) => type)).toEqual(['pageTitle', 'about', 'accordion']);

    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(() => shownOrder(page)).toEqual(['page-title-1', 'accordion-1', 'about-1']);
    expect(await typesOf(editor, pageKey)).toEqual(['pageTitle', 'accordion', 'about']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`a section is moved with the keyboard alone, at ${width} px`, async ({ browser }) => {
    const editor = await EditSession.create('editor');
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    await page.getByRole('button', { name: /^Düzenle: Sayfa başlığı/ }).focus();
    await page.keyboard.press('Tab');
    const grip = gripOf(page, 'Sayfa başlığı, Başlık');
    await expect(grip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(grip).toHaveAttribute('aria-pressed', 'true');
    // The accordion of this page has no heading of its own.
    expect((await allBarriers(page)).filter((barrier) => !barrier.startsWith('heading-order'))).toEqual([]);
    await page.keyboard.press('End');
    const said = page.locator('[data-edit="page-title-1"] [role="status"]');
    await expect(said).toHaveText('3. sıra, toplam 3');
    await expect(page.locator('[data-place="2"]')).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(statusOf(page)).toHaveText('Bölüm taşındı');
    await expect.poll(() => shownOrder(page)).toEqual(['accordion-1', 'about-1', 'page-title-1']);
    await expect(grip).toBeFocused();
    await expect(grip).toBeInViewport();
    expect(await typesOf(editor, pageKey)).toEqual(['accordion', 'about', 'pageTitle']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => shownOrder(page)).toEqual(['page-title-1', 'accordion-1', 'about-1']);
    await context.close();
  });
}

test('a drag that ends with Escape, or on a page that a colleague has rearranged, changes nothing', async ({
  browser,
}) => {
  const [editor, colleague] = [await EditSession.create('editor'), await EditSession.create('editor')];
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`);
  const grip = gripOf(page, 'Hakkımızda (filmli), Hakkında');
  await grip.scrollIntoViewIfNeeded();
  await dragByMouse(page, grip, 200);
  await expect(page.locator('[data-place]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-place]')).toHaveCount(0);
  await page.mouse.up();
  expect(await typesOf(editor, pageKey)).toEqual(['pageTitle', 'accordion', 'about']);

  const { revision } = await colleague.page(pageKey);
  const change = { kind: 'move', id: 'accordion-1', afterId: null };
  expect((await colleague.post('ChangeSections', { pageKey, revision, change })).status).toBe(200);
  await grip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toContainText('değişti');
  await expect.poll(() => shownOrder(page)).toEqual(['accordion-1', 'page-title-1', 'about-1']);
  expect(await typesOf(editor, pageKey)).toEqual(['accordion', 'pageTitle', 'about']);
  await context.close();
});
