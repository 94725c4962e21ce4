import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import {
  callWith,
  EditSession,
  newPage,
  notePage,
  publicPage,
  removeAccounts,
  removePages,
  sectionOf,
  type EditedPage,
} from './support/edit-backend';
import { asAdmin } from './support/forms-backend';
import { askHandOver, codeFor, exchange, newState } from './support/hand-over';
import type { Json } from './support/seed';
import { adminToken, backendEnv, backendUrl, siteUrl } from './support/stack';

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

test.describe('the hand-over', () => {
  test('redirects an anonymous visitor to the login and back to the site', async ({ page }) => {
    const entered = page.waitForRequest((request) => request.url().startsWith(`${siteUrl}/api/edit/enter?`));
    const state = newState();
    await page.goto(`${backendUrl}/api/EditHandOver?${new URLSearchParams({ returnTo: '/about', state }).toString()}`);
    await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
    await page.getByLabel(/e-posta|email/i).fill(backendEnv.ADMIN_EMAIL ?? '');
    await page.getByLabel(/parola|şifre|password/i).fill(backendEnv.ADMIN_PASSWORD ?? '');
    await page.getByRole('button', { name: /giriş|login/i }).click();
    const { searchParams } = new URL((await entered).url());
    expect(searchParams.get('returnTo')).toBe('/about');
    expect(searchParams.get('state')).toBe(state);
    const { status, body } = await exchange({ code: searchParams.get('code'), state });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ user: expect.objectContaining({ role: 'admin' }) }),
    ]);
  });

  test('exchanges a code once for a session of eight hours', async () => {
    const state = newState();
    const code = await codeFor(editor.adminCookie, state);
    const { status, body } = await exchange({ code, state });
    const { token, expiresAt, user } = body.data as { token: string; expiresAt: string; user: Json };
    expect(status).toBe(200);
    expect(user).toEqual({ id: editor.accountId, name: editor.name, role: 'editor' });
    expect((Date.parse(expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(8, 1);
    expect((await callWith(token, 'EditPage?pageKey=about')).status).toBe(200);
    expect(await exchange({ code, state })).toMatchObject({ status: 401, body: { code: 'session_expired' } });
  });

  test('rejects a code with another browser’s state, a made-up code and a wrong site secret', async () => {
    const state = newState();
    const code = await codeFor(adminToken, state);
    expect((await exchange({ code, state: newState() })).status).toBe(401);
    expect((await exchange({ code, state })).status).toBe(401);
    expect((await exchange({ code: 'made-up', state })).status).toBe(401);
    expect((await exchange({ code, state }, 'another secret')).status).toBe(403);
    expect((await exchange({ state })).status).toBe(400);
  });

  test('returns to addresses of the site only, and issues no code to a script', async () => {
    const state = newState();
    for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example', '']) {
      const response = await askHandOver(adminToken, new URLSearchParams({ returnTo, state }).toString());
      expect([returnTo, response.status]).toEqual([returnTo, 400]);
    }
    const query = new URLSearchParams({ returnTo: '/', state }).toString();
    expect((await askHandOver(adminToken, query, { 'sec-fetch-dest': 'empty' })).status).toBe(204);
    expect((await askHandOver('forged', query)).headers.get('location')).toMatch(/^\/admin\/login\?/);
  });
});

