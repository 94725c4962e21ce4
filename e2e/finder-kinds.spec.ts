import { randomUUID } from 'node:crypto';

import { expect, test, type Page } from '@playwright/test';

import { barriersIn } from './support/barriers';
import { EditSession, newPage, notePage, removeAccounts, removePages } from './support/edit-backend';
import { enter } from './support/edit-page';
import { partOf } from './support/edit-parts';
import { field, find, type Found, group, openByKey } from './support/finder';
import { asAdmin } from './support/forms-backend';
import type { Json } from './support/seed';
import { backendUrl } from './support/stack';

/** Records that a test has made, by their address in the backend's own interface. */
const made: string[] = [];

test.afterEach(async () => {
  for (const path of made.splice(0)) await asAdmin(path, 'DELETE');
  await removePages();
});
test.afterAll(removeAccounts);

async function make(collection: string, data: Json): Promise<number> {
  const isDraft = data._status === 'draft';
  const response = await asAdmin(`${collection}?locale=tr&draft=${isDraft}`, 'POST', data);
  expect(response.status).toBe(201);
  const { doc } = (await response.json()) as { doc: { id: number } };
  made.push(`${collection}/${doc.id}`);
  return doc.id;
}

const newMark = () => `k${randomUUID().slice(0, 8)}`;

/** One of each kind, with a mark in it. */
async function oneOfEach() {
  const mark = newMark();
  const pageKey = notePage(`taslak-${mark}`);
  const text = { blockType: 'about', sectionId: 'about-1', order: 10, title: 'Hakkında' };
  const sections = [{ ...text, description: `<p>Şişli’de <strong>IĞDIR</strong> ölçümü ${mark}</p>` }];
  const draft = await asAdmin('pages?draft=true', 'POST', { pageKey, title: 'Taslak', sections, _status: 'draft' });
  expect(draft.status).toBe(201);
  const from = `/eski-${mark}`;
  const proposed = { from, to: '/about', note: 'Şişli IĞDIR ölçümü', _status: 'draft' };
  const redirect = await make('redirects', proposed);
  const category = await make('categories', { key: mark, name: `Şişli IĞDIR ölçümü ${mark}` });
  const email = `${mark}@kemerkaya.example`;
  const name = `Şişli IĞDIR ölçümü ${mark}`;
  const account = await make('users', { name, email, password: randomUUID(), role: 'editor' });
  return { mark, pageKey, redirect, category, account };
}

test('texts of drafts, redirects, lists and accounts are found without Turkish letters and in another case', async () => {
  const { mark, pageKey, redirect, category, account } = await oneOfEach();
  const admin = await EditSession.create('admin');
  for (const query of [`şişli IĞDIR ölçümü ${mark}`, `${mark} sisli igdir OLCUMU`, `ÖLÇÜMÜ ${mark}`]) {
    const found = await find(admin, query);
    // Visitors' search is content with one of the words, and its pages come after the draft.
    expect(found.texts[0]).toMatchObject({ link: `/page/${pageKey}`, isDraft: true });
    expect(found.texts[0]?.excerpt).toContain(mark);
    expect(found.redirects.map(({ id }) => id)).toEqual([redirect]);
    expect(found.categories.map(({ id }) => id)).toEqual([category]);
    expect(found.accounts?.map(({ id }) => id)).toEqual([account]);
  }
  // The name of a field is in what is stored, and no text.
  const { texts } = await find(admin, `blockType ${mark}`);
  expect(texts.map(({ link }) => link)).not.toContain(`/page/${pageKey}`);
});

test('a published page is found by what only its draft says, and once', async () => {
  const admin = await EditSession.create('admin');
  const mark = newMark();
  const { pageKey } = await newPage();
  const { revision } = await admin.page(pageKey);
  const values = { title: `Yalnız taslakta ${mark}` };
  await admin.post('SaveSection', { pageKey, language: 'tr', sectionId: 'page-title-1', revision, values });
  const { texts } = await find(admin, `taslakta ${mark}`);
  expect(texts.filter(({ link }) => link === `/page/${pageKey}`).map(({ isDraft }) => isDraft)).toEqual([true]);
});

test('editors find no accounts, not even their own, and visitors nothing', async () => {
  const { mark, redirect, category } = await oneOfEach();
  const editor = await EditSession.create('editor');
  const found = await find(editor, mark);
  expect(found).not.toHaveProperty('accounts');
  expect(found.redirects.map(({ id }) => id)).toEqual([redirect]);
  expect(found.categories.map(({ id }) => id)).toEqual([category]);
  expect(await find(editor, editor.email)).not.toHaveProperty('accounts');
  const inAdmin = await fetch(`${backendUrl}/api/finder?query=${mark}`, {
    headers: { authorization: `JWT ${editor.adminCookie}` },
  });
  expect(((await inAdmin.json()) as { data: Found }).data).not.toHaveProperty('accounts');
  expect((await fetch(`${backendUrl}/api/EditSearch?query=${mark}`)).status).toBe(401);
});

