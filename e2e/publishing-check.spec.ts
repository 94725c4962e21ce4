import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import {
  EditSession,
  newPage,
  notePage,
  publicPage,
  removeAccounts,
  removePages,
  type EditedPage,
} from './support/edit-backend';
import { asAdmin } from './support/forms-backend';
import { planPage } from './support/schedule';
import { seedPages, type Json } from './support/seed';
import { adminToken, backendUrl } from './support/stack';

interface Problem {
  code: string;
  severity: string;
  sectionId: string | null;
  field: string | null;
  language: string | null;
  detail?: string;
}

let admin: EditSession;
let editor: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.ofAdmin();
  editor = await EditSession.create();
});

test.afterAll(removePages);
test.afterAll(removeAccounts);

const problemsOf = async (pageKey: string) =>
  ((await editor.get('CheckPage', { pageKey })).body.data as { problems: Problem[] }).problems;

async function publish(pageKey: string) {
  const { revision } = await admin.page(pageKey);
  return admin.post('PublishPage', { pageKey, revision });
}

test.describe('the check before publishing', () => {
  test('finds no errors on the demo pages', async () => {
    for (const { pageKey } of seedPages as { pageKey: string }[]) {
      const errors = (await problemsOf(pageKey)).filter(({ severity }) => severity === 'error');
      expect([pageKey, errors]).toEqual([pageKey, []]);
    }
  });

  test('blocks a page with a broken link or a picture without alternative text, on the site and in the admin', async () => {
    const { pageKey, id } = await newPage();
    const before = await publicPage(pageKey);
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#135' } })
      .png()
      .toBuffer();
    const name = `metinsiz-${randomUUID()}.png`;
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), name);
    // The alternative text is set in English only, but Turkish is required.
    form.append('_payload', JSON.stringify({ alt: 'A square' }));
    const headers = { authorization: `JWT ${adminToken}` };
    const uploaded = await fetch(`${backendUrl}/api/media?locale=en`, { method: 'POST', headers, body: form });
    const { doc } = (await uploaded.json()) as { doc: { id: number } };

    const opened = await editor.page(pageKey);
    const save = async (sectionId: string, values: Json) => {
      const { revision } = await editor.page(pageKey);
      expect((await editor.post('SaveSection', { pageKey, language: 'tr', sectionId, revision, values })).status).toBe(
        200,
      );
    };
    const description = '<p><a href="/page/olmayan-sayfa#a">x</a> <a href="/about">y</a></p>';
    await save('page-title-1', { backgroundImage: { id: doc.id } });
    await save('about-1', { description });
    const expected = [
      { code: 'alt_missing', sectionId: 'page-title-1', field: 'backgroundImage', language: 'tr' },
      {
        code: 'link_broken',
        sectionId: 'about-1',
        field: 'description',
        language: 'tr',
        detail: '/page/olmayan-sayfa#a',
      },
    ];
    const errors = (await problemsOf(pageKey)).filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject(expected);

    const refused = await publish(pageKey);
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation' } });
    expect((refused.body.data as { problems: Problem[] }).problems.slice(0, 2)).toMatchObject(expected);
    const inAdmin = await fetch(`${backendUrl}/api/pages/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'tr' },
      body: JSON.stringify({ _status: 'published' }),
    });
    expect(inAdmin.status).toBe(400);
    const text = await inAdmin.text();
    expect(text).toContain('sections.0.backgroundImage');
    expect(text).toContain('Bağlantı bir yere çıkmıyor: /page/olmayan-sayfa#a');
    const planned = await planPage(admin, pageKey);
    expect(planned).toMatchObject({ status: 400, body: { code: 'validation' } });
    expect((planned.body.data as { problems: Problem[] }).problems.slice(0, 2)).toMatchObject(expected);
    expect((await publicPage(pageKey)).body).toEqual(before.body);

    await asAdmin(`media/${doc.id}?locale=tr`, 'PATCH', { alt: 'Kare' });
    await save('about-1', { description: '<p><a href="/en/page/jet-grout?a=1">x</a></p>' });
    expect((await publish(pageKey)).status).toBe(200);
    expect((await publicPage(pageKey)).body.data).toMatchObject({ title: opened.page.title });
  });

  test('checks all languages, even when the admin saves one', async () => {
    const { id } = await newPage();
    const save = (locale: string, data: Json, query = '') =>
      asAdmin(`pages/${id}?locale=${locale}${query}`, 'PATCH', data);
    const { sections } = (await (await asAdmin(`pages/${id}?locale=en&draft=true`)).json()) as { sections: Json[] };
    const withLink = (href: string) =>
      sections.map((row) =>
        row.sectionId === 'about-1' ? { ...row, description: `<p><a href="${href}">x</a></p>` } : row,
      );
    expect((await save('en', { sections: withLink('/page/nowhere') }, '&draft=true')).status).toBe(200);
    expect((await save('tr', { _status: 'published' })).status).toBe(400);
    expect((await save('en', { sections: withLink('/about'), _status: 'published' })).status).toBe(200);
  });

  test('accepts files, routes and redirects, and warns about unpublished pages', async () => {
    const draft = `taslak-${randomUUID()}`;
    await editor.post('CreatePage', { title: 'Taslak', pageKey: draft, language: 'tr' });
    const from = `/eski-${randomUUID()}`;
    await asAdmin('redirects', 'POST', { from, to: '/about', permanent: true });
    // A picture of the demo content: the newest one may be deleted meanwhile by the test that uploaded it.
    const found = (await editor.get('EditMedia', { query: 'dolusavağı' })).body.data as { items: { src: string }[] };
    const [picture] = found.items;
    const good = [
      '/',
      '/en',
      '/ara?q=x',
      '/reference/metro-projeleri',
      from,
      `/en${from}`,
      picture?.src,
      '#x',
      'tel:+90',
    ];
    const bad = ['/reference/yok', '/media/yok.jpg', '/en/page/yok', '/Jet-Grout', '/page/jet-grout/x'];
    const description = [...good, ...bad, `/page/${draft}`].map((href) => `<p><a href="${href}">x</a></p>`).join('');
    const { pageKey } = await newPage();
    const { revision } = await editor.page(pageKey);
    const values = { pageKey, language: 'tr', sectionId: 'about-1', revision, values: { description } };
    expect((await editor.post('SaveSection', values)).status).toBe(200);
    const problems = await problemsOf(pageKey);
    const linksThat = (which: string) => problems.filter(({ code }) => code === which).map(({ detail }) => detail);
    expect(linksThat('link_broken')).toEqual(bad);
    expect(linksThat('link_unpublished')).toEqual([`/page/${draft}`]);
  });

  test('allows two new pages that link to each other', async () => {
    const keys = [`ilk-${randomUUID()}`, `son-${randomUUID()}`] as const;
    for (const pageKey of keys) {
      await editor.post('CreatePage', { title: pageKey, pageKey: notePage(pageKey), language: 'tr' });
    }
    for (const [pageKey, other] of [keys, keys.toReversed()] as [string, string][]) {
      const { revision } = await admin.page(pageKey);
      const added = await admin.post('ChangeSections', { pageKey, revision, change: { kind: 'add', type: 'about' } });
      const { page, revision: next } = added.body.data as EditedPage;
      const values = { title: 'x', description: `<p><a href="/page/${other}">x</a></p>` };
      const section = { pageKey, language: 'tr', sectionId: page.sections[0]?.id, revision: next, values };
      expect(await admin.post('SaveSection', section)).toMatchObject({ status: 200 });
    }
    for (const pageKey of keys) {
      const { revision } = await admin.page(pageKey);
      expect(await admin.post('PublishPage', { pageKey, revision })).toMatchObject({ status: 200 });
    }
    expect(await problemsOf(keys[0])).not.toContainEqual(expect.objectContaining({ code: 'link_unpublished' }));
  });
});
