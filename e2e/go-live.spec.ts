import { randomUUID } from 'node:crypto';

import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';

import { answered } from './support/answered';
import { EditSession, notePage, removeAccounts, removePages } from './support/edit-backend';
import { Editor, pageDraft } from './support/editor';
import { Publisher } from './support/publisher';
import { adminToken, backendUrl, siteUrl } from './support/stack';

const headers = { authorization: `JWT ${adminToken}` };
const metro = '/reference/metro-projeleri';

/** Creates a published page in two languages, listed among the metro projects. */
async function makePage(request: APIRequestContext, prefix = 'yayin') {
  const pageKey = notePage(`${prefix}-${randomUUID()}`);
  const data = { ...pageDraft(pageKey, 'Eski başlık'), categories: ['metro'], _status: 'published' };
  const id = await new Editor(request).createPage(data);
  const stored = await request.get(`${backendUrl}/api/pages/${id}?depth=0`, { headers });
  const [section] = ((await stored.json()) as { sections: { id: string }[] }).sections;
  const sections = [{ ...section, title: 'Old title' }];
  await new Editor(request).updatePage(id, { title: 'Old title', sections, _status: 'published' }, '?locale=en');
  return { pageKey, id };
}

/** Signs in to the site's edit mode in a browser context of its own. */
async function enter(browser: Browser, session: EditSession) {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'payload-token', value: session.adminCookie, url: backendUrl }]);
  return { context, publisher: await Publisher.enter(context.request, siteUrl) };
}

test.afterEach(removePages);
test.afterAll(removeAccounts);

const allLive = { state: 'live', seconds: expect.any(Number) as unknown };

test('published changes are live at once: both languages, the category list and the sitemap', async ({
  browser,
  page: visitor,
  request,
}) => {
  const { pageKey } = await makePage(request);
  const { context, publisher } = await enter(browser, await EditSession.create('admin'));
  const heading = visitor.getByRole('main').getByRole('heading', { level: 1 });
  await expect(async () => {
    await visitor.goto(`/en/page/${pageKey}`);
    await expect(heading).toHaveText('Old title');
    await visitor.goto(`/page/${pageKey}`);
    await expect(heading).toHaveText('Eski başlık');
  }).toPass();

  await publisher.retitle(pageKey, 'tr', 'Yeni başlık');
  await publisher.retitle(pageKey, 'en', 'New title');
  await visitor.reload();
  await expect(heading).toHaveText('Eski başlık');

  const published = await publisher.publish(pageKey);
  const live = await publisher.untilLive(pageKey, published);
  expect(live).toMatchObject(allLive);
  expect(live.addresses.map(({ path }) => path)).toEqual(
    expect.arrayContaining([`/page/${pageKey}`, `/en/page/${pageKey}`, metro, `/en${metro}`]),
  );
  await visitor.reload();
  await expect(heading).toHaveText('Yeni başlık');
  await expect(visitor.locator('meta[name="content-revision"]')).toHaveAttribute(
    'content',
    String(published.publishedRevision),
  );
  await visitor.goto(`/en/page/${pageKey}`);
  await expect(heading).toHaveText('New title');
  await visitor.goto(metro);
  await expect(visitor.getByRole('link', { name: /Yeni başlık/ })).toBeVisible();
  await expect.poll(async () => (await request.get('/sitemap.xml')).text()).toContain(`/page/${pageKey}<`);

  await test.step('a withdrawn page is removed everywhere', async () => {
    const gone = await publisher.untilLive(pageKey, await publisher.unpublish(pageKey));
    expect(gone).toMatchObject(allLive);
    for (const path of [`/page/${pageKey}`, `/en/page/${pageKey}`]) {
      expect((await visitor.goto(path))?.status()).toBe(404);
    }
    await visitor.goto(metro);
    await expect(visitor.getByRole('link', { name: /Yeni başlık/ })).toHaveCount(0);
    await expect.poll(async () => (await request.get('/sitemap.xml')).text()).not.toContain(`/page/${pageKey}<`);
  });
  await context.close();
});