test('of many, each kind answers with six at most', async () => {
  const mark = newMark();
  for (let count = 0; count < 8; count += 1) {
    await make('redirects', { from: `/${mark}-${count}`, to: '/about' });
    const pageKey = notePage(`taslak-${mark}-${count}`);
    const sections = [{ blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title: `Metinde q${mark}` }];
    await asAdmin('pages?draft=true', 'POST', { pageKey, title: 'Taslak', sections, _status: 'draft' });
  }
  const admin = await EditSession.create('admin');
  expect((await find(admin, mark)).redirects).toHaveLength(6);
  expect((await find(admin, `q${mark}`)).texts).toHaveLength(6);
});

/** The first text in the named fields of a global. */
function firstText(value: unknown, names: readonly string[]): string | undefined {
  if (Array.isArray(value)) return value.map((each) => firstText(each, names)).find(Boolean);
  if (typeof value !== 'object' || value === null) return undefined;
  const own = names.map((name) => (value as Json)[name]).find((text) => typeof text === 'string' && text);
  return (own as string | undefined) ?? firstText(Object.values(value), names);
}

const parts = [
  ['navigation', ['title']],
  ['footer', ['text', 'title']],
  ['site-info', ['phone']],
  ['social', ['name']],
  ['popup', ['title']],
] as const;

test('each part of every page is found by its texts', async () => {
  const editor = await EditSession.create('editor');
  for (const [name, fields] of parts) {
    const text = firstText((await partOf(editor, name)).languages.tr, fields);
    expect(text, name).toBeTruthy();
    const found = await find(editor, (text ?? '').slice(0, 60).toLocaleUpperCase('tr'));
    expect(found.parts.map((part) => part.name)).toContain(name);
  }
});

const options = (page: Page, name: string) => group(page, name).getByRole('option');

async function search(page: Page, query: string) {
  await openByKey(page);
  await field(page).fill(query);
}

for (const width of [1440, 390]) {
  test(`what is found opens where it is edited, at ${width} px`, async ({ browser }) => {
    const { mark, pageKey, redirect } = await oneOfEach();
    const admin = await EditSession.create('admin');
    const { page, context } = await enter(browser, admin, '/edit/about', width);
    await search(page, `olcumu ${mark}`);
    await expect(options(page, 'Sayfaların metinlerinde').first()).toHaveText(/Taslak.*ölçümü/);
    await expect(options(page, 'Yönlendirmeler')).toHaveText([`/eski-${mark}→ /about · Taslak`]);
    await expect(options(page, 'Listeler ve kategoriler')).toHaveText([new RegExp(`ölçümü ${mark}`)]);
    await expect(options(page, 'Kullanıcılar')).toHaveText([new RegExp(`${mark}@kemerkaya`)]);
    await page.screenshot({ path: test.info().outputPath(`finder-kinds-${width}.png`) });
    expect(await barriersIn(page, 'dialog[open]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await options(page, 'Sayfaların metinlerinde').first().click();
    await expect(page).toHaveURL(new RegExp(`/edit/page/${pageKey}$`));

    const phone = firstText((await partOf(admin, 'site-info')).languages.tr, ['phone']) ?? '';
    await search(page, phone);
    await options(page, 'Her sayfada görünenler').filter({ hasText: phone }).click();
    await expect(page.getByRole('dialog', { name: 'Üst şerit ve iletişim' })).toBeVisible();

    await search(page, mark);
    await options(page, 'Yönlendirmeler').click();
    await expect(page).toHaveURL(new RegExp(`/admin/collections/redirects/${redirect}$`));
    await context.close();
  });

  test(`the admin finds the same kinds and opens their forms, at ${width} px`, async ({ page }) => {
    const { mark, redirect, category, account } = await oneOfEach();
    await page.setViewportSize({ width, height: 844 });
    const admin = await EditSession.create('admin');
    await page.context().addCookies([
      { name: 'payload-token', value: admin.adminCookie, url: backendUrl },
      { name: 'payload-lng', value: 'tr', url: backendUrl },
    ]);
    const phone = firstText((await partOf(admin, 'site-info')).languages.tr, ['phone']) ?? '';
    for (const [query, group, path] of [
      [mark, 'Yönlendirmeler', `collections/redirects/${redirect}`],
      [mark, 'Listeler ve kategoriler', `collections/categories/${category}`],
      [mark, 'Kullanıcılar', `collections/users/${account}`],
      [phone, 'Her sayfada görünenler', 'globals/site-info'],
    ] as const) {
      await page.goto(`${backendUrl}/admin`);
      await search(page, query);
      await expect(options(page, group).first()).toBeVisible();
      expect(await barriersIn(page, 'dialog[open]')).toEqual([]);
      await options(page, group).first().click();
      await expect(page).toHaveURL(new RegExp(`/admin/${path}`));
    }
  });
}
