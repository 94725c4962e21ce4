import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { callWith, EditSession, newPage, notePage, publicPage } from './support/edit-backend';
import { editSessions, saveTitle } from './support/edit-sessions';
import { asAdmin } from './support/forms-backend';
import { requestHandOver, codeFor, exchange, newState } from './support/hand-over';
import type { Json } from './support/seed';
import { adminToken, backendEnv, backendUrl, siteUrl } from './support/stack';

const by = editSessions();

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
    const code = await codeFor(by.editor.adminCookie, state);
    const { status, body } = await exchange({ code, state });
    const { token, expiresAt, user } = body.data as { token: string; expiresAt: string; user: Json };
    expect(status).toBe(200);
    expect(user).toEqual({ id: by.editor.accountId, name: by.editor.name, role: 'editor' });
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
      const response = await requestHandOver(adminToken, new URLSearchParams({ returnTo, state }).toString());
      expect([returnTo, response.status]).toEqual([returnTo, 400]);
    }
    const query = new URLSearchParams({ returnTo: '/', state }).toString();
    expect((await requestHandOver(adminToken, query, { 'sec-fetch-dest': 'empty' })).status).toBe(204);
    expect((await requestHandOver('forged', query)).headers.get('location')).toMatch(/^\/admin\/login\?/);
  });
});

test.describe('the backend refuses, without a change:', () => {
  test('a call without a valid editing session: missing, forged, expired, an admin session or of a removed account', async () => {
    const { pageKey } = await newPage();
    const { revision } = await by.editor.page(pageKey);
    const body = JSON.stringify({
      pageKey,
      language: 'tr',
      sectionId: 'page-title-1',
      revision,
      values: { title: 'x' },
    });
    const removed = await EditSession.create();
    await asAdmin(`users/${removed.accountId}`, 'DELETE');
    const [claims = '', mac = ''] = by.editor.token.split('.');
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
    expect((await by.editor.page(pageKey)).revision).toBe(revision);
  });

  test('an editor who publishes on the page or in the admin', async () => {
    const { pageKey, id } = await newPage();
    const { revision } = await by.editor.page(pageKey);
    for (const call of ['PublishPage', 'UnpublishPage']) {
      expect(await by.editor.post(call, { pageKey, revision })).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    }
    const inAdmin = (query: string, data: Json) =>
      fetch(`${backendUrl}/api/pages/${id}${query}`, {
        method: 'PATCH',
        headers: { authorization: `JWT ${by.editor.adminCookie}`, 'content-type': 'application/json' },
        body: JSON.stringify(data),
      });
    expect((await inAdmin('', { _status: 'published' })).status).toBe(403);
    expect((await inAdmin('?draft=true', { _status: 'published' })).status).toBe(403);
    expect((await inAdmin('', { _status: 'draft' })).status).toBe(403);
    expect((await inAdmin('?draft=true', { title: 'Taslak' })).status).toBe(200);
    expect((await publicPage(pageKey)).body.data).toMatchObject({ title: 'Deneme sayfası' });
    expect(await by.editor.page(pageKey)).toMatchObject({
      page: { title: 'Taslak' },
      updatedBy: by.editor.name,
    });
  });

  test('an editor who publishes by restoring a version or duplicating a page', async () => {
    const { pageKey, id } = await newPage();
    const inAdmin = (path: string, data: Json = {}) =>
      fetch(`${backendUrl}/api/pages/${path}`, {
        method: 'POST',
        headers: { authorization: `JWT ${by.editor.adminCookie}`, 'content-type': 'application/json' },
        body: JSON.stringify(data),
      });
    const { revision } = await by.editor.page(pageKey);
    expect((await saveTitle(by.editor, pageKey, revision, 'Taslak')).status).toBe(200);
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
    const { revision } = await by.editor.page(pageKey);
    const save = (changes: Json) => saveTitle(by.editor, pageKey, revision, 'x', changes);
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
    expect((await by.editor.page(pageKey)).revision).toBe(revision);
  });
});
