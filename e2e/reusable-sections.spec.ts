import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import {
  callWith,
  EditSession,
  newPage,
  publicPage,
  removeAccounts,
  removePages,
  sectionOf,
} from './support/edit-backend';
import { asAdmin } from './support/forms-backend';
import { addReusable, publish, reusableNamed, saveReusable, share } from './support/reusable';
import type { Json } from './support/seed';

let admin: EditSession;
let editor: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
  editor = await EditSession.create('editor');
});
test.afterEach(removePages);
test.afterAll(removeAccounts);

const newName = () => `Çağrı ${randomUUID().slice(0, 8)}`;
const publicText = async (pageKey: string) => JSON.stringify((await publicPage(pageKey)).body.data);

/** Two public pages that show the same reusable section, and one that does not. */
async function sharedOnTwo(name = newName()) {
  const [first, second] = [await newPage({ title: `Bir ${name}` }), await newPage({ title: `İki ${name}` })];
  const reusable = await share(editor, first.pageKey, 'about-1', name);
  await addReusable(editor, second.pageKey, reusable, 'page-title-1');
  for (const { pageKey } of [first, second]) expect((await publish(admin, pageKey)).status).toBe(200);
  return { name, first, second, reusable: await reusableNamed(editor, name) };
}

test('a section is made reusable and shown on two pages, and changed on both at once', async () => {
  const { name, first, second, reusable } = await sharedOnTwo();
  expect(reusable).toMatchObject({ status: 'published', type: 'about' });
  expect(reusable.usedOn.map(({ title }) => title)).toEqual([`Bir ${name}`, `İki ${name}`]);

  // On the wire there is nothing but a section: hosts and visitors know nothing of it.
  const { sections } = (await publicPage(second.pageKey)).body.data as { sections: Json[] };
  expect(sections.map(({ id, type }) => `${String(id)} ${String(type)}`)).toEqual([
    'page-title-1 pageTitle',
    'about-2 about',
    'accordion-1 accordion',
    'about-1 about',
  ]);
  expect(sections[1]).toMatchObject({ title: 'Hakkında', description: '<p>Metin</p>' });
  expect(JSON.stringify(sections)).not.toMatch(/reusable|ortak/);

  // What an editor saves is a draft, on both pages.
  expect((await saveReusable(editor, reusable, { title: 'Yeni çağrı' })).status).toBe(200);
  for (const [page, id] of [
    [first, 'about-1'],
    [second, 'about-2'],
  ] as const) {
    expect(sectionOf(await editor.page(page.pageKey), id)).toMatchObject({ title: 'Yeni çağrı' });
    expect(await publicText(page.pageKey)).not.toContain('Yeni çağrı');
  }
  const draft = await reusableNamed(editor, name);
  expect(draft.status).toBe('changed');
  expect((await publish(editor, draft.pageKey)).status).toBe(403);
  const published = await publish(admin, draft.pageKey);
  expect(published.status).toBe(200);
  expect(new Set((published.body.data as { addresses: string[] }).addresses)).toEqual(
    new Set([`/page/${first.pageKey}`, `/page/${second.pageKey}`]),
  );
  for (const { pageKey } of [first, second]) expect(await publicText(pageKey)).toContain('Yeni çağrı');
});

test('it is translated like any section', async () => {
  const name = newName();
  const page = await newPage();
  await asAdmin(`pages/${page.id}?locale=en`, 'PATCH', { title: 'Title', _status: 'published' });
  const reusable = await share(editor, page.pageKey, 'about-1', name);
  expect((await saveReusable(editor, reusable, { title: 'About us' }, 'en')).status).toBe(200);
  expect((await publish(admin, page.pageKey)).status).toBe(200);
  const { otherLangs } = (await publicPage(page.pageKey)).body.data as {
    otherLangs: Record<string, { sections: Json[] }>;
  };
  expect(otherLangs.en?.sections.find(({ id }) => id === 'about-1')).toMatchObject({ title: 'About us' });
});

test('a late save is a conflict, whichever page it comes from', async () => {
  const page = await newPage();
  const reusable = await share(editor, page.pageKey, 'about-1', newName());
  expect((await saveReusable(editor, reusable, { title: 'İlk' })).status).toBe(200);
  const late = await saveReusable(admin, reusable, { title: 'Geç' });
  expect([late.status, (late.body.data as { section: Json }).section.title]).toEqual([409, 'İlk']);
});

test('it has no address of its own, and no place among the pages', async () => {
  const { reusable } = await sharedOnTwo();
  expect((await publicPage(reusable.pageKey)).status).toBe(404);
  const keys = await callWith(undefined, 'GetPageKeys');
  expect(JSON.stringify(keys.body.data)).not.toContain(reusable.pageKey);
  const targets = await editor.get('EditPages', { query: reusable.pageKey });
  expect(targets.body.data).toEqual([]);
  const found = await editor.get('EditSearch', { query: reusable.name, language: 'tr' });
  const { pages } = found.body.data as { pages: Json[] };
  expect(pages.find(({ link }) => link === reusable.link)).toMatchObject({ isReusable: true });
});

test('its words are found on the pages that show it, and the new ones after a publication', async () => {
  const { name, first, reusable } = await sharedOnTwo();
  const word = `kelime${randomUUID().replace(/\W/g, '').slice(0, 8)}`;
  await saveReusable(editor, reusable, { description: `<p>${word}</p>` });
  const search = async () => JSON.stringify((await callWith(undefined, `SearchPages?query=${word}`)).body.data);
  expect(await search()).not.toContain(first.pageKey);
  expect((await publish(admin, (await reusableNamed(editor, name)).pageKey)).status).toBe(200);
  await expect.poll(search).toContain(first.pageKey);
  expect(await search()).not.toContain(reusable.pageKey);
});

test('while pages show it, it is neither deleted nor withdrawn; afterwards it comes back from the bin', async () => {
  const { name, first, second, reusable } = await sharedOnTwo();
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
