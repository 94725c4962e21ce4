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
import { newName, publicText, publish, reusableNamed, saveReusable, share, sharedOnTwo } from './support/reusable';
import type { Json } from './support/seed';

let admin: EditSession;
let editor: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
  editor = await EditSession.create('editor');
});
test.afterEach(removePages);
test.afterAll(removeAccounts);

test('a section is made reusable and shown on two pages, and changed on both at once', async () => {
  const { name, first, second, reusable } = await sharedOnTwo(editor, admin);
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
  expect(reusable.usedOn.map(({ link }) => link)).toEqual([`/page/${page.pageKey}`]);
  expect((await saveReusable(editor, reusable, { title: 'İlk' })).status).toBe(200);
  const late = await saveReusable(admin, reusable, { title: 'Geç' });
  expect([late.status, (late.body.data as { section: Json }).section.title]).toEqual([409, 'İlk']);
});

test('it has no address of its own, and no place among the pages', async () => {
  const { reusable } = await sharedOnTwo(editor, admin);
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
  const { name, first, reusable } = await sharedOnTwo(editor, admin);
  const word = `kelime${randomUUID().replace(/\W/g, '').slice(0, 8)}`;
  await saveReusable(editor, reusable, { description: `<p>${word}</p>` });
  const search = async () => JSON.stringify((await callWith(undefined, `SearchPages?query=${word}`)).body.data);
  expect(await search()).not.toContain(first.pageKey);
  expect((await publish(admin, (await reusableNamed(editor, name)).pageKey)).status).toBe(200);
  await expect.poll(search).toContain(first.pageKey);
  expect(await search()).not.toContain(reusable.pageKey);
});
