import { expect, test } from '@playwright/test';

import { Editor, pageDraft } from './support/editor';
import { addRedirect, answerOf, importCsv, listed, permanent, signedIn } from './support/redirects';
import { backendUrl } from './support/stack';

test('a moved page redirects from its old address at once, in both languages', async ({ request }) => {
  const editor = new Editor(request);
  const id = await editor.createPage({ ...pageDraft('tasinan', 'Taşınan'), _status: 'published' });
  await expect.poll(async () => (await request.get('/page/tasinan')).status()).toBe(200);

  await test.step('a draft does not move the page', async () => {
    await editor.updatePage(id, { link: '/page/taslak-adres' }, '?draft=true');
    expect((await listed(request)).filter(({ from }) => from === '/page/tasinan')).toEqual([]);
    expect((await request.get('/page/tasinan')).status()).toBe(200);
  });

  await test.step('changing only the address moves the page', async () => {
    await editor.updatePage(id, { link: '/page/tasindi', _status: 'published' });
    await expect.poll(() => answerOf(request, '/page/tasinan')).toEqual(permanent('/page/tasindi'));
    await expect.poll(async () => (await request.get('/page/tasindi')).status()).toBe(200);
    expect(await answerOf(request, '/en/page/tasinan')).toEqual(permanent('/en/page/tasindi'));
    expect(await answerOf(request, '/page/tasinan/?a=1&b=%20')).toEqual(permanent('/page/tasindi?a=1&b=%20'));
    expect(await answerOf(request, '/page/%74asinan')).toEqual(permanent('/page/tasindi'));
  });

  await test.step('after a second move, every old address redirects in one step', async () => {
    await editor.updatePage(id, { pageKey: 'tasindi-2', _status: 'published' });
    await expect.poll(() => answerOf(request, '/page/tasindi')).toEqual(permanent('/page/tasindi-2'));
    expect(await answerOf(request, '/page/tasinan')).toEqual(permanent('/page/tasindi-2'));
  });

  await test.step('after moving back, the page is at its first address again', async () => {
    await editor.updatePage(id, { link: '/page/tasinan', _status: 'published' });
    await expect.poll(() => answerOf(request, '/page/tasindi-2')).toEqual(permanent('/page/tasinan'));
    expect(await answerOf(request, '/page/tasindi')).toEqual(permanent('/page/tasinan'));
    await expect.poll(async () => (await answerOf(request, '/page/tasinan')).status).toBe(200);
  });

  await test.step('withdrawn, moved and published again', async () => {
    await editor.updatePage(id, { _status: 'draft' });
    await editor.updatePage(id, { link: '/page/donen', _status: 'published' });
    await expect.poll(() => answerOf(request, '/page/tasinan')).toEqual(permanent('/page/donen'));
  });
});

test('links in the content point to the new address', async ({ request }) => {
  const editor = new Editor(request);
  const target = await editor.createPage({ ...pageDraft('hedef', 'Hedef'), _status: 'published' });
  const linking = {
    ...pageDraft('baglayan', 'Bağlayan'),
    dataKind: 'html',
    dataHtml: '<p><a href="/page/hedef#bolum">Hedef sayfa</a></p>',
    _status: 'published',
  };
  await editor.createPage(linking);
  await expect.poll(async () => (await request.get('/page/baglayan')).status()).toBe(200);
  await editor.updatePage(target, { link: '/page/yeni-hedef', _status: 'published' });
  const html = async () => (await request.get('/page/baglayan')).text();
  await expect.poll(html).toContain('href="/page/yeni-hedef#bolum"');
});

