import { expect, test } from '@playwright/test';

import { newPage, publicPage, sectionOf, type EditedPage } from './support/edit-backend';
import { editSessions, saveTitle } from './support/edit-sessions';
import type { Json } from './support/seed';
import { adminToken, backendUrl, siteUrl } from './support/stack';

const by = editSessions();

test.describe('sections and page settings', () => {
  test('sections are added, duplicated, moved, hidden and deleted', async () => {
    const { pageKey } = await newPage();
    let { revision } = await by.editor.page(pageKey);
    const change = async (value: Json) => {
      const { status, body } = await by.editor.post('ChangeSections', { pageKey, revision, change: value });
      expect([status, body]).toEqual([200, expect.anything()]);
      const answer = body.data as EditedPage;
      revision = answer.revision;
      return answer.page.sections.map(({ id }) => id);
    };
    expect(await change({ kind: 'add', type: 'hero', afterId: 'page-title-1' })).toEqual([
      ...['page-title-1', 'hero-1', 'accordion-1', 'about-1'],
    ]);
    expect(await change({ kind: 'duplicate', id: 'about-1' })).toContain('about-2');
    expect((await change({ kind: 'move', id: 'about-2', afterId: null }))[0]).toBe('about-2');
    await change({ kind: 'delete', id: 'about-1' });
    await change({ kind: 'hide', id: 'accordion-1' });
    expect(sectionOf(await by.editor.page(pageKey), 'accordion-1')).toMatchObject({ isHidden: true });

    // The new section still has the text that came with it.
    expect((await by.admin.post('PublishPage', { pageKey, revision })).status).toBe(400);
    const written = await saveTitle(by.editor, pageKey, revision, 'Açılış', { sectionId: 'hero-1' });
    ({ revision } = written.body.data as EditedPage);

    expect((await by.admin.post('PublishPage', { pageKey, revision })).status).toBe(200);
    const { sections } = (await publicPage(pageKey)).body.data as EditedPage['page'];
    expect(sections.map(({ id }) => id)).toEqual(['about-2', 'page-title-1', 'hero-1']);

    ({ revision } = await by.editor.page(pageKey));
    await change({ kind: 'show', id: 'accordion-1' });
    expect(sectionOf(await by.editor.page(pageKey), 'accordion-1')).not.toHaveProperty('isHidden');
    const gone = { pageKey, revision, change: { kind: 'delete', id: 'about-1' } };
    expect((await by.editor.post('ChangeSections', gone)).status).toBe(404);
  });

  test('title, description and colours are saved in one language', async () => {
    const { pageKey } = await newPage();
    const { revision } = await by.editor.page(pageKey);
    const values = { title: 'Title', description: 'About it', logoColor: '#123456' };
    const saved = await by.editor.post('SavePage', { pageKey, language: 'en', revision, values });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        data: { page: { title: 'Deneme sayfası', logoColor: '#123456', otherLangs: { en: { title: 'Title' } } } },
      },
    });
    const bad = { pageKey, language: 'tr', revision, values: { logoColor: 'red', pageKey: 'x' } };
    expect(await by.editor.post('SavePage', bad)).toMatchObject({ status: 409 });
  });
});

test.describe('versions', () => {
  test('are listed with their authors and restored as a draft', async () => {
    const { pageKey } = await newPage();
    const { revision } = await by.editor.page(pageKey);
    await saveTitle(by.editor, pageKey, revision, 'Taslak');
    const list = (await by.editor.get('PageVersions', { pageKey })).body.data as Json[];
    const changes = [{ target: 'page-title-1', type: 'pageTitle', kind: 'changed' }];
    expect(list).toMatchObject([
      { by: by.editor.name, status: 'draft', changes },
      { status: 'published', changes: null },
    ]);
    const newest = await by.second.page(pageKey);
    const restored = await by.second.post('RestoreVersion', {
      pageKey,
      revision: newest.revision,
      versionId: list[1]?.id,
    });
    expect(restored).toMatchObject({
      status: 200,
      body: { data: { page: { sections: [{ title: 'Başlık' }, {}, {}] } } },
    });
    expect(await by.editor.page(pageKey)).toMatchObject({ status: 'changed', updatedBy: by.second.name });

    const foreign = await newPage();
    const theirs = await by.editor.page(foreign.pageKey);
    const body = { pageKey: foreign.pageKey, revision: theirs.revision, versionId: list[1]?.id };
    expect((await by.editor.post('RestoreVersion', body)).status).toBe(404);
  });
});

test('editors see who else has the page open', async () => {
  const { pageKey } = await newPage();
  await by.editor.post('EditHeartbeat', { pageKey });
  const { body } = await by.second.post('EditHeartbeat', { pageKey });
  const { others, revision, news } = await by.editor.page(pageKey);
  const since = expect.any(String) as unknown as string;
  expect(body.data).toEqual({ others: [{ name: by.editor.name, since, section: null }], revision, news });
  expect(others).toMatchObject([{ name: by.second.name }]);
});

test('the admin form of a page links to the page’s edit mode', async ({ page, context }) => {
  const { id, pageKey } = await newPage();
  await context.addCookies([{ name: 'payload-token', value: adminToken, url: backendUrl }]);
  await page.goto(`${backendUrl}/admin/collections/pages/${id}`);
  const link = page.getByRole('link', { name: /düzenle|edit the page/i });
  await expect(link).toHaveAttribute('href', `${siteUrl}/edit/page/${pageKey}`);
});
