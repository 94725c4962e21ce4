import { expect, test } from '@playwright/test';

import { type Account, OwnBackend } from './support/own-backend';
import type { Json } from './support/seed';

let backend: OwnBackend;
let admin: Account;
let editor: Account;
let visitor: Account;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  backend = await OwnBackend.start({ REDIRECT_HOSTS: 'shop.example' });
  [admin, editor, visitor] = [await backend.signIn(), await backend.signIn('editor'), backend.stranger()];
});

test.afterAll(() => backend.end());

const redirects = async () => (await visitor.send('GetRedirects')).body.data as { from: string; to: string }[];
const applicationModel = async () => JSON.stringify((await visitor.send('GetApplicationModel')).body.data);
const cover = (title: string) => ({ blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title });
const idOf = (body: Json) => (body.doc as { id: number }).id;

/** Builds a value with the given text for each global that all pages show. */
const parts: Readonly<Record<string, (text: string) => Json>> = {
  navigation: (text) => ({ menu: [{ key: 'a', title: text, link: '/about' }] }),
  footer: (text) => ({ items: [{ key: 'a', title: text }] }),
  social: (text) => ({ accounts: [{ key: 'a', name: text, link: 'https://social.example/' }] }),
  'site-info': (text) => ({ title: text }),
  popup: (text) => ({ popupId: 'a', title: text, content: text }),
};

for (const [slug, part] of Object.entries(parts)) {
  test(`${slug}: visitors see what an administrator publishes, and no draft of an editor`, async () => {
    const [first, second] = [`Ilk ${slug}`, `Ikinci ${slug}`];
    const address = `globals/${slug}?locale=tr`;
    expect((await admin.send(address, 'POST', part(first))).status).toBe(200);
    expect(await applicationModel()).toContain(first);
    const before = await applicationModel();

    for (const query of [
      '',
      '&draft[]=true',
      '&draft=true&publishSpecificLocale=tr',
      '&draft=true&unpublishAllLocales=true',
    ])
      expect((await editor.send(address + query, 'POST', part(second))).status, query).toBe(403);
    expect((await editor.send(`${address}&draft=true`, 'POST', { ...part(second), _status: 'published' })).status).toBe(
      403,
    );
    expect((await editor.send(`${address}&draft=true`, 'POST', part(second))).status).toBe(200);
    expect(await applicationModel()).toBe(before);
    const draft = await editor.send(`${address}&draft=true`);
    expect(draft.body).toMatchObject({ _status: 'draft' });
    expect(JSON.stringify(draft.body)).toContain(second);

    expect((await admin.send(address, 'POST', { _status: 'published' })).status).toBe(200);
    expect(await applicationModel()).toContain(second);

    await test.step('restoring an older version creates a draft, whoever restores it', async () => {
      const { body } = await editor.send(`globals/${slug}/versions?locale=tr&sort=updatedAt`);
      const [oldest] = body.docs as { id: number }[];
      for (const account of [editor, admin])
        expect((await account.send(`globals/${slug}/versions/${oldest?.id}`, 'POST', {})).status).toBe(200);
      expect(await applicationModel()).toContain(second);
      expect(await applicationModel()).not.toContain(first);
      expect(JSON.stringify((await editor.send(`${address}&draft=true`)).body)).toContain(first);
    });

    await test.step('a global cannot be withdrawn', async () => {
      expect((await admin.send(address, 'POST', { _status: 'draft' })).status).toBe(400);
      expect(await applicationModel()).toContain(second);
    });
  });
}

test('a menu with a broken link cannot be published', async () => {
  const menu = (link: string) => ({ menu: [{ key: 'a', title: 'Menü', link }] });
  const refused = await admin.send('globals/navigation?locale=tr', 'POST', menu('/page/yok'));
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('menu.0.link');
  expect((await editor.send('globals/navigation?locale=tr&draft=true', 'POST', menu('/page/yok'))).status).toBe(200);
  expect((await admin.send('globals/navigation?locale=tr', 'POST', menu('/ara'))).status).toBe(200);
});

test('a copied item of the menu is stored with a key of its own', async () => {
  const row = { key: 'a', title: 'Menü', link: '/ara' };
  expect((await admin.send('globals/navigation?locale=tr', 'POST', { menu: [row, row] })).status).toBe(200);
  const { menu } = (await admin.send('globals/navigation')).body as { menu: { key: string }[] };
  expect(menu.map(({ key }) => key)).toEqual(['a', 'a-2']);
  const model = (await visitor.send('GetApplicationModel')).body.data as { menu: object };
  expect(Object.keys(model.menu)).toEqual(['a', 'a-2']);
});

test('a bulk edit changes the pages of its condition, and a version of one is restored', async () => {
  const keys = ['toplu-1', 'toplu-2', 'tek'];
  const ids: number[] = [];
  for (const pageKey of keys) ids.push(idOf((await admin.send('pages', 'POST', { pageKey, title: 'Eski' })).body));
  const titles = async () => {
    const { docs } = (await admin.send(`pages?locale=tr&draft=true&sort=pageKey&where[pageKey][in]=${keys.join()}`))
      .body as { docs: { pageKey: string; title: string }[] };
    return Object.fromEntries(docs.map(({ pageKey, title }) => [pageKey, title]));
  };
  const asText = encodeURIComponent(JSON.stringify({ pageKey: { equals: 'toplu-2' } }));
  for (const [condition, title] of [
    ['where[pageKey][like]=toplu', 'Yeni'],
    [`draft=true&where=${asText}`, 'Taslak'],
    ['where[pageKey][equals]=yok', 'Hiç'],
  ])
    expect((await admin.send(`pages?locale=tr&${condition}`, 'PATCH', { title })).status).toBe(200);
  expect(await titles()).toEqual({ 'toplu-1': 'Yeni', 'toplu-2': 'Taslak', tek: 'Eski' });

  const { docs } = (await admin.send(`pages/versions?sort=updatedAt&where[parent][equals]=${ids[0]}`)).body as {
    docs: { id: number }[];
  };
  expect((await admin.send(`pages/versions/${docs[0]?.id}?draft=true`, 'POST', {})).status).toBe(200);
  expect((await titles())['toplu-1']).toBe('Eski');

  // Without the draft parameter it would take the page from the public. Addresses are not case-sensitive.
  for (const name of ['versions', 'VERSIONS'])
    expect((await editor.send(`pages/${name}/${docs[0]?.id}`, 'POST', {})).status).toBe(403);
});