test('a page that is already open follows a link to an address that has moved since', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('[data-scripted]')).toHaveCount(1);
  expect((await addRedirect(request, '/page/acik-sekmede', '/page/jet-grout')).status()).toBe(201);
  await expect.poll(() => answerOf(request, '/page/acik-sekmede')).toEqual(permanent('/page/jet-grout'));
  await page.evaluate(() => {
    Reflect.set(window, 'isMarked', true);
    const link = Object.assign(document.createElement('a'), {
      href: '/page/acik-sekmede?a=1',
      textContent: 'Eski',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Eski', exact: true }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jet Grout');
  await expect(page).toHaveURL('/page/jet-grout?a=1');
  expect(await page.evaluate(() => Reflect.get(window, 'isMarked') as unknown)).toBe(true);
});

test('the home page cannot be moved', async ({ request }) => {
  const { docs } = (await (
    await request.get(`${backendUrl}/api/pages?where[pageKey][equals]=homepage`, { headers: signedIn })
  ).json()) as {
    docs: { id: number }[];
  };
  const response = await request.patch(`${backendUrl}/api/pages/${docs[0]?.id}`, {
    headers: signedIn,
    data: { link: '/page/anasayfa', _status: 'published' },
  });
  expect(response.status()).toBe(400);
  expect((await request.get('/')).status()).toBe(200);
});

test('an address that no route serves is rejected', async ({ request }) => {
  const editor = new Editor(request);
  const id = await editor.createPage({ ...pageDraft('adresli', 'Adresli'), _status: 'published' });
  const response = await request.patch(`${backendUrl}/api/pages/${id}`, {
    headers: signedIn,
    data: { link: '/kurumsal/adresli', _status: 'published' },
  });
  expect(response.status()).toBe(400);
  expect(await response.text()).toContain('/page/ ile kısa adından oluşur');
});

test('manual redirects: permanent chains are collapsed, loops and used addresses are rejected', async ({ request }) => {
  expect((await addRedirect(request, '/eski/a/', '/eski/b')).status()).toBe(201);
  expect((await addRedirect(request, '/eski/b', '/eski/b-2')).status()).toBe(201);
  expect((await addRedirect(request, '/eski/b-2', '/page/jet-grout', false)).status()).toBe(201);
  const rows = (await listed(request)).filter(({ from }) => from.startsWith('/eski/'));
  // A temporary one changes none that lead to its start.
  expect(rows).toEqual([
    { from: '/eski/a', to: '/eski/b-2', permanent: true },
    { from: '/eski/b', to: '/eski/b-2', permanent: true },
    { from: '/eski/b-2', to: '/page/jet-grout', permanent: false },
  ]);
  await expect.poll(() => answerOf(request, '/eski/b-2')).toEqual({ status: 307, location: '/page/jet-grout' });
  expect(await answerOf(request, '/en/eski/a')).toEqual({ status: 307, location: '/en/page/jet-grout' });

  for (const [from, to, reason] of [
    ['/eski/c', '/eski/c', 'kendisine geri dönüyor'],
    ['/eski/a', '/page/mini-kazik', 'zaten bir yönlendirme'],
    ['/page/jet-grout', '/eski/d', 'yayında bir sayfa'],
    ['/en/page/jet-grout', '/eski/d', 'yayında bir sayfa'],
    ['/', '/page/jet-grout', 'soru işareti içermeyen bir adres'],
    ['/api/x', '/page/jet-grout', 'soru işareti içermeyen bir adres'],
    ['/eski?a=1', '/page/jet-grout', 'soru işareti içermeyen bir adres'],
    ['/eski/e', '//evil.example', 'https://'],
    ['/eski/e', 'javascript:alert(1)', 'https://'],
  ] as const) {
    const response = await addRedirect(request, from, to);
    expect(response.status(), `${from} ${to}`).toBe(400);
    expect(await response.text(), `${from} ${to}`).toContain(reason);
  }
  expect((await addRedirect(request, '/daire/1', '/daire/2')).status()).toBe(201);
  const loop = await addRedirect(request, '/daire/2', '/en/daire/1');
  expect(loop.status()).toBe(400);
  expect(await loop.text()).toContain('kendisine geri dönüyor');
});

test('a CSV file of redirects is imported completely or not at all', async ({ request, playwright }) => {
  const bad = await importCsv(request, 'from;to;permanent\n/csv/1;/page/jet-grout;evet\ncsv/2;/x;\n/csv/3;/csv/3;\n');
  expect(bad.status()).toBe(422);
  const { data } = (await bad.json()) as { data: { errors: { line: number; message: string }[] } };
  expect(data.errors.map(({ line }) => line)).toContain(3);
  expect((await listed(request)).filter(({ from }) => from.startsWith('/csv/'))).toEqual([]);
  const stranger = await playwright.request.newContext();
  const url = `${backendUrl}/api/redirects/import`;
  const asFile = { headers: { 'content-type': 'text/csv' }, data: 'from,to\n/a,/b\n' };
  expect((await stranger.post(url, asFile)).status()).toBe(401);
  await stranger.dispose();

  const lines = Array.from({ length: 2000 }, (_, index) => `/csv/${index},/csv/${index + 2000},yes,not ${index}`);
  const good = await importCsv(
    request,
    ['from,to,permanent,note', ...lines, '/csv/2000,/page/mini-kazik,,'].join('\n'),
  );
  expect(await good.json()).toEqual({ success: true, data: { created: 2001, updated: 0 } });
  await expect.poll(() => answerOf(request, '/csv/0')).toEqual(permanent('/page/mini-kazik'));
  expect(await answerOf(request, '/csv/1999')).toEqual(permanent('/csv/3999'));

  const headers = signedIn;
  const csv = await (await request.get(`${backendUrl}/api/redirects/export`, { headers })).text();
  expect(csv).toContain('/csv/1,/csv/2001,yes,not 1\n');
  // Pages of other tests may have come back to their addresses meanwhile.
  const own = csv.split('\n').filter((line, index) => index === 0 || line.startsWith('/csv/'));
  expect(own).toHaveLength(2002);
  const again = (await (await importCsv(request, own.join('\n'))).json()) as {
    success: boolean;
    data: { created: number };
  };
  expect(again).toMatchObject({ success: true, data: { created: 0 } });
});

for (const address of ['/api/revalidate', '/_next/static/none.js', '/media/none.jpg', '/', '/en']) {
  test(`${address} is never redirected`, async ({ request }) => {
    const { status } = await answerOf(request, address);
    expect([200, 400, 404, 405]).toContain(status);
  });
}