test('a moved page is live at its new address and redirects from the old one', async ({ browser, request }) => {
  const { pageKey, id } = await makePage(request, 'tasinan');
  const { context, publisher } = await enter(browser, await EditSession.create('admin'));
  await expect.poll(async () => (await request.get(`/page/${pageKey}`)).status()).toBe(200);
  const moved = notePage(`${pageKey}-yeni`);
  await new Editor(request).updatePage(id, { link: `/page/${moved}` }, '?draft=true');
  const published = await publisher.publish(moved);
  expect(published.addresses).toEqual(expect.arrayContaining([`/page/${pageKey}`, `/page/${moved}`]));
  expect(await publisher.untilLive(moved, published)).toMatchObject(allLive);
  expect((await request.get(`/page/${moved}`)).status()).toBe(200);
  await expect
    .poll(async () => (await request.get(`/page/${pageKey}`, { maxRedirects: 0 })).headers().location)
    .toBe(`/page/${moved}`);
  await context.close();
});

test('every public page states its revision, the same in each language', async ({ request }) => {
  const revisionAt = async (address: string) =>
    /<meta name="content-revision" content="([\w-]+)"/.exec(await (await request.get(address)).text())?.[1];
  for (const path of ['/', '/about', '/contact', '/page/jet-grout']) {
    // Another suite may publish between the two requests.
    await expect(async () => {
      const revision = await revisionAt(path);
      expect(revision, path).toBeTruthy();
      expect(await revisionAt(`/en${path === '/' ? '' : path}`), path).toBe(revision);
    }).toPass();
  }
  expect(await (await request.get(metro)).text()).toMatch(/<meta name="content-lists" content="[\w-]{10}"/);
  expect(await (await request.get('/page/yok-boyle')).text()).not.toContain('content-revision');
});

test('only an administrator may call GoLive, from the site and for addresses of the site', async ({ browser }) => {
  const admin = await enter(browser, await EditSession.create('admin'));
  const editor = await enter(browser, await EditSession.create('editor'));
  const body = { pageKey: 'about', publishedRevision: null, addresses: ['/about'] };
  const answers = [
    await editor.publisher.post('GoLive', body),
    await admin.publisher.post('GoLive', body, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
    await admin.publisher.post('GoLive', body, { cookie: 'edit-session=forged' }),
    await admin.publisher.post('GoLive', { ...body, addresses: ['http://127.0.0.1/'] }),
    await admin.publisher.post('GoLive', { ...body, addresses: Array.from({ length: 201 }, () => '/') }),
    await admin.publisher.post('GoLive', { ...body, pageKey: 'x'.repeat(70_000) }),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([403, 403, 401, 400, 400, 413]);
  expect((await admin.context.request.get('/api/edit/GoLive')).status()).toBe(405);
  await Promise.all([admin.context.close(), editor.context.close()]);
});

test('the admin shows the draft next to its form and refreshes it on every save', async ({ browser, request }) => {
  const pageKey = `onizleme-${randomUUID()}`;
  const draft = { ...pageDraft(pageKey, 'İlk hâli'), sections: [], _status: 'draft' };
  const id = await new Editor(request).createPage(draft);
  const { adminCookie } = await EditSession.create('admin');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'payload-token', value: adminCookie, url: backendUrl }]);
  const page = await context.newPage();
  await page.goto(`${backendUrl}/admin/collections/pages/${id}`);
  await page.locator('#live-preview-toggler').click();
  const heading = page.frameLocator('.live-preview-window iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('İlk hâli', { timeout: 30_000 });
  await page.locator('#field-title').fill('İkinci hâli');
  await page.locator('#action-save-draft').click();
  await expect(heading).toHaveText('İkinci hâli', { timeout: 30_000 });
  expect((await answered(() => request.get(`/page/${pageKey}`))).status()).toBe(404);
  await context.close();

  await test.step('only previews may be framed, and only by the admin', async () => {
    const ofPreview = (await request.get('/preview/yok')).headers();
    expect(ofPreview['content-security-policy']).toContain(`frame-ancestors ${backendUrl}`);
    expect(ofPreview['x-frame-options']).toBeUndefined();
    for (const path of ['/page/jet-grout', '/ara', '/']) {
      const others = (await request.get(path)).headers();
      expect(others['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(others['x-frame-options']).toBe('DENY');
    }
  });
});
