import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import { callWith, newPage, type EditedPage } from './support/edit-backend';
import { editSessions, saveTitle } from './support/edit-sessions';
import { asAdmin } from './support/forms-backend';
import type { Json } from './support/seed';
import { backendUrl } from './support/stack';

const by = editSessions();

test.describe('a preview link', () => {
  test('shows the draft to anyone who has the link, without hidden sections', async () => {
    const { pageKey } = await newPage();
    const { revision } = await by.editor.page(pageKey);
    await saveTitle(by.editor, pageKey, revision, 'Önizleme');
    const opened = await by.editor.page(pageKey);
    const change = { kind: 'hide', id: 'about-1' };
    await by.editor.post('ChangeSections', { pageKey, revision: opened.revision, change });
    const link = (await by.editor.post('PreviewLink', { pageKey })).body.data as {
      path: string;
      expiresAt: string;
    };
    expect((Date.parse(link.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    const token = link.path.replace('/preview/', '');
    const { status, body } = await callWith(undefined, `PreviewPage?token=${token}`);
    const { page } = body.data as EditedPage;
    expect([status, page.sections.map(({ id }) => id)]).toEqual([200, ['page-title-1', 'accordion-1']]);
    expect(page.sections[0]).toMatchObject({ title: 'Önizleme' });
    expect(page.isEditable).toBe(false);

    for (const wrong of ['', 'x', `${token}x`, by.editor.token, token.split('.')[0]]) {
      expect((await callWith(undefined, `PreviewPage?token=${wrong}`)).status).toBe(404);
    }
    expect((await callWith(token, 'EditPage?pageKey=about')).status).toBe(401);
  });

  test('expires with its page, even if a new page gets the same database id', async () => {
    const first = await newPage();
    const link = (await by.editor.post('PreviewLink', { pageKey: first.pageKey })).body.data as { path: string };
    const ask = () => callWith(undefined, `PreviewPage?token=${link.path.replace('/preview/', '')}`);
    expect((await ask()).status).toBe(200);
    await asAdmin(`pages/${first.id}`, 'DELETE');
    const next = await newPage();
    expect((await ask()).status).toBe(404);
    expect((await by.editor.page(next.pageKey)).page.title).toBe('Deneme sayfası');
  });
});

test.describe('pictures and links', () => {
  test('a picture is uploaded with its alternative text, found and used in a section', async () => {
    const name = `vinç ${randomUUID()}`;
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer();
    expect(await by.editor.upload(picture, `${name}.jpg`, {})).toMatchObject({
      status: 400,
      body: { data: { fields: { alt: 'required' } } },
    });
    for (const [bytes, file] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg'],
      [Buffer.from('<script>alert(1)</script>'), 'x.jpg'],
      [picture.subarray(0, 60), 'cut.jpg'],
    ] as const) {
      expect((await by.editor.upload(bytes, file, { alt: 'x' })).status).toBe(400);
    }
    const { status, body } = await by.editor.upload(picture, `${name}.png`, { alt: name, language: 'tr' });
    expect([status, body]).toEqual([200, expect.anything()]);
    const item = body.data as { id: number; src: string; alt: string };
    expect(body.data).toMatchObject({ width: 40, height: 30, alt: name });
    const found = (await by.editor.get('EditMedia', { query: name })).body.data as {
      items: Json[];
      pages: number;
    };
    expect(found).toMatchObject({ items: [{ id: item.id, src: item.src }], pages: 1 });
    expect((await fetch(backendUrl + item.src)).headers.get('content-type')).toBe('image/jpeg');

    const { pageKey } = await newPage();
    const { revision } = await by.editor.page(pageKey);
    const saved = await saveTitle(by.editor, pageKey, revision, 'x', {
      values: { backgroundImage: { id: item.id } },
    });
    expect(saved.body.data).toMatchObject({ section: { backgroundImage: { id: item.id, src: item.src, alt: name } } });
  });

  test('the media library answers any search text', async () => {
    for (const query of ['baraj', 'KÖPRÜ', "o'neil", '%', '_', '"', '\\', ',', '🏗', 'x'.repeat(300)]) {
      for (const page of ['1', '2']) {
        expect([query, page, (await by.editor.get('EditMedia', { query, page })).status]).toEqual([query, page, 200]);
      }
    }
    expect((await by.editor.get('EditMedia', { query: 'a\u0000b' })).status).toBe(400);
    const { items } = (await by.editor.get('EditMedia', { query: 'dolusavağı' })).body.data as { items: Json[] };
    expect(items.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^dam-spillway/));
    expect((await by.editor.get('EditMedia', { page: '0' })).status).toBe(400);
  });

  test('pages are found by title, regardless of Turkish letters and case', async () => {
    const { body } = await by.editor.get('EditPages', { query: 'HIZMETLERIMIZ' });
    expect(body.data).toContainEqual({
      title: expect.stringMatching(/hizmet/i) as unknown as string,
      link: '/page/hizmetlerimiz',
    });
  });
});
