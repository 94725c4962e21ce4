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
const idOf = (body: Json) => (body.doc as { id: number }).id;

test('an editor proposes a redirect, and an administrator publishes it', async () => {
  const { status, body } = await editor.send('redirects', 'POST', { from: '/eski', to: '/page/yeni' });
  expect(status).toBe(201);
  expect(await redirects()).toEqual([]);
  const address = `redirects/${idOf(body)}`;
  expect((await editor.send(address, 'PATCH', { _status: 'published' })).status).toBe(403);
  expect((await admin.send(address, 'PATCH', { _status: 'published' })).status).toBe(200);
  expect(await redirects()).toMatchObject([{ from: '/eski', to: '/page/yeni' }]);

  expect((await editor.send(`${address}?draft=true`, 'PATCH', { to: '/page/baska' })).status).toBe(200);
  expect((await editor.send(address, 'DELETE')).status).toBe(403);
  expect((await editor.send('redirects/import', 'POST', 'from,to\n/csv,/page/x\n')).status).toBe(403);
  expect(await redirects()).toMatchObject([{ from: '/eski', to: '/page/yeni' }]);
  expect((await admin.send(address, 'PATCH', { _status: 'published' })).status).toBe(200);
  expect(await redirects()).toMatchObject([{ from: '/eski', to: '/page/baska' }]);
});

test('the admin’s list is up to date after redirects change through a chain or an import', async () => {
  const listed = async () => {
    const { body } = await admin.send('redirects?draft=true&sort=from&limit=100');
    return (body.docs as { from: string; to: string; _status: string }[]).map(({ from, to, _status }) => [
      from,
      to,
      _status,
    ]);
  };
  await admin.send('redirects', 'POST', { from: '/zincir-1', to: '/zincir-2' });
  await admin.send('redirects', 'POST', { from: '/zincir-2', to: '/page/x' });
  expect(await listed()).toEqual(expect.arrayContaining([['/zincir-1', '/page/x', 'published']]));
  await editor.send('redirects', 'POST', { from: '/csv-2', to: '/page/taslak' });
  expect((await admin.send('redirects/import', 'POST', 'from,to\n/zincir-1,/page/y\n/csv-2,/page/z\n')).status).toBe(
    200,
  );
  expect(await listed()).toEqual(
    expect.arrayContaining([
      ['/zincir-1', '/page/y', 'published'],
      ['/csv-2', '/page/z', 'published'],
    ]),
  );
  expect(await redirects()).toEqual(expect.arrayContaining([{ from: '/csv-2', to: '/page/z', permanent: true }]));
});

test('a redirect from a route, file or page of the site is rejected', async () => {
  await admin.send('pages', 'POST', { pageKey: 'acik', title: 'Açık', _status: 'published' });
  const own = [
    '/newsletter/confirm',
    '/edit',
    '/ara',
    '/contact/send',
    '/rss.xml',
    '/en/search',
    '/EN/Search',
    '/%65dit',
  ];
  const pages = ['/page/acik', '/page/ACIK', '/en/page/acik', '/Page/%41cik'];
  for (const from of [...own, ...pages]) {
    expect((await admin.send('redirects', 'POST', { from, to: '/page/x' })).status, from).toBe(400);
    expect((await admin.send('redirects/import', 'POST', `from,to\n${from},/page/x\n`)).status, from).toBe(422);
  }
});

test('only an administrator may redirect to another site, and only to a host from REDIRECT_HOSTS', async () => {
  const from = '/disari';
  const hosts = ['evil.example', 'shop.example.evil.example', 'shop.example:8443', 'user@shop.example'];
  for (const to of [
    ...hosts.map((host) => `https://${host}/`),
    '//shop.example/',
    '\\\\shop.example',
    'https:shop.example',
  ])
    expect((await admin.send('redirects', 'POST', { from, to })).status, to).toBe(400);
  expect((await editor.send('redirects', 'POST', { from, to: 'https://shop.example/' })).status).toBe(400);
  expect((await admin.send('redirects/import', 'POST', `from,to\n${from},https://evil.example/\n`)).status).toBe(422);
  expect((await admin.send('redirects', 'POST', { from, to: 'https://shop.example/a' })).status).toBe(201);
  expect(await redirects()).toContainEqual({ from, to: 'https://shop.example/a', permanent: true });
});

test('the address of a deleted page is redirected where an editor has proposed another redirect from it', async () => {
  const from = '/page/silinen-oneri';
  expect((await editor.send('redirects', 'POST', { from, to: '/page/onerilen' })).status).toBe(201);
  const page = { title: 'Silinen', pageKey: 'silinen-oneri', _status: 'published' };
  const made = await admin.send('pages', 'POST', page);
  expect(made.status).toBe(201);
  const address = `pages/${idOf(made.body)}`;
  const deleted = await admin.send(`${address}/delete`, 'POST', { redirectTo: '/page/secilen' });
  expect([deleted.status, deleted.body]).toEqual([200, { redirectTo: '/page/secilen' }]);
  expect((await admin.send(address)).status).toBe(404);
  const ofPage = (await redirects()).filter((each) => each.from === from);
  expect(ofPage).toMatchObject([{ from, to: '/page/secilen' }]);
});

test('redirects that are withdrawn or published together keep what was proposed last', async () => {
  const made = await Promise.all(
    ['/birlikte-1', '/birlikte-2'].map((from) => admin.send('redirects', 'POST', { from, to: '/page/eski' })),
  );
  const ids = made.map(({ body }) => idOf(body));
  const proposed = { to: '/page/onerilen', _status: 'draft' };
  expect((await editor.send(`redirects/${ids[0]}?draft=true`, 'PATCH', proposed)).status).toBe(200);
  const newest = async () => {
    const { body } = await admin.send(`redirects?draft=true&sort=from&where[id][in]=${ids.join()}`);
    return (body.docs as { to: string; _status: string }[]).map(({ to, _status }) => [to, _status]);
  };
  const selected = `redirects?where[id][in]=${ids.join()}`;
  const together = async () => (await redirects()).filter(({ from }) => from.startsWith('/birlikte'));

  const withdrawn = await admin.send(selected, 'PATCH', { _status: 'draft' });
  expect([withdrawn.status, (withdrawn.body.docs as Json[]).length, withdrawn.body.errors]).toEqual([200, 2, []]);
  expect(await newest()).toEqual([
    ['/page/onerilen', 'draft'],
    ['/page/eski', 'draft'],
  ]);
  expect(await together()).toEqual([]);

  expect((await admin.send(`${selected}&draft=true`, 'PATCH', { _status: 'published' })).status).toBe(200);
  expect((await together()).map(({ to }) => to).sort()).toEqual(['/page/eski', '/page/onerilen']);
});

test('stored redirects that break these rules are not served', async () => {
  for (const [from, to] of [
    ['/newsletter/confirm', '/page/x'],
    ['/PAGE/acik', '/page/x'],
    ['/once', 'https://evil.example/'],
  ])
    await backend.query(
      `INSERT INTO redirects ("from", "to", source, _status) VALUES ('${from}', '${to}', 'manual', 'published')`,
    );
  const froms = (await redirects()).map(({ from }) => from);
  for (const from of ['/newsletter/confirm', '/PAGE/acik', '/once']) expect(froms).not.toContain(from);
  await backend.query(`DELETE FROM redirects WHERE "from" IN ('/newsletter/confirm', '/PAGE/acik', '/once')`);
});
