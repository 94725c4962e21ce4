import { expect, test } from '@playwright/test';

import { EditSession, newPage, removeAccounts, removePages, sectionOf } from './support/edit-backend';
import { enter, openSection, titleButton, titleField } from './support/edit-page';

let admin: EditSession;
let second: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
  second = await EditSession.create('editor');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

const save = { name: 'Kaydet', exact: true };
const undo = { name: 'Geri al' };

const titleOf = async (pageKey: string) => sectionOf(await admin.page(pageKey), 'page-title-1')?.title;

async function changeAsColleague(pageKey: string, change: object) {
  const { revision } = await second.page(pageKey);
  expect((await second.post('ChangeSections', { pageKey, revision, change })).status).toBe(200);
}

for (const width of [1440, 390]) {
  test(`unsaved text of closed forms is marked at its section and in the bar, at ${width} px`, async ({ browser }) => {
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
    await expect(bar.getByText('Yayında', { exact: true })).toBeVisible();
    for (const [name, field] of [
      [titleButton, titleField],
      [/^Düzenle: Hakkımızda/, 'Başlık'],
    ] as const) {
      const panel = await openSection(page, name);
      await panel.getByRole('textbox', { name: field, exact: true }).fill('Yarım');
      await panel.getByRole('button', { name: 'Paneli kapat' }).click();
      await expect(panel).toBeHidden();
      await expect(page.getByRole('button', { name })).toHaveAccessibleDescription('Kaydedilmemiş değişiklik');
    }
    await expect(bar.getByText('Yayında', { exact: true })).toHaveCount(0);
    const count = bar.getByRole('button', { name: '2 bölümde kaydedilmemiş değişiklik' });
    await expect(count).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await count.click();
    const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
    await panel.getByRole('button', save).click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    await expect(bar.getByRole('button', { name: '1 bölümde kaydedilmemiş değişiklik' })).toBeVisible();
    await panel.getByRole('button', { name: 'Paneli kapat' }).click();

    // Answered as it opens: while the question is open, the browser does not end the click that asked it.
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.message();
    });
    await bar.getByRole('button', { name: 'Yayımla' }).click();
    // Its warnings come first.
    await page.getByRole('dialog', { name: 'Yayın denetimi' }).getByRole('button', { name: 'Yayımla' }).click();
    expect(await asked).toMatch(/kaydedilmemiş değişiklikler yayımlanmayacak: .+“/);
    expect((await admin.page(pageKey)).status).toBe('changed');
    await context.close();
  });
}

test('at 390 px the notes of a section leave its buttons whole', async ({ browser }) => {
  const title = { blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title: 'Başlık', isHidden: true };
  const { pageKey } = await newPage({ sections: [title] });
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, 390);
  const panel = await openSection(page, titleButton);
  await panel.getByRole('textbox', { name: titleField, exact: true }).fill('Yarım');
  await panel.getByRole('button', { name: 'Paneli kapat' }).click();
  const edit = page.getByRole('button', { name: titleButton });
  await expect(edit).toHaveAccessibleDescription(/Kaydedilmemiş değişiklik/);
  await expect(edit).toHaveAccessibleDescription(/gizli/i);
  const section = page.locator('[data-edit="page-title-1"]');
  const buttons = [edit, section.getByRole('button', { name: /^Taşı/ }), section.locator('summary').first()];
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(boxes.map((box) => [box?.y, box?.height])).toEqual(boxes.map(() => [boxes[0]?.y, 44]));
  for (const box of boxes) expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(await edit.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await context.close();
});

test('two tabs of one editor keep what is typed in each', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const other = await context.newPage();
  await other.goto(`/edit/page/${pageKey}`);
  const [one, two] = [await openSection(page, titleButton), await openSection(other, titleButton)];
  await one.getByRole('textbox', { name: titleField }).fill('Birinci sekme');
  await two.getByRole('textbox', { name: titleField }).fill('İkinci sekme');
  await two.getByRole('button', save).click();
  await expect(two.getByText('Kaydedildi')).toBeVisible();
  await one.getByRole('button', { name: 'Paneli kapat' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Geri yükle' }).click();
  await expect(one.getByRole('textbox', { name: titleField })).toHaveValue('Birinci sekme');
  await one.getByRole('button', save).click();
  await expect(one.getByRole('alertdialog')).toContainText('İkinci sekme');
  await context.close();
});

for (const [what, status, text] of [
  ['a session that ends', 401, 'Oturumunuzun süresi doldu.'],
  ['a backend that is away', 502, 'Sunucuya ulaşılamadı. Yazdıklarınız duruyor, yeniden deneyin.'],
] as const) {
  test(`${what} while a deleted section is put back, and after undo: nothing is lost`, async ({ browser }) => {
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
    const panel = await openSection(page, titleButton);
    await panel.getByRole('textbox', { name: titleField }).fill('Yazdığım');
    await changeAsColleague(pageKey, { kind: 'delete', id: 'page-title-1' });
    await panel.getByRole('button', save).click();
    const putBack = panel.getByRole('button', { name: 'Bölümü geri koy ve kaydet' });
    await expect(putBack).toBeVisible();
    const code = status === 401 ? 'session_expired' : 'no_answer';
    await page.route('**/api/edit/**', (route) => route.fulfill({ status, json: { success: false, code } }));
    await putBack.click();
    await expect(panel.getByText(text)).toBeVisible();
    await panel.getByRole('button', undo).click();
    await panel.getByRole('button', { name: 'Yinele' }).click();
    await page.unroute('**/api/edit/**');
    await putBack.click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    expect(await titleOf(pageKey)).toBe('Yazdığım');
    await context.close();
  });
}
