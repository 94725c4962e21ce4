import { expect, test } from '@playwright/test';

import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { Editor } from './support/editor';
import { asAdmin } from './support/forms-backend';
import { firstResult } from './support/search';
import type { Json } from './support/seed';

/** These tests change lists and the footer, which all pages show. No other suite runs at the same time. */
test.afterEach(removePages);
test.afterAll(removeAccounts);

test('publishing a page returns all addresses on which it appears', async () => {
  const admin = await EditSession.ofAdmin();
  const { pageKey, id } = await newPage({ categories: ['metro', 'referanslar'] });
  const addresses = async (call: string) => {
    const { revision } = await admin.page(pageKey);
    const { status, body } = await admin.post(call, { pageKey, revision });
    expect([call, status, body]).toEqual([call, 200, expect.anything()]);
    return (body.data as { addresses: string[] }).addresses.sort();
  };
  const all = ['/', '/about', `/page/${pageKey}`, '/reference/metro-projeleri'];
  expect(await addresses('PublishPage')).toEqual(all);
  await asAdmin(`pages/${id}?draft=true`, 'PATCH', { categories: ['baraj'] });
  expect(await addresses('PublishPage')).toEqual([...all, '/reference/baraj-projeleri'].sort());
  expect(await addresses('UnpublishPage')).toEqual([`/page/${pageKey}`, '/reference/baraj-projeleri'].sort());
});

test('the search finds a page by its menu title as soon as that is published', async ({ request }) => {
  const editor = new Editor(request);
  const footer = await editor.readGlobal('footer');
  const found = async () => (await request.get('/ara?q=obruklar')).text();
  expect(firstResult(await found())).not.toBe('/page/kariyer');
  const { items } = footer as { items: { key: string; submenu: Json[] }[] };
  const renamed = items.map((item, index) =>
    index === 1 ? { ...item, submenu: [...item.submenu, { title: 'Obruklar', link: '/page/kariyer' }] } : item,
  );
  await editor.updateGlobal('footer', { items: renamed });
  expect(firstResult(await found())).toBe('/page/kariyer');
  await editor.updateGlobal('footer', { items });
  expect(firstResult(await found())).not.toBe('/page/kariyer');
});