test('pages that are withdrawn, published or deleted together keep their newest drafts', async () => {
  const ids: number[] = [];
  for (const pageKey of ['secili-1', 'secili-2']) {
    const page = { pageKey, title: 'Eski', sections: [cover('Kapak')], _status: 'published' };
    ids.push(idOf((await admin.send('pages?locale=tr', 'POST', page)).body));
  }
  const [drafted, plain] = ids;
  await admin.send(`pages/${drafted}?locale=tr&draft=true`, 'PATCH', { title: 'Taslak', _status: 'draft' });
  const newest = async () => {
    const { body } = await admin.send(`pages?locale=tr&draft=true&sort=pageKey&where[id][in]=${ids.join()}`);
    return (body.docs as { title: string; _status: string }[]).map(({ title, _status }) => [title, _status]);
  };
  const selected = (not: string) => `where[and][0][_status][not_equals]=${not}&where[and][1][id][in]=${ids.join()}`;

  const withdrawn = await admin.send(`pages?locale=tr&${selected('draft')}`, 'PATCH', { _status: 'draft' });
  expect([withdrawn.status, (withdrawn.body.docs as Json[]).length, withdrawn.body.errors]).toEqual([200, 2, []]);
  expect(await newest()).toEqual([
    ['Taslak', 'draft'],
    ['Eski', 'draft'],
  ]);
  expect((await visitor.send('GetPageData?pageKey=secili-1')).body.data).toBeFalsy();

  await admin.send(`pages/${plain}?locale=tr&draft=true`, 'PATCH', { sections: [cover('')], _status: 'draft' });
  const publish = `pages?locale=tr&draft=true&${selected('published')}`;
  const { status, body } = await admin.send(publish, 'PATCH', { _status: 'published' });
  expect([status, (body.errors as Json[]).map(({ id }) => id)]).toEqual([400, [plain]]);
  expect(await newest()).toEqual([
    ['Taslak', 'published'],
    ['Eski', 'draft'],
  ]);

  expect((await admin.send(`pages?where[id][in]=${ids.join()}`, 'DELETE')).status).toBe(200);
  expect(await newest()).toEqual([]);
});

test('a page whose film was stored before its rule is withdrawn, published and changed all the same', async () => {
  const about = { blockType: 'about', sectionId: 'about-1', order: 10, title: 'Hakkımızda' };
  const film = { movieLink: { url: 'https://films.example/x.mp4' } };
  const page = { pageKey: 'eski-film', title: 'Eski', sections: [{ ...about, ...film }], _status: 'published' };
  const { status, body } = await admin.send('pages?locale=tr', 'POST', page);
  expect(status).toBe(201);
  const address = `pages/${idOf(body)}?locale=tr`;
  const inSql = (column: string) =>
    backend.isOnPostgres
      ? `${column} = replace(${column}::text, 'https://films', 'http://films')::jsonb`
      : `${column} = replace(${column}, 'https://films', 'http://films')`;
  await backend.query(`UPDATE pages SET ${inSql('sections')} WHERE id = ${idOf(body)}`);
  await backend.query(`UPDATE _pages_v SET ${inSql('version_sections')} WHERE parent_id = ${idOf(body)}`);

  expect((await admin.send(address, 'PATCH', { _status: 'draft' })).status).toBe(200);
  expect((await admin.send(`${address}&draft=true`, 'PATCH', { title: 'Yeni', _status: 'draft' })).status).toBe(200);
  const published = await admin.send(address, 'PATCH', { _status: 'published' });
  expect([published.status, JSON.stringify(published.body)]).toEqual([200, expect.stringContaining('http://films')]);

  const other = { movieLink: { url: 'http://films.example/y.mp4' } };
  expect((await admin.send(address, 'PATCH', { sections: [{ ...about, ...other }] })).status).toBe(400);
});

test('content published before drafts existed stays public', async () => {
  const [model, table] = [await applicationModel(), await redirects()];
  await backend.restart(async ({ execute }) => {
    for (const name of ['navigation', 'footer', 'social', 'site_info', 'popup', 'brand']) {
      await execute(`DELETE FROM _${name}_v`);
      await execute(`UPDATE ${name} SET _status = 'draft'`);
    }
    await execute(`DELETE FROM _redirects_v`);
    await execute(`UPDATE redirects SET _status = 'draft'`);
  });
  expect(await applicationModel()).toBe(model);
  expect(await redirects()).toEqual(table);
  const { body } = await admin.send('redirects?draft=true&limit=100');
  expect((body.docs as { _status: string }[]).map(({ _status }) => _status)).toEqual(table.map(() => 'published'));
  expect((await admin.send('globals/navigation')).body._status).toBe('published');
});