test.describe('the backend refuses, without a change:', () => {
  test('a call without a valid editing session: missing, forged, expired, an admin session or of a removed account', async () => {
    const { pageKey } = await newPage();
    const { revision } = await editor.page(pageKey);
    const body = JSON.stringify({
      pageKey,
      language: 'tr',
      sectionId: 'page-title-1',
      revision,
      values: { title: 'x' },
    });
    const removed = await EditSession.create();
    await asAdmin(`users/${removed.accountId}`, 'DELETE');
    const [claims = '', mac = ''] = editor.token.split('.');
    const longer = Buffer.from(
      JSON.stringify({ ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Json), user: 1 }),
    );
    const tokens = [undefined, '', 'x', adminToken, `${longer.toString('base64url')}.${mac}`, removed.token];
    for (const token of tokens) {
      const cookie = `payload-token=${adminToken}`;
      const headers = { 'content-type': 'application/json', cookie, origin: backendUrl };
      const answer = await callWith(token, 'SaveSection', { method: 'POST', body, headers });
      expect(answer).toMatchObject({ status: 401, body: { success: false, code: 'session_expired' } });
    }
    expect((await editor.page(pageKey)).revision).toBe(revision);
  });

  test('an editor who publishes on the page or in the admin', async () => {
    const { pageKey, id } = await newPage();
    const { revision } = await editor.page(pageKey);
    for (const call of ['PublishPage', 'UnpublishPage']) {
      expect(await editor.post(call, { pageKey, revision })).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    }
    const inAdmin = (query: string, data: Json) =>
      fetch(`${backendUrl}/api/pages/${id}${query}`, {
        method: 'PATCH',
        headers: { authorization: `JWT ${editor.adminCookie}`, 'content-type': 'application/json' },
        body: JSON.stringify(data),
      });
    expect((await inAdmin('', { _status: 'published' })).status).toBe(403);
    expect((await inAdmin('?draft=true', { _status: 'published' })).status).toBe(403);
    expect((await inAdmin('', { _status: 'draft' })).status).toBe(403);
    expect((await inAdmin('?draft=true', { title: 'Taslak' })).status).toBe(200);
    expect((await publicPage(pageKey)).body.data).toMatchObject({ title: 'Deneme sayfası' });
    expect(await editor.page(pageKey)).toMatchObject({ page: { title: 'Taslak' }, updatedBy: editor.name });
  });

  test('an editor who publishes by restoring a version or duplicating a page', async () => {
    const { pageKey, id } = await newPage();
    const inAdmin = (path: string, data: Json = {}) =>
      fetch(`${backendUrl}/api/pages/${path}`, {
        method: 'POST',
        headers: { authorization: `JWT ${editor.adminCookie}`, 'content-type': 'application/json' },
        body: JSON.stringify(data),
      });
    const { revision } = await editor.page(pageKey);
    expect((await saveTitle(editor, pageKey, revision, 'Taslak')).status).toBe(200);
    const { docs } = (await (await asAdmin(`pages/versions?where[parent][equals]=${id}`)).json()) as {
      docs: { id: number }[];
    };
    expect(docs.length).toBeGreaterThan(1);
    for (const version of docs) expect((await inAdmin(`versions/${version.id}`)).status).toBe(403);
    const copy = notePage(`kopya-${randomUUID()}`);
    const copied = await inAdmin(`${id}/duplicate?draft=false`, { pageKey: copy });
    expect(await copied.json()).toMatchObject({ doc: { _status: 'draft' } });
    expect((await publicPage(copy)).status).toBe(404);
    expect((await publicPage(pageKey)).status).toBe(200);
  });

  test('sections of other pages, unknown fields, disallowed HTML and malformed requests', async () => {
    const { pageKey } = await newPage();
    const { revision } = await editor.page(pageKey);
    const save = (changes: Json) => saveTitle(editor, pageKey, revision, 'x', changes);
    const refusals: [Json, number, string, Json?][] = [
      [{ sectionId: 'hero-1' }, 404, 'not_found'],
      [{ pageKey: 'yok' }, 404, 'not_found'],
      [{ pageKey: { equals: 'about' } }, 400, 'bad_request'],
      [{ values: { title: 'x', order: 5 } }, 400, 'validation', { order: 'unknown' }],
      [{ values: { title: '' } }, 400, 'validation', { title: 'required' }],
      [{ values: { pageHeaderColor: 'red' } }, 400, 'validation', { pageHeaderColor: 'invalid' }],
      [{ values: { backgroundImage: { id: 999_999 } } }, 400, 'validation', { backgroundImage: 'media' }],
      [{ values: [] }, 400, 'bad_request'],
      [{ language: 'xx' }, 400, 'bad_request'],
      [{ language: 'de' }, 400, 'language_gone'],
      [{ revision: '' }, 400, 'bad_request'],
      [
        { sectionId: 'about-1', values: { description: '<p onclick="x">a</p><script>b</script>' } },
        400,
        'validation',
        { description: 'html' },
      ],
    ];
    for (const [changes, status, code, fields] of refusals) {
      const answer = await save(changes);
      expect(answer, JSON.stringify(changes)).toMatchObject({
        status,
        body: { code, ...(fields && { data: { fields } }) },
      });
    }
    const html = await save({ sectionId: 'about-1', values: { description: '<script>b</script>' } });
    expect(html.body.message).toBe('İzin verilmeyen HTML: <script>');
    expect((await save({ values: { title: 'x'.repeat(5_000_000) } })).status).toBe(413);
    expect((await editor.page(pageKey)).revision).toBe(revision);
  });
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

test.describe('sections and page settings', () => {
  test('sections are added, duplicated, moved, hidden and deleted', async () => {
    const { pageKey } = await newPage();
    let { revision } = await editor.page(pageKey);
    const change = async (value: Json) => {
      const { status, body } = await editor.post('ChangeSections', { pageKey, revision, change: value });
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
    expect(sectionOf(await editor.page(pageKey), 'accordion-1')).toMatchObject({ isHidden: true });

    // The new section still has the text that came with it.
    expect((await admin.post('PublishPage', { pageKey, revision })).status).toBe(400);
    const written = await saveTitle(editor, pageKey, revision, 'Açılış', { sectionId: 'hero-1' });
    ({ revision } = written.body.data as EditedPage);

    expect((await admin.post('PublishPage', { pageKey, revision })).status).toBe(200);
    const { sections } = (await publicPage(pageKey)).body.data as EditedPage['page'];
    expect(sections.map(({ id }) => id)).toEqual(['about-2', 'page-title-1', 'hero-1']);

    ({ revision } = await editor.page(pageKey));
    await change({ kind: 'show', id: 'accordion-1' });
    expect(sectionOf(await editor.page(pageKey), 'accordion-1')).not.toHaveProperty('isHidden');
    const gone = { pageKey, revision, change: { kind: 'delete', id: 'about-1' } };
    expect((await editor.post('ChangeSections', gone)).status).toBe(404);
  });

  test('title, description and colours are saved in one language', async () => {
    const { pageKey } = await newPage();
    const { revision } = await editor.page(pageKey);
    const values = { title: 'Title', description: 'About it', logoColor: '#123456' };
    const saved = await editor.post('SavePage', { pageKey, language: 'en', revision, values });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        data: { page: { title: 'Deneme sayfası', logoColor: '#123456', otherLangs: { en: { title: 'Title' } } } },
      },
    });
    const bad = { pageKey, language: 'tr', revision, values: { logoColor: 'red', pageKey: 'x' } };
    expect(await editor.post('SavePage', bad)).toMatchObject({ status: 409 });
  });
});

