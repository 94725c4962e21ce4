import { expect, test } from '@playwright/test';

import {
  EditSession,
  newPage,
  publicPage,
  removeAccounts,
  removePages,
  sectionOf,
  type EditedPage,
} from './support/edit-backend';
import { Editor } from './support/editor';
import { asAdmin } from './support/forms-backend';
import type { Json } from './support/seed';
import { backendUrl } from './support/stack';

/** These tests change the footer, which all pages show. No other suite runs at the same time. */
let admin: EditSession;
let editor: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
  editor = await EditSession.create('editor');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

interface Entry {
  id: number;
  kind: string;
  title: string;
  link: string;
  deletedBy: string;
}

const binOf = async (session: EditSession, query: Record<string, string> = {}) =>
  (await session.get('Bin', query)).body.data as Entry[];

const entryOf = async (pageKey: string) => {
  const entry = (await binOf(admin)).find(({ link }) => link === `/page/${pageKey}`);
  if (!entry) throw new Error(`${pageKey} is not in the bin`);
  return entry;
};

async function saveTitle(pageKey: string, title: string): Promise<string> {
  const { revision } = await admin.page(pageKey);
  const values = { pageKey, language: 'tr', sectionId: 'page-title-1', revision, values: { title } };
  return ((await admin.post('SaveSection', values)).body.data as { revision: string }).revision;
}

test('a deleted page comes back whole: public and draft texts, and versions with their authors', async () => {
  const { pageKey, id } = await newPage({ title: 'Silinecek çığ bariyeri', order: 7 });
  await asAdmin(`pages/${id}?locale=en`, 'PATCH', { title: 'Avalanche barrier' });
  await saveTitle(pageKey, 'Yalnız taslakta');
  const before = (await publicPage(pageKey)).body.data as Json;
  const draft = await admin.page(pageKey);
  const versions = async () =>
    (
      (await admin.get('PageVersions', { pageKey })).body.data as { updatedAt: string; by: string; status: string }[]
    ).map(({ updatedAt, by, status }) => [updatedAt, by, status]);
  const history = await versions();

  expect((await editor.post('DeletePage', { pageKey, revision: draft.revision })).status).toBe(403);
  expect((await admin.post('DeletePage', { pageKey, revision: draft.revision })).status).toBe(200);
  expect((await publicPage(pageKey)).status).toBe(404);

  const entry = await entryOf(pageKey);
  expect(entry).toMatchObject({ kind: 'page', title: 'Silinecek çığ bariyeri', deletedBy: admin.name });
  expect((await editor.post('RestoreDeleted', { id: entry.id })).status).toBe(403);
  expect((await admin.post('RestoreDeleted', { id: entry.id })).status).toBe(200);
  const after = (await publicPage(pageKey)).body.data as Json;
  expect({ ...after, revision: '' }).toEqual({ ...before, revision: '' });
  const back = await admin.page(pageKey);
  expect({ ...back.page, revision: '' }).toEqual({ ...draft.page, revision: '' });
  expect(back.status).toBe('changed');
  expect(await versions()).toEqual(history);
  expect((await admin.post('RestoreDeleted', { id: entry.id })).status).toBe(404);

  const trail = await asAdmin(`audit-trail?where[subject][equals]=${pageKey}&limit=50`);
  const actions = ((await trail.json()) as { docs: { actor: string; action: string }[] }).docs;
  for (const action of ['DeletePage', 'RestoreDeleted'])
    expect(actions).toContainEqual(expect.objectContaining({ action, actor: admin.email }));
});

