import { expect, test } from '@playwright/test';

import { answered } from './support/answered';
import { DueSite } from './support/due-site';
import { Editor, pageDraft } from './support/editor';
import { siteUrl } from './support/stack';

let site: DueSite;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await DueSite.start('found-again');
});

test.afterAll(() => site.stop());

test('a page that answered 404 is indexable once published, and noindex again once deleted', async ({
  page,
  request,
}) => {
  const path = '/page/eskiden-yoktu';
  expect((await answered(() => site.get(request, path))).status()).toBe(404);
  const editor = new Editor(request);
  const id = await editor.createPage({ ...pageDraft('eskiden-yoktu', 'Eskiden yoktu'), _status: 'published' });
  await expect.poll(async () => (await site.get(request, path)).status(), { timeout: 20_000 }).toBe(200);
  const { document } = await site.visit(request, page, path);
  expect(document).toMatchObject({
    title: 'Eskiden yoktu - Kemerkaya Mühendislik',
    canonical: siteUrl + path,
    robots: [],
  });
  await editor.deletePage(id);
  await expect.poll(async () => (await site.get(request, path)).status(), { timeout: 20_000 }).toBe(404);
  await site.regenerate(request, path);
  expect((await site.visit(request, page, path)).document).toMatchObject({
    title: 'Sayfa Bulunamadı - Kemerkaya Mühendislik',
    robots: ['noindex'],
  });
});
