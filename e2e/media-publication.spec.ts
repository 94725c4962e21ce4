import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { type Account, OwnBackend, pictureForm } from './support/own-backend';
import type { Json } from './support/seed';

let backend: OwnBackend;
let admin: Account;
let editor: Account;
let visitor: Account;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  backend = await OwnBackend.start();
  [admin, editor, visitor] = [await backend.signIn(), await backend.signIn('editor'), backend.stranger()];
});

test.afterAll(() => backend.end());

const idOf = (body: Json) => (body.doc as { id: number }).id;

test('an editor may change a media file only while no published page uses it', async () => {
  const upload = async (account: Account) =>
    idOf((await account.send('media?locale=tr', 'POST', pictureForm(randomUUID()))).body);
  const [shown, free] = [await upload(admin), await upload(editor)];
  const title = { blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title: 'A', backgroundImage: shown };
  await admin.send('pages', 'POST', { pageKey: 'resimli', title: 'Resimli', sections: [title], _status: 'published' });
  const seen = async () => JSON.stringify((await visitor.send('GetPageData?pageKey=resimli')).body.data);
  const before = await seen();
  expect(before).toContain('/media/');

  for (const body of [pictureForm('Başka'), { alt: 'Başka' }, { focalX: 3, focalY: 4 }, { filename: 'baska.svg' }])
    expect((await editor.send(`media/${shown}?locale=tr`, 'PATCH', body)).status).toBe(403);
  expect((await editor.send(`media?where[id][in]=${shown},${free}`, 'PATCH', { alt: 'Başka' })).status).toBe(403);
  expect((await editor.send(`media/${shown}?locale=en`, 'PATCH', { alt: 'Other' })).status).toBe(403);
  expect(await seen()).toBe(before);
  expect((await editor.send(`media/${free}?locale=tr`, 'PATCH', pictureForm('Yeni'))).status).toBe(200);

  await test.step('a changed filename does not overwrite another file', async () => {
    const { body } = await admin.send(`media/${shown}`);
    const filename = String(body.filename);
    await editor.send(`media/${free}?locale=tr`, 'PATCH', { filename, sizes: { w480: { filename } } });
    await editor.send(`media/${free}?locale=tr`, 'PATCH', pictureForm('Yeniden'));
    expect((await visitor.send(`media/file/${filename}`)).status).toBe(200);
    expect((await admin.send(`media/${free}`)).body.filename).not.toBe(filename);
  });

  expect((await admin.send(`media/${shown}?locale=tr`, 'PATCH', { alt: 'Başka' })).status).toBe(200);
  expect(await seen()).toContain('Başka');
});

test('a file that a text links to is not replaced, and the refusal names the page', async () => {
  const { body } = await admin.send('media?locale=tr', 'POST', pictureForm(randomUUID()));
  const { id, filename } = body.doc as { id: number; filename: string };
  const description = `<p><a href="/media/${filename}">Katalog</a></p>`;
  const section = { blockType: 'about', sectionId: 'about-1', order: 10, title: 'A', description };
  const page = { pageKey: 'katalog', title: 'Katalog sayfası', sections: [section], _status: 'published' };
  const linking = (await admin.send('pages', 'POST', page)).body.doc as { id: number; sections: Json[] };

  for (const change of [pictureForm('Yeni katalog'), { focalX: 3, focalY: 4 }, { focalY: 4 }]) {
    const refused = await admin.send(`media/${id}?locale=tr`, 'PATCH', change);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('Katalog sayfası')]);
  }
  for (const change of [{ alt: 'Katalog' }, { focalX: 50 }])
    expect((await admin.send(`media/${id}?locale=tr`, 'PATCH', change)).status).toBe(200);
  const noNumber = `media/${id}?locale=tr&uploadEdits[focalPoint][x]=abc&uploadEdits[focalPoint][y]=50`;
  expect((await admin.send(noNumber, 'PATCH', {})).status).toBe(400);
  const bulk = `media?locale=tr&where[id][equals]=${id}`;
  expect((await admin.send(bulk, 'PATCH', pictureForm('Yeni katalog'))).status).toBe(400);
  expect((await admin.send(bulk, 'PATCH', { alt: 'Katalog' })).status).toBe(200);
  expect((await visitor.send(`media/file/${filename}`)).status).toBe(200);

  const unlinked = linking.sections.map((row) => ({ ...row, description: '<p>Yok</p>' }));
  expect((await admin.send(`pages/${linking.id}?locale=tr`, 'PATCH', { sections: unlinked })).status).toBe(200);
  expect((await admin.send(`media/${id}?locale=tr`, 'PATCH', pictureForm('Yeni katalog'))).status).toBe(200);
});
