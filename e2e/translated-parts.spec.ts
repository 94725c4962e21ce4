import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { EditSession, removeAccounts } from './support/edit-backend';
import { enter } from './support/edit-page';
import { keepParts, partOf, savePart } from './support/edit-parts';

let admin: EditSession;
let editor: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
  editor = await EditSession.create();
});
keepParts(() => admin);
test.afterAll(removeAccounts);

const outdated = async () =>
  (await partOf(editor, 'site-info')).problems
    .filter(({ code }) => code === 'translation_outdated')
    .map(({ field }) => field);

test('an outdated translation of a part is marked at its field until it is confirmed or translated', async ({
  browser,
}) => {
  const save = async (language: string, subTitle: string) =>
    expect((await savePart(editor, 'site-info', { subTitle }, language)).status).toBe(200);
  await save('tr', 'Zemin');
  await save('en', 'Ground');
  expect(await outdated()).toEqual([]);
  await save('tr', 'Tünel');
  expect(await outdated()).toEqual(['subTitle']);
  // Publishing is another version, and does not change what is outdated.
  const { revision } = await partOf(admin, 'site-info');
  expect((await admin.post('PublishPart', { part: 'site-info', revision })).status).toBe(200);
  expect(await outdated()).toEqual(['subTitle']);

  const { page, context } = await enter(browser, editor, '/edit/about');
  await page
    .getByRole('button', { name: /^Üst şerit ve iletişim: Düzenle/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: 'Üst şerit ve iletişim' });
  await panel.getByRole('tab', { name: /^English/ }).click();
  const field = panel.getByRole('textbox', { name: 'Alt başlık', exact: true });
  await expect(field).toHaveAccessibleDescription(/Türkçesi değişti, çevirisi eski kaldı\./);
  await page.screenshot({ path: test.info().outputPath('outdated.png') });
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
  await panel.getByRole('button', { name: 'Çeviri yine de güncel' }).click();
  await expect(page.getByText('Çeviri güncel sayıldı')).toBeVisible();
  await expect(field).not.toHaveAccessibleDescription(/eski kaldı/);
  expect(await outdated()).toEqual([]);
  // Only for the text that was confirmed.
  await save('tr', 'Baraj');
  expect(await outdated()).toEqual(['subTitle']);
  await save('en', 'Dam');
  expect(await outdated()).toEqual([]);
  await context.close();
});

test('a confirmation of a text that has changed meanwhile is a conflict', async () => {
  const { revision } = await partOf(editor, 'site-info');
  expect((await savePart(editor, 'site-info', { subTitle: 'Zemin' })).status).toBe(200);
  const body = { part: 'site-info', field: 'subTitle', language: 'en' };
  expect(await editor.post('ConfirmTranslation', { ...body, revision })).toMatchObject({ status: 409 });
  expect(await editor.post('ConfirmTranslation', { ...body, part: 'brand', revision })).toMatchObject({ status: 404 });
});
