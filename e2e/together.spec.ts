import { expect, test } from '@playwright/test';

import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { choose, enter, expectNoOverflow } from './support/edit-page';

let editor: EditSession;

test.beforeAll(async () => {
  editor = await EditSession.create('editor');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

for (const width of [1440, 390]) {
  test(`each version says what it changed and by whom, at ${width} px`, async ({ browser }) => {
    const { pageKey } = await newPage();
    const { revision } = await editor.page(pageKey);
    const values = { title: 'Tünel işleri' };
    const body = { pageKey, language: 'tr', sectionId: 'page-title-1', revision, values };
    expect((await editor.post('SaveSection', body)).status).toBe(200);
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    await choose(page, 'Sürümler');
    const panel = page.getByRole('dialog', { name: 'Sürümler' });
    const [newest, oldest] = [panel.getByRole('listitem').first(), panel.getByRole('listitem').last()];
    await expect(newest).toContainText('1 bölüm değişti: Sayfa başlığı');
    await expect(newest).toContainText(editor.name);
    await expect(oldest).toContainText('Saklanan en eski sürüm');
    await expectNoOverflow(panel);
    await context.close();
  });
}
