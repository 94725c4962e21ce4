import { expect, test } from '@playwright/test';

import { EditSession, newPage, publicPage, removeAccounts, removePages, sectionOf } from './support/edit-backend';
import { asAdmin } from './support/forms-backend';
import { expectHydrated } from './support/pieces';
import { newName, publicText, publish, reusableNamed, saveReusable, share, sharedOnTwo } from './support/reusable';
import type { Json } from './support/seed';
import { adminToken, backendUrl, siteUrl } from './support/stack';

let admin: EditSession;
let editor: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
  editor = await EditSession.create('editor');
});
test.afterEach(removePages);
test.afterAll(removeAccounts);

test('while pages show it, it is neither deleted nor withdrawn; afterwards it comes back from the bin', async () => {
  const { name, first, second, reusable } = await sharedOnTwo(editor, admin);
  const { revision } = await admin.page(reusable.pageKey);
  for (const call of ['DeletePage', 'UnpublishPage']) {
    const refused = await admin.post(call, { pageKey: reusable.pageKey, revision });
    expect([refused.status, refused.body.code]).toEqual([400, 'reusable_used']);
  }
  const [stored] = (
    (await (await asAdmin(`pages?where[pageKey][equals]=${reusable.pageKey}`)).json()) as {
      docs: { id: number }[];
    }
  ).docs;
  const inAdmin = await asAdmin(`pages/${stored?.id}`, 'DELETE');
  expect(inAdmin.status).toBe(409);
  expect(await inAdmin.text()).toContain(`Bir ${name}`);
  const withdrawn = await asAdmin(`pages/${stored?.id}`, 'PATCH', { _status: 'draft' });
  expect([withdrawn.status, (await withdrawn.text()).includes(`Bir ${name}`)]).toEqual([409, true]);
  expect((await reusableNamed(editor, name)).status).toBe('published');
  expect(await publicText(first.pageKey)).toContain('Hakkında');

  // One page detaches it, the other one deletes it.
  const detach = { kind: 'detach', id: 'about-1' };
  const now = await editor.page(first.pageKey);
  expect(
    (await editor.post('ChangeSections', { pageKey: first.pageKey, revision: now.revision, change: detach })).status,
  ).toBe(200);
  const remove = { kind: 'delete', id: 'about-2' };
  const other = await editor.page(second.pageKey);
  expect(
    (await editor.post('ChangeSections', { pageKey: second.pageKey, revision: other.revision, change: remove })).status,
  ).toBe(200);
  for (const { pageKey } of [first, second]) expect((await publish(admin, pageKey)).status).toBe(200);
  await saveReusable(editor, reusable, { title: 'Artık başka' });
  expect(sectionOf(await editor.page(first.pageKey), 'about-1')).toMatchObject({ title: 'Hakkında' });
  expect(await publicText(first.pageKey)).toContain('Hakkında');

  const last = await admin.page(reusable.pageKey);
  expect((await admin.post('DeletePage', { pageKey: reusable.pageKey, revision: last.revision })).status).toBe(200);
  const entries = (await admin.get('Bin')).body.data as { id: number; link: string }[];
  const entry = entries.find(({ link }) => link === reusable.link);
  expect((await admin.post('RestoreDeleted', { id: entry?.id })).status).toBe(200);
  expect(await reusableNamed(editor, name)).toMatchObject({ uuid: reusable.uuid, status: 'changed', usedOn: [] });
});

test('its errors keep a page from being published as long as it was never public', async () => {
  const name = newName();
  const page = await newPage();
  const reusable = await share(editor, page.pageKey, 'about-1', name);
  const broken = { description: '<p><a href="/page/boyle-bir-sayfa-yok">Yok</a></p>' };
  expect((await saveReusable(editor, reusable, broken)).status).toBe(200);
  const { problems } = (await admin.get('CheckPage', { pageKey: page.pageKey })).body.data as { problems: Json[] };
  expect(problems).toContainEqual(expect.objectContaining({ code: 'link_broken', sectionId: 'about-1' }));
  expect(problems).toContainEqual(expect.objectContaining({ code: 'reusable_draft', severity: 'warning' }));
  expect((await publish(admin, page.pageKey)).status).toBe(400);
  expect((await publicPage(reusable.pageKey)).status).toBe(404);
  expect((await reusableNamed(editor, name)).status).toBe('draft');
  // In the admin it is not published together with the page.
  const inAdmin = await asAdmin(`pages/${page.id}`, 'PATCH', { _status: 'published' });
  expect(inAdmin.status).toBe(400);
});

test('one is one section, and contains no other', async () => {
  const [page, other] = [await newPage(), await newPage()];
  const name = newName();
  const reusable = await share(editor, page.pageKey, 'about-1', name);
  const second = await share(editor, other.pageKey, 'accordion-1', newName());
  const { revision } = await editor.page(reusable.pageKey);
  for (const change of [
    { kind: 'add', type: 'hero' },
    { kind: 'delete', id: 'about-1' },
    { kind: 'addReusable', uuid: second.uuid },
  ]) {
    const refused = await editor.post('ChangeSections', { pageKey: reusable.pageKey, revision, change });
    expect(refused.status).toBe(400);
  }
  const twice = {
    pageKey: page.pageKey,
    sectionId: 'about-1',
    name,
    revision: (await editor.page(page.pageKey)).revision,
  };
  expect((await editor.post('ShareSection', twice)).status).toBe(400);
  const stale = { ...twice, sectionId: 'accordion-1', revision: 'old' };
  expect((await editor.post('ShareSection', stale)).status).toBe(409);
  const unnamed = { ...twice, sectionId: 'accordion-1', name: ' ' };
  expect((await editor.post('ShareSection', unnamed)).body.data).toEqual({ fields: { name: 'required' } });
  const visible = { pageKey: reusable.pageKey, language: 'tr', revision, values: { isVisible: true } };
  const saved = (await editor.post('SavePage', visible)).body.data as { page: Json };
  expect(saved.page.isVisible).toBe(false);
});

test('the admin names the reusable section that a page shows, and offers the others', async ({ page, context }) => {
  const [first, second] = [await newPage(), await newPage()];
  const shown = await share(editor, first.pageKey, 'about-1', newName());
  const other = await share(editor, second.pageKey, 'about-1', newName());
  await context.addCookies([{ name: 'payload-token', value: adminToken, url: backendUrl }]);
  await page.goto(`${backendUrl}/admin/collections/pages/${first.id}`);
  await expect(page.getByText(`Ortak bölüm: ${shown.name}`)).toBeVisible();
  const showAll = page.getByRole('button', { name: 'Tümünü göster' });
  await expectHydrated(showAll);
  await showAll.click();
  const field = page.locator('[id^="field-sections__"][id$="__reusable"]');
  await expect(field).toContainText(shown.name);
  await expect(field).not.toContainText(shown.uuid);
  const way = page.getByRole('link', { name: /^Ortak bölümü sitede düzenle/ });
  await expect(way).toHaveAttribute('href', `${siteUrl}/edit${shown.link}`);
  await field.getByRole('combobox').click();
  await page.getByRole('option', { name: other.name }).click();
  await page.getByRole('button', { name: 'Taslağı kaydet' }).click();
  const uuids = async () => {
    const stored = (await (await asAdmin(`pages/${first.id}?draft=true&depth=0`)).json()) as { sections: Json[] };
    return stored.sections.map(({ reusable }) => reusable).filter(Boolean);
  };
  await expect.poll(uuids).toEqual([other.uuid]);
});
