import { randomUUID } from 'node:crypto';

import { expect, test, type Page } from '@playwright/test';

import { barriersIn } from './support/barriers';
import { EditSession, newPage, publicPage, removeAccounts, removePages } from './support/edit-backend';
import { asAdmin, stored } from './support/forms-backend';
import { backendUrl } from './support/stack';
import type { Json } from './support/seed';

const redirected: string[] = [];

async function redirectOf(from: string) {
  const found = await asAdmin(`redirects?where[from][equals]=${encodeURIComponent(from)}`);
  return ((await found.json()) as { docs: { id: number; to: string; _status: string }[] }).docs[0];
}

test.afterEach(async () => {
  for (const from of redirected.splice(0)) {
    const redirect = await redirectOf(from);
    if (redirect) await asAdmin(`redirects/${redirect.id}`, 'DELETE');
  }
  await removePages();
});
test.afterAll(removeAccounts);

/** A public page that another page leads to. */
async function linkedPage() {
  const title = `Silinecek ${randomUUID().slice(0, 8)}`;
  const { pageKey, id } = await newPage({ title });
  const link = `/page/${pageKey}`;
  redirected.push(link);
  const section = { blockType: 'about', sectionId: 'about-1', order: 20, title: 'Bağlantı' };
  const linkingTitle = `Bağlantı veren ${title}`;
  const description = `<p><a href="${link}">Ayrıntı</a></p>`;
  await newPage({ title: linkingTitle, sections: [{ ...section, description }] });
  return { title, pageKey, id, link, linkingTitle };
}

async function openForm(page: Page, session: EditSession, id: number, language = 'tr') {
  await page.context().addCookies([
    { name: 'payload-token', value: session.adminCookie, url: backendUrl },
    { name: 'payload-lng', value: language, url: backendUrl },
  ]);
  await page.goto(`${backendUrl}/admin/collections/pages/${id}`);
}

const texts = {
  tr: {
    command: 'Sil',
    title: 'Sayfayı sil',
    field: 'Bu adrese gelenler nereye gitsin?',
    wrong: 'Bu adrese yönlendirilemez. Sayfa silinmedi.',
    done: 'Sayfa silindi.',
  },
  en: {
    command: 'Delete',
    title: 'Delete the page',
    field: 'Where should visitors of this address go?',
    wrong: 'The address cannot be redirected there. The page was not deleted.',
    done: 'The page was deleted.',
  },
} as const;

async function openDialog(page: Page, language: 'tr' | 'en') {
  const { command, title } = texts[language];
  await page.locator('.doc-controls__popup .popup-button').click();
  const commands = page.getByRole('button', { name: command, exact: true });
  // Payload's own command, without a redirect, is not offered beside it.
  await expect(commands).toHaveCount(1);
  await commands.click();
  return page.getByRole('dialog', { name: title });
}

