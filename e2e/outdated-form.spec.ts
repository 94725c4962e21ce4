import { type Browser, expect, type Page, test } from '@playwright/test';

import { EditSession, newPage, removeAccounts, removePages, sectionOf } from './support/edit-backend';
import { keepParts, partOf, savePart } from './support/edit-parts';
import { asAdmin } from './support/forms-backend';
import { adminToken, backendUrl } from './support/stack';

let admin: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
});

keepParts(() => admin);
test.afterEach(removePages);
test.afterAll(removeAccounts);

const refusal = /Siz bu formu açtıktan sonra içerik başka bir yerde kaydedildi/;

async function openForm(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([
    { name: 'payload-token', value: adminToken, url: backendUrl },
    { name: 'payload-lng', value: 'tr', url: backendUrl },
  ]);
  const page = await context.newPage();
  await page.goto(`${backendUrl}/admin/${path}`);
  return page;
}

/** Before this, and during a save, a form of Payload's loses what is typed or does not notice it. */
async function waitForForm(page: Page): Promise<void> {
  await expect(page.locator('.collection-edit__form')).toHaveAttribute('data-form-ready', 'true');
}

/**
 * Types a title. @returns when the server has answered the form's question about it, which is sent a moment later. The
 * end of the answer is not waited for: Next's client cancels its stream once it has the result.
 */
async function type(page: Page, text: string): Promise<void> {
  await waitForForm(page);
  const told = page.waitForResponse(
    (answer) => answer.url().includes('/admin/') && (answer.request().postData() ?? '').includes(text),
  );
  await page.locator('#field-title').fill(text);
  await told;
}

/** Presses a button that saves. @returns the status of the answer, once the form has taken it in */
async function press(page: Page, button: '#action-save' | '#action-save-draft'): Promise<number> {
  const saved = page.waitForResponse(
    (response) =>
      ['PATCH', 'POST'].includes(response.request().method()) && /\/api\/(pages|globals)\//.test(response.url()),
  );
  // A message above the button stays as long as the mouse is on it.
  await page.mouse.move(0, 0);
  await page.locator(button).click({ timeout: 30_000 });
  const status = (await saved).status();
  await waitForForm(page);
  return status;
}

test('a page that was saved on the site meanwhile is not overwritten by a form of the admin', async ({ browser }) => {
  const editor = await EditSession.create('editor');
  const { pageKey, id } = await newPage();
  const page = await openForm(browser, `collections/pages/${id}`);
  const title = page.locator('#field-title');
  await type(page, 'Birinci');
  expect(await press(page, '#action-save-draft')).toBe(200);
  await type(page, 'İkinci');
  expect(await press(page, '#action-save')).toBe(200);
  await type(page, 'Üçüncü');
  expect(await press(page, '#action-save-draft')).toBe(200);
  await type(page, 'Dördüncü');

  const { revision } = await editor.page(pageKey);
  const place = { pageKey, sectionId: 'about-1', language: 'tr', revision };
  expect((await editor.post('SaveSection', { ...place, values: { title: 'Sitede yazılan' } })).status).toBe(200);
  for (const button of ['#action-save-draft', '#action-save'] as const) {
    expect(await press(page, button)).toBe(409);
    await expect(page.getByText(refusal).first()).toBeVisible();
    await expect(title).toHaveValue('Dördüncü');
  }
  const draft = await editor.page(pageKey);
  expect([draft.page.title, sectionOf(draft, 'about-1')?.title]).toEqual(['Üçüncü', 'Sitede yazılan']);

  await page.reload();
  await type(page, 'Beşinci');
  expect(await press(page, '#action-save-draft')).toBe(200);
  const after = await editor.page(pageKey);
  expect([after.page.title, sectionOf(after, 'about-1')?.title]).toEqual(['Beşinci', 'Sitede yazılan']);
  // Payload's own actions do not make the form outdated.
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-unpublish').click();
  // Payload fills the form anew, and what is typed before that is gone.
  const newestTime = page.waitForResponse((response) => /select(\[|%5B)updatedAt/.test(response.url()));
  await page.locator('#confirm-action:visible').click();
  await newestTime;
  await expect.poll(async () => (await admin.page(pageKey)).publishedRevision).toBeNull();
  await expect(async () => {
    await title.fill('Altıncı');
    await expect(page.locator('#action-save-draft')).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  expect(await press(page, '#action-save-draft')).toBe(200);
  // A script that says nothing about what it has seen saves as before.
  expect((await asAdmin(`pages/${id}`, 'PATCH', { title: 'Betik' })).status).toBe(200);
  await page.context().close();
});

test('a popup that was saved on the site meanwhile is not overwritten by a form of the admin', async ({ browser }) => {
  const page = await openForm(browser, 'globals/popup');
  for (const text of ['Birinci', 'İkinci']) {
    await type(page, text);
    expect(await press(page, '#action-save-draft')).toBe(200);
  }
  await type(page, 'Üçüncü');
  expect((await savePart(admin, 'popup', { title: 'Sitede yazılan' })).status).toBe(200);
  expect(await press(page, '#action-save-draft')).toBe(409);
  await expect(page.getByText(refusal).first()).toBeVisible();
  expect((await partOf(admin, 'popup')).languages.tr?.title).toBe('Sitede yazılan');
  await page.context().close();
});