test.describe('versions', () => {
  test('are listed with their authors and restored as a draft', async () => {
    const { pageKey } = await newPage();
    const { revision } = await editor.page(pageKey);
    await saveTitle(editor, pageKey, revision, 'Taslak');
    const list = (await editor.get('PageVersions', { pageKey })).body.data as Json[];
    const changes = [{ target: 'page-title-1', type: 'pageTitle', kind: 'changed' }];
    expect(list).toMatchObject([
      { by: editor.name, status: 'draft', changes },
      { status: 'published', changes: null },
    ]);
    const newest = await second.page(pageKey);
    const restored = await second.post('RestoreVersion', {
      pageKey,
      revision: newest.revision,
      versionId: list[1]?.id,
    });
    expect(restored).toMatchObject({
      status: 200,
      body: { data: { page: { sections: [{ title: 'Başlık' }, {}, {}] } } },
    });
    expect(await editor.page(pageKey)).toMatchObject({ status: 'changed', updatedBy: second.name });

    const foreign = await newPage();
    const theirs = await editor.page(foreign.pageKey);
    const body = { pageKey: foreign.pageKey, revision: theirs.revision, versionId: list[1]?.id };
    expect((await editor.post('RestoreVersion', body)).status).toBe(404);
  });
});

test.describe('a preview link', () => {
  test('shows the draft to anyone who has the link, without hidden sections', async () => {
    const { pageKey } = await newPage();
    const { revision } = await editor.page(pageKey);
    await saveTitle(editor, pageKey, revision, 'Önizleme');
    const opened = await editor.page(pageKey);
    const change = { kind: 'hide', id: 'about-1' };
    await editor.post('ChangeSections', { pageKey, revision: opened.revision, change });
    const link = (await editor.post('PreviewLink', { pageKey })).body.data as { path: string; expiresAt: string };
    expect((Date.parse(link.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    const token = link.path.replace('/preview/', '');
    const { status, body } = await callWith(undefined, `PreviewPage?token=${token}`);
    const { page } = body.data as EditedPage;
    expect([status, page.sections.map(({ id }) => id)]).toEqual([200, ['page-title-1', 'accordion-1']]);
    expect(page.sections[0]).toMatchObject({ title: 'Önizleme' });
    expect(page.isEditable).toBe(false);

    for (const wrong of ['', 'x', `${token}x`, editor.token, token.split('.')[0]]) {
      expect((await callWith(undefined, `PreviewPage?token=${wrong}`)).status).toBe(404);
    }
    expect((await callWith(token, 'EditPage?pageKey=about')).status).toBe(401);
  });

  test('expires with its page, even if a new page gets the same database id', async () => {
    const first = await newPage();
    const link = (await editor.post('PreviewLink', { pageKey: first.pageKey })).body.data as { path: string };
    const ask = () => callWith(undefined, `PreviewPage?token=${link.path.replace('/preview/', '')}`);
    expect((await ask()).status).toBe(200);
    await asAdmin(`pages/${first.id}`, 'DELETE');
    const next = await newPage();
    expect((await ask()).status).toBe(404);
    expect((await editor.page(next.pageKey)).page.title).toBe('Deneme sayfası');
  });
});

test.describe('pictures and links', () => {
  test('a picture is uploaded with its alternative text, found and used in a section', async () => {
    const name = `vinç ${randomUUID()}`;
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer();
    expect(await editor.upload(picture, `${name}.jpg`, {})).toMatchObject({
      status: 400,
      body: { data: { fields: { alt: 'required' } } },
    });
    for (const [bytes, file] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg'],
      [Buffer.from('<script>alert(1)</script>'), 'x.jpg'],
      [picture.subarray(0, 60), 'cut.jpg'],
    ] as const) {
      expect((await editor.upload(bytes, file, { alt: 'x' })).status).toBe(400);
    }
    const { status, body } = await editor.upload(picture, `${name}.png`, { alt: name, language: 'tr' });
    expect([status, body]).toEqual([200, expect.anything()]);
    const item = body.data as { id: number; src: string; alt: string };
    expect(body.data).toMatchObject({ width: 40, height: 30, alt: name });
    const found = (await editor.get('EditMedia', { query: name })).body.data as { items: Json[]; pages: number };
    expect(found).toMatchObject({ items: [{ id: item.id, src: item.src }], pages: 1 });
    expect((await fetch(backendUrl + item.src)).headers.get('content-type')).toBe('image/jpeg');

    const { pageKey } = await newPage();
    const { revision } = await editor.page(pageKey);
    const saved = await saveTitle(editor, pageKey, revision, 'x', { values: { backgroundImage: { id: item.id } } });
    expect(saved.body.data).toMatchObject({ section: { backgroundImage: { id: item.id, src: item.src, alt: name } } });
  });

  test('the media library answers any search text', async () => {
    for (const query of ['baraj', 'KÖPRÜ', "o'neil", '%', '_', '"', '\\', ',', '🏗', 'x'.repeat(300)]) {
      for (const page of ['1', '2']) {
        expect([query, page, (await editor.get('EditMedia', { query, page })).status]).toEqual([query, page, 200]);
      }
    }
    expect((await editor.get('EditMedia', { query: 'a\u0000b' })).status).toBe(400);
    const { items } = (await editor.get('EditMedia', { query: 'dolusavağı' })).body.data as { items: Json[] };
    expect(items.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^dam-spillway/));
    expect((await editor.get('EditMedia', { page: '0' })).status).toBe(400);
  });

  test('pages are found by title, regardless of Turkish letters and case', async () => {
    const { body } = await editor.get('EditPages', { query: 'HIZMETLERIMIZ' });
    expect(body.data).toContainEqual({
      title: expect.stringMatching(/hizmet/i) as unknown as string,
      link: '/page/hizmetlerimiz',
    });
  });
});

test('editors see who else has the page open', async () => {
  const { pageKey } = await newPage();
  await editor.post('EditHeartbeat', { pageKey });
  const { body } = await second.post('EditHeartbeat', { pageKey });
  const { others, revision } = await editor.page(pageKey);
  const since = expect.any(String) as unknown as string;
  expect(body.data).toEqual({ others: [{ name: editor.name, since }], revision });
  expect(others).toMatchObject([{ name: second.name }]);
});

test('the admin form of a page links to the page’s edit mode', async ({ page, context }) => {
  const { id, pageKey } = await newPage();
  await context.addCookies([{ name: 'payload-token', value: adminToken, url: backendUrl }]);
  await page.goto(`${backendUrl}/admin/collections/pages/${id}`);
  const link = page.getByRole('link', { name: /düzenle|edit the page/i });
  await expect(link).toHaveAttribute('href', `${siteUrl}/edit/page/${pageKey}`);
});