for (const [width, language] of [
  [1440, 'tr'],
  [390, 'tr'],
  [1440, 'en'],
  [390, 'en'],
] as const) {
  test(`a page is deleted with a redirect in the admin, at ${width} px, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const words = texts[language];
    const { title, pageKey, id, link, linkingTitle } = await linkedPage();
    await openForm(page, await EditSession.create('admin'), id, language);
    const dialog = await openDialog(page, language);
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: linkingTitle })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`delete-${width}-${language}.png`) });
    expect(await barriersIn(page, 'dialog[open]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);

    // A page that leads to itself.
    const target = dialog.getByRole('combobox', { name: words.field });
    await target.fill(link);
    await target.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(words.wrong);
    expect((await publicPage(pageKey)).status).toBe(200);

    await target.fill('/about');
    await dialog.getByRole('button', { name: words.title }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/collections\/pages(\?|$)/);
    expect((await publicPage(pageKey)).status).toBe(404);
    expect(await redirectOf(link)).toMatchObject({ to: '/about', _status: 'published' });
  });
}

test('without a redirect the page goes to the bin, and the trail names who deleted it', async ({ page }) => {
  const { pageKey, id, link } = await linkedPage();
  const admin = await EditSession.create('admin');
  await openForm(page, admin, id);
  const dialog = await openDialog(page, 'tr');
  await dialog.getByRole('button', { name: texts.tr.title }).click();
  await expect(page.getByText(texts.tr.done)).toBeVisible();
  expect((await publicPage(pageKey)).status).toBe(404);
  expect(await redirectOf(link)).toBeUndefined();
  const bin = (await admin.get('Bin')).body.data as { link: string; deletedBy: string }[];
  expect(bin.find((entry) => entry.link === link)?.deletedBy).toBe(admin.name);
  const trail = await asAdmin(`audit-trail?where[subject][equals]=${pageKey}&where[action][equals]=delete`);
  expect(((await trail.json()) as { docs: Json[] }).docs).toMatchObject([{ actor: admin.email }]);
});

test('the dialog is closed without a deletion, and gives the focus back', async ({ page }) => {
  const { pageKey, id } = await linkedPage();
  await openForm(page, await EditSession.create('admin'), id);
  const dialog = await openDialog(page, 'tr');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await publicPage(pageKey)).status).toBe(200);
});

test('editors are offered no deletion, and refused', async ({ page }) => {
  const { pageKey, id } = await linkedPage();
  const editor = await EditSession.create('editor');
  await openForm(page, editor, id);
  await page.locator('.doc-controls__popup .popup-button').click();
  await expect(page.locator('#action-create')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sil', exact: true })).toHaveCount(0);
  const headers = { 'content-type': 'application/json', authorization: `JWT ${editor.adminCookie}` };
  const call = (path: string, init: RequestInit) => fetch(`${backendUrl}/api/pages/${path}`, init);
  expect((await call(`${id}/delete`, { method: 'POST', headers, body: '{}' })).status).toBe(403);
  expect((await call(`${id}/before-deletion`, { headers })).status).toBe(403);
  expect(
    (await call(`${id}/delete`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
      .status,
  ).toBe(401);
  expect((await publicPage(pageKey)).status).toBe(200);
});

test('a page with an address of its own is offered no deletion, and stays', async ({ page }) => {
  const [about] = await stored('pages', 'pageKey', 'about');
  const id = about?.id ?? 0;
  const admin = await EditSession.create('admin');
  await openForm(page, admin, id);
  await page.locator('.doc-controls__popup .popup-button').click();
  await expect(page.locator('#action-create')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sil', exact: true })).toHaveCount(0);
  expect((await asAdmin(`pages/${id}`, 'DELETE')).status).toBe(409);
  expect((await asAdmin('pages?where[pageKey][equals]=about', 'DELETE')).status).toBe(400);
  const refused = await asAdmin(`pages/${id}/delete`, 'POST', {});
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { message: expect.stringMatching(/silinemez|cannot be deleted/) as unknown },
  ]);
  expect((await asAdmin(`pages/${id}/before-deletion`)).status).toBe(400);
  const { revision } = await admin.page('about');
  expect((await admin.post('DeletePage', { pageKey: 'about', revision })).status).toBe(400);
  expect((await publicPage('about')).status).toBe(200);
});

test('a redirect that is refused leaves the page where it is, on the site too', async () => {
  const { pageKey, id, link } = await linkedPage();
  const admin = await EditSession.create('admin');
  const { revision } = await admin.page(pageKey);
  const outside = 'https://baska.example/sayfa';
  const onSite = await admin.post('DeletePage', { pageKey, revision, redirectTo: outside });
  expect([onSite.status, onSite.body.code]).toEqual([400, 'validation']);
  expect((await publicPage(pageKey)).status).toBe(200);
  expect((await asAdmin(`pages/${id}/delete`, 'POST', { redirectTo: outside })).status).toBe(400);
  // Whoever follows the first would come back to where it begins.
  const loop = `/dongu-${randomUUID()}`;
  redirected.push(loop);
  const data = { from: loop, to: link, permanent: true, _status: 'published' };
  expect((await asAdmin('redirects', 'POST', data)).status).toBe(201);
  expect((await asAdmin(`pages/${id}/delete`, 'POST', { redirectTo: loop })).status).toBe(400);
  expect((await publicPage(pageKey)).status).toBe(200);
  expect(await redirectOf(link)).toBeUndefined();
});