test('a page that is deleted in the admin goes to the bin too, and its menu places come back with it', async ({
  request,
}) => {
  const { pageKey, id } = await newPage({ title: 'Menüdeki sayfa' });
  const global = new Editor(request);
  const { items } = (await global.readGlobal('footer')) as { items: { submenu: Json[] }[] };
  const link = `/page/${pageKey}`;
  const changed = items.map((item, index) =>
    index === 1 ? { ...item, submenu: [...item.submenu, { title: 'Menüdeki', link }] } : item,
  );
  await global.updateGlobal('footer', { items: changed });
  const model = async () => JSON.stringify(await (await fetch(`${backendUrl}/api/GetApplicationModel`)).json());
  try {
    expect(await model()).toContain(link);
    expect((await asAdmin(`pages/${id}`, 'DELETE')).status).toBe(200);
    expect(await model()).not.toContain(link);
    // The menu can be published meanwhile, and keeps the place.
    await global.updateGlobal('footer', { items: changed });
    const { id: entry } = await entryOf(pageKey);
    expect((await asAdmin(`bin/${entry}/restore`, 'POST')).status).toBe(200);
    expect(await model()).toContain(link);
  } finally {
    await global.updateGlobal('footer', { items });
  }
});

test('a page does not come back where another one is by now', async () => {
  const { pageKey } = await newPage();
  const { revision } = await admin.page(pageKey);
  await admin.post('DeletePage', { pageKey, revision });
  const made = await admin.post('CreatePage', { title: 'Yenisi', pageKey, language: 'tr' });
  expect(made.status).toBe(200);
  const refused = await admin.post('RestoreDeleted', { id: (await entryOf(pageKey)).id });
  expect([refused.status, refused.body.code]).toEqual([400, 'validation']);
  expect((await admin.page(pageKey)).page.title).toBe('Yenisi');
});

test('a section that is deleted in the admin or on the page comes back in its place, in all languages', async () => {
  const { pageKey, id } = await newPage();
  let { revision } = await admin.page(pageKey);
  const english = { pageKey, revision, sectionId: 'about-1', language: 'en', values: { title: 'About us' } };
  ({ revision } = (await admin.post('SaveSection', english)).body.data as { revision: string });
  const before = await editor.page(pageKey);
  await editor.post('ChangeSections', { pageKey, revision, change: { kind: 'delete', id: 'accordion-1' } });
  const { sections } = (await (await asAdmin(`pages/${id}?draft=true`)).json()) as { sections: Json[] };
  await asAdmin(`pages/${id}?draft=true`, 'PATCH', { sections: sections.filter((row) => row.sectionId !== 'about-1') });
  expect((await editor.page(pageKey)).page.sections.map((section) => section.id)).toEqual(['page-title-1']);
  const deleted = (await binOf(editor, { pageKey })).filter(({ kind }) => kind === 'section');
  expect(deleted.map(({ title }) => title)).toEqual(['Hakkımızda (filmli): Hakkında', 'Sık sorulanlar']);
  for (const entry of deleted) expect((await editor.post('RestoreDeleted', { id: entry.id })).status).toBe(200);
  const after = await editor.page(pageKey);
  const shown = (page: EditedPage) => page.page.sections.map((section) => section.id);
  expect(shown(after)).toEqual(['page-title-1', 'accordion-1', 'about-1']);
  expect(shown(before)).toEqual(shown(after));
  expect(sectionOf(after, 'accordion-1')?.list).toEqual(sectionOf(before, 'accordion-1')?.list);
  expect(after.page.otherLangs.en?.sections.find((section) => section.id === 'about-1')?.title).toBe('About us');
});

test('a section that its form has put back is not in the bin any more', async () => {
  const { pageKey } = await newPage();
  let { revision } = await editor.page(pageKey);
  const change = async (kind: 'delete' | 'restore') => {
    const answer = await editor.post('ChangeSections', { pageKey, revision, change: { kind, id: 'accordion-1' } });
    expect(answer.status).toBe(200);
    ({ revision } = answer.body.data as { revision: string });
  };
  const deleted = async () => (await binOf(editor, { pageKey })).filter(({ kind }) => kind === 'section').length;
  await change('delete');
  expect(await deleted()).toBe(1);
  await change('restore');
  expect(await deleted()).toBe(0);
  await change('delete');
  expect(await deleted()).toBeGreaterThan(0);
});
