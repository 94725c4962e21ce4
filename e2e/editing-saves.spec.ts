import { expect, test } from '@playwright/test';

import {
  EditSession,
  newPage,
  publicPage,
  removeAccounts,
  removePages,
  sectionOf,
  type EditedPage,
} from './support/edit-backend';
import type { Json } from './support/seed';

let admin: EditSession;
let editor: EditSession;
let second: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.ofAdmin();
  editor = await EditSession.create();
  second = await EditSession.create();
});

test.afterAll(removePages);
test.afterAll(removeAccounts);

const saveTitle = (session: EditSession, pageKey: string, revision: string, title: string, changes: Json = {}) =>
  session.post('SaveSection', {
    pageKey,
    language: 'tr',
    sectionId: 'page-title-1',
    revision,
    values: { title },
    ...changes,
  });

test.describe('saving', () => {
  test('creates a draft that visitors see only after publishing', async () => {
    const { pageKey } = await newPage();
    const before = await publicPage(pageKey);
    const opened = await editor.page(pageKey);
    expect(opened).toMatchObject({ status: 'published', publishedRevision: opened.revision });

    const saved = await saveTitle(editor, pageKey, opened.revision, 'Yeni başlık');
    expect(saved).toMatchObject({
      status: 200,
      body: { data: { section: { id: 'page-title-1', title: 'Yeni başlık' } } },
    });
    const draft = await editor.page(pageKey);
    expect(draft).toMatchObject({ status: 'changed', updatedBy: editor.name, publishedRevision: opened.revision });
    expect(draft.revision).toBe((saved.body.data as EditedPage).revision);
    expect((await publicPage(pageKey)).body).toEqual(before.body);

    expect((await admin.post('PublishPage', { pageKey, revision: opened.revision })).status).toBe(409);
    const published = await admin.post('PublishPage', { pageKey, revision: draft.revision });
    const { revision, publishedRevision } = published.body.data as EditedPage;
    expect([published.status, revision]).toEqual([200, publishedRevision]);
    expect((await publicPage(pageKey)).body.data).toMatchObject({
      revision,
      sections: [{ title: 'Yeni başlık' }, {}, {}],
    });
    expect((await editor.page(pageKey)).status).toBe('published');

    expect((await admin.post('UnpublishPage', { pageKey, revision })).status).toBe(200);
    expect((await publicPage(pageKey)).status).toBe(404);
    expect(await editor.page(pageKey)).toMatchObject({ status: 'draft', publishedRevision: null });
  });

  test('one language keeps the other language’s rows', async () => {
    const { pageKey } = await newPage();
    const saveList = async (language: string, list: Json[]) => {
      const { revision } = await editor.page(pageKey);
      const values = { list };
      const answer = await editor.post('SaveSection', {
        pageKey,
        language,
        sectionId: 'accordion-1',
        revision,
        values,
      });
      expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    };
    const rows = async (language?: string) => {
      const { page } = await editor.page(pageKey);
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
    const { revision, page } = await editor.page(pageKey);
    const before = await publicPage(pageKey);
    const rows = page.otherLangs.en?.sections.find(({ id }) => id === 'accordion-1')?.list as Json[];
    const values = { list: [...rows, { title: 'English only' }] };
    const list = { pageKey, language: 'en', sectionId: 'accordion-1', revision, values };
    const saved = (await editor.post('SaveSection', list)).body.data as EditedPage;
    expect(await admin.post('PublishPage', { pageKey, revision: saved.revision })).toMatchObject({
      status: 400,
      body: { code: 'validation', data: { fields: { 'accordion-1.list.2.title': 'required' } } },
    });
    expect((await publicPage(pageKey)).body).toEqual(before.body);
  });

  test('conflicts only with a change to the same section and language, and returns the stored values', async () => {
    const { pageKey } = await newPage();
    const { revision } = await editor.page(pageKey);
    expect((await saveTitle(second, pageKey, revision, 'İkincinin')).status).toBe(200);
    const other = { pageKey, language: 'tr', sectionId: 'about-1', revision, values: { title: 'Başka bölüm' } };
    expect((await editor.post('SaveSection', other)).status).toBe(200);
    const english = await saveTitle(editor, pageKey, revision, 'Title', { language: 'en' });
    expect(english.status).toBe(200);

    const refused = await saveTitle(editor, pageKey, revision, 'Birincinin');
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'conflict', data: { section: { title: 'İkincinin' }, base: { title: 'Başlık' } } },
    });
    const now = await editor.page(pageKey);
    expect((refused.body.data as EditedPage).revision).toBe(now.revision);
    expect(sectionOf(now, 'page-title-1')).toMatchObject({ title: 'İkincinin' });
    expect(sectionOf(now, 'about-1')).toMatchObject({ title: 'Başka bölüm' });
    expect((await saveTitle(editor, pageKey, now.revision, 'Birleşik')).status).toBe(200);
  });

  test('conflicts with the deletion of the section', async () => {
    const { pageKey } = await newPage();
    const { revision } = await editor.page(pageKey);
    const change = { kind: 'delete', id: 'page-title-1' };
    expect((await second.post('ChangeSections', { pageKey, revision, change })).status).toBe(200);
    expect(await saveTitle(editor, pageKey, revision, 'x')).toMatchObject({
      status: 409,
      body: { data: { section: null, base: { title: 'Başlık' } } },
    });
  });

  test('of a section that was restored after its deletion: the texts come back, and the save is merged', async () => {
    const { pageKey } = await newPage();
    const { revision, page } = await editor.page(pageKey);
    const of = (id: string) => page.sections.find((section) => section.id === id);
    const remove = { pageKey, revision, change: { kind: 'delete', id: 'accordion-1' } };
    const { body } = await second.post('ChangeSections', remove);
    const newest = (body.data as EditedPage).revision;
    const restore = { pageKey, revision: newest, change: { kind: 'restore', id: 'accordion-1' } };
    expect((await editor.post('ChangeSections', restore)).status).toBe(200);
    const now = await editor.page(pageKey);
    expect(now.page.sections.map(({ id }) => id)).toEqual(page.sections.map(({ id }) => id));
    expect(sectionOf(now, 'accordion-1')?.list).toEqual(of('accordion-1')?.list);
    const never = { pageKey, revision: now.revision, change: { kind: 'restore', id: 'hero-9' } };
    expect((await editor.post('ChangeSections', never)).status).toBe(404);
    const values = { title: 'Sorular' };
    const save = { pageKey, language: 'tr', sectionId: 'accordion-1', revision, values };
    expect((await editor.post('SaveSection', save)).status).toBe(200);
  });

  test('one section by two editors at the same moment never overwrites silently, in 100 rounds', async () => {
    test.setTimeout(180_000);
    const { pageKey } = await newPage();
    for (let round = 0; round < 100; round += 1) {
      const { revision } = await editor.page(pageKey);
      const titles = [`A ${round}`, `B ${round}`];
      const answers = await Promise.all([
        saveTitle(editor, pageKey, revision, titles[0] ?? ''),
        saveTitle(second, pageKey, revision, titles[1] ?? ''),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = titles[answers.findIndex(({ status }) => status === 200)];
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body.data).toMatchObject({ section: { title: winner } });
      expect(sectionOf(await editor.page(pageKey), 'page-title-1')?.title).toBe(winner);
    }
  });
});
