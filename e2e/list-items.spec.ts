import { expect, type Locator, type Page, test } from '@playwright/test';

import { dragByFinger, dragByMouse } from './support/drag-point';
import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { enter, openSection } from './support/edit-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

const count = 14;
const names = Array.from({ length: count }, (_, index) => `Soru ${index + 1}`);
const sections = [
  {
    blockType: 'accordion',
    sectionId: 'accordion-1',
    order: 10,
    title: 'Sorular',
    list: names.map((title) => ({ title })),
  },
];

async function openList(page: Page) {
  const panel = await openSection(page, /^Düzenle: Sık sorulanlar/);
  // On a phone the form is a sheet, which is made high enough to drag in it.
  if (await panel.getByRole('separator').isVisible()) await panel.getByRole('separator').press('End');
  const items = panel.locator('fieldset > ol > li');
  await expect(items).toHaveCount(count);
  const shown = async () =>
    (await items.locator('[aria-expanded]').allTextContents()).map((name) => name.slice(name.indexOf(' ') + 1));
  return { panel, items, shown };
}

async function middleOf(element: Locator) {
  // The form comes to rest first.
  await element.click({ trial: true });
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

for (const width of [1440, 390]) {
  test(`an item of a list is dragged down, with ${width < 500 ? 'a finger' : 'the mouse'}, at ${width} px`, async ({
    browser,
  }) => {
    const editor = await EditSession.create('editor');
    const { pageKey } = await newPage({ sections });
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    const { panel, items, shown } = await openList(page);
    // Far from the edges of the form, where it scrolls along.
    await items.nth(1).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const grip = await middleOf(items.nth(0).locator('[data-grip]'));
    const third = await middleOf(items.nth(2));
    const drag = width < 500 ? dragByFinger : dragByMouse;
    await drag(page, grip, { x: grip.x, y: third.y + third.height / 4 });
    await expect.poll(shown).toEqual(['Soru 2', 'Soru 3', 'Soru 1', ...names.slice(3)]);
    await expect(panel.getByRole('button', { name: '3. Soru 1', exact: true })).toBeFocused();
    await panel.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    const [list] = (await editor.page(pageKey)).page.sections.flatMap((section) =>
      section.list ? [section.list] : [],
    );
    expect((list as { title: string }[]).map(({ title }) => title).slice(0, 3)).toEqual(['Soru 2', 'Soru 3', 'Soru 1']);
    await context.close();
  });

  test(`an item with a long name leaves its buttons in reach, at ${width} px`, async ({ browser }) => {
    const list = [
      { title: 'Uzun başlıklar dar ekranda nasıl kırılır, sorusunun bütün ekranlarda geçerli yanıtını veren öğe' },
    ];
    const { pageKey } = await newPage({ sections: [{ ...sections[0], list }] });
    const { page, context } = await enter(browser, await EditSession.create('editor'), `/edit/page/${pageKey}`, width);
    const panel = await openSection(page, /^Düzenle: Sık sorulanlar/);
    const items = panel.locator('fieldset > ol > li');
    // Browsers scroll a form aside for a press, so its width is what tells.
    const wide = await items.first().evaluate((item) => [item.scrollWidth, item.closest('fieldset')?.clientWidth ?? 0]);
    expect(wide[0]).toBeLessThanOrEqual(wide[1] ?? 0);
    await panel.getByRole('button', { name: /^Kaldır: 1\. Uzun/ }).click();
    await expect(items).toHaveCount(0);
    await context.close();
  });

  test(`a held item shows where it will be, and the form scrolls along; Escape lets go of it, at ${width} px`, async ({
    browser,
  }) => {
    const { pageKey } = await newPage({ sections });
    const { page, context } = await enter(browser, await EditSession.create('editor'), `/edit/page/${pageKey}`, width);
    const { panel, items, shown } = await openList(page);
    await items.nth(0).scrollIntoViewIfNeeded();
    const grip = await middleOf(items.nth(0).locator('[data-grip]'));
    const box = await panel.boundingBox();
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x, (box?.y ?? 0) + (box?.height ?? 0) - 20, { steps: 4 });
    await expect(items.nth(count - 1)).toHaveAttribute('data-drop', 'after');
    await expect(items.nth(count - 1)).toBeInViewport();
    await page.screenshot({ path: test.info().outputPath(`held-item-${width}.png`) });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(panel).toBeVisible();
    expect(await shown()).toEqual(names);
    await expect(panel.getByText('Kaydedilmedi', { exact: true })).toHaveCount(0);
    await context.close();
  });
}
