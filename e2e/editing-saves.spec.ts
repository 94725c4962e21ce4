import { expect, test } from '@playwright/test';

import { newPage, publicPage, sectionOf, type EditedPage } from './support/edit-backend';
import { editSessions, saveTitle } from './support/edit-sessions';
import type { Json } from './support/seed';

const by = editSessions();

test.describe('saving', () => {
  test('creates a draft that visitors see only after publishing', async () => {
    const { pageKey } = await newPage();
    const before = await publicPage(pageKey);
    const opened = await by.editor.page(pageKey);
    expect(opened).toMatchObject({ status: 'published', publishedRevision: opened.revision });

    const saved = await saveTitle(by.editor, pageKey, opened.revision, 'Yeni başlık');
    expect(saved).toMatchObject({
      status: 200,
      body: { data: { section: { id: 'page-title-1', title: 'Yeni başlık' } } },
    });
    const draft = await by.editor.page(pageKey);
    expect(draft).toMatchObject({
      status: 'changed',
      updatedBy: by.editor.name,
      publishedRevision: opened.revision,
    });
    expect(draft.revision).toBe((saved.body.data as EditedPage).revision);
    expect((await publicPage(pageKey)).body).toEqual(before.body);

    expect((await by.admin.post('PublishPage', { pageKey, revision: opened.revision })).status).toBe(409);
    const published = await by.admin.post('PublishPage', { pageKey, revision: draft.revision });
    const { revision, publishedRevision } = published.body.data as EditedPage;
    expect([published.status, revision]).toEqual([200, publishedRevision]);
    expect((await publicPage(pageKey)).body.data).toMatchObject({
      revision,
      sections: [{ title: 'Yeni başlık' }, {}, {}],
    });
    expect((await by.editor.page(pageKey)).status).toBe('published');

    expect((await by.admin.post('UnpublishPage', { pageKey, revision })).status).toBe(200);
    expect((await publicPage(pageKey)).status).toBe(404);
    expect(await by.editor.page(pageKey)).toMatchObject({ status: 'draft', publishedRevision: null });
  });

  test('one language keeps the other language’s rows', async () => {
    const { pageKey } = await newPage();
    const saveList = async (language: string, list: Json[]) => {
      const { revision } = await by.editor.page(pageKey);
      const values = { list };
      const answer = await by.editor.post('SaveSection', {
        pageKey,
        language,
        sectionId: 'accordion-1',
        revision,
        values,
      });
      expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    };
    const rows = async (language?: string) => {
      const { page } = await by.editor.page(pageKey);
      const { sections } = language ? (page.otherLangs[language] ?? page) : page;
      return (sections.find(({ id }) => id === 'accordion-1')?.list ?? []) as { rowId: string; title?: string }[];
    };
    const [one, two] = (await rows()).map(({ rowId }) => rowId);
    await saveList('en', [
      { rowId: one, title: 'One' },
      { rowId: two, title: 'Two' },
    ]);
    await saveList('tr', [{ rowId: two, title: 'İki' }, { title: 'Yeni' }, { rowId: one, title: 'Bir' }]);
    expect((await rows('en')).map(({ title }) => title)).toEqual(['Two', undefined, 'One']);
    expect((await rows()).map(({ title }) => title)).toEqual(['İki', 'Yeni', 'Bir']);
  });

  test('fails to publish without a required text, and names the missing field', async () => {
    const { pageKey } = await newPage();
    const { revision, page } = await by.editor.page(pageKey);
    const before = await publicPage(pageKey);
    const rows = page.otherLangs.en?.sections.find(({ id }) => id === 'accordion-1')?.list as Json[];
    const values = { list: [...rows, { title: 'English only' }] };
    const list = { pageKey, language: 'en', sectionId: 'accordion-1', revision, values };
    const saved = (await by.editor.post('SaveSection', list)).body.data as EditedPage;
    expect(await by.admin.post('PublishPage', { pageKey, revision: saved.revision })).toMatchObject({
      status: 400,
      body: { code: 'validation', data: { fields: { 'accordion-1.list.2.title': 'required' } } },
    });
    expect((await publicPage(pageKey)).body).toEqual(before.body);
  });

  test('conflicts only with a change to the same section and language, and returns the stored values', async () => {
    const { pageKey } = await newPage();
    const { revision } = await by.editor.page(pageKey);
    expect((await saveTitle(by.second, pageKey, revision, 'İkincinin')).status).toBe(200);
    const other = { pageKey, language: 'tr', sectionId: 'about-1', revision, values: { title: 'Başka bölüm' } };
    expect((await by.editor.post('SaveSection', other)).status).toBe(200);
    const english = await saveTitle(by.editor, pageKey, revision, 'Title', { language: 'en' });
    expect(english.status).toBe(200);

    const refused = await saveTitle(by.editor, pageKey, revision, 'Birincinin');
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'conflict', data: { section: { title: 'İkincinin' }, base: { title: 'Başlık' } } },
    });
    const now = await by.editor.page(pageKey);
    expect((refused.body.data as EditedPage).revision).toBe(now.revision);
    expect(sectionOf(now, 'page-title-1')).toMatchObject({ title: 'İkincinin' });
    expect(sectionOf(now, 'about-1')).toMatchObject({ title: 'Başka bölüm' });
    expect((await saveTitle(by.editor, pageKey, now.revision, 'Birleşik')).status).toBe(200);
  });

  test('conflicts with the deletion of the section', async () => {
    const { pageKey } = await newPage();
    const { revision } = await by.editor.page(pageKey);
    const change = { kind: 'delete', id: 'page-title-1' };
    expect((await by.second.post('ChangeSections', { pageKey, revision, change })).status).toBe(200);
    expect(await saveTitle(by.editor, pageKey, revision, 'x')).toMatchObject({
      status: 409,
      body: { data: { section: null, base: { title: 'Başlık' } } },
    });
  });

  test('of a section that was restored after its deletion: the texts come back, and the save is merged', async () => {
    const { pageKey } = await newPage();
    const { revision, page } = await by.editor.page(pageKey);
    const of = (id: string) => page.sections.find((section) => section.id === id);
    const remove = { pageKey, revision, change: { kind: 'delete', id: 'accordion-1' } };
    const { body } = await by.second.post('ChangeSections', remove);
    const newest = (body.data as EditedPage).revision;
    const restore = { pageKey, revision: newest, change: { kind: 'restore', id: 'accordion-1' } };
    expect((await by.editor.post('ChangeSections', restore)).status).toBe(200);
    const now = await by.editor.page(pageKey);
    expect(now.page.sections.map(({ id }) => id)).toEqual(page.sections.map(({ id }) => id));
    expect(sectionOf(now, 'accordion-1')?.list).toEqual(of('accordion-1')?.list);
    const never = { pageKey, revision: now.revision, change: { kind: 'restore', id: 'hero-9' } };
    expect((await by.editor.post('ChangeSections', never)).status).toBe(404);
    const values = { title: 'Sorular' };
    const save = { pageKey, language: 'tr', sectionId: 'accordion-1', revision, values };
    expect((await by.editor.post('SaveSection', save)).status).toBe(200);
  });

  test('one section by two editors at the same moment never overwrites silently, in 100 rounds', async () => {
    test.setTimeout(180_000);
    const { pageKey } = await newPage();
    for (let round = 0; round < 100; round += 1) {
      const { revision } = await by.editor.page(pageKey);
      const titles = [`A ${round}`, `B ${round}`];
      const answers = await Promise.all([
        saveTitle(by.editor, pageKey, revision, titles[0] ?? ''),
        saveTitle(by.second, pageKey, revision, titles[1] ?? ''),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = titles[answers.findIndex(({ status }) => status === 200)];
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body.data).toMatchObject({ section: { title: winner } });
      expect(sectionOf(await by.editor.page(pageKey), 'page-title-1')?.title).toBe(winner);
    }
  });
});
