import { expect, test } from '@playwright/test';

import { signedHeaders } from './support/announce';
import { answered } from './support/answered';
import { Editor, pageDraft } from './support/editor';
import { backendUrl, revalidateSecret } from './support/stack';

const webhook = '/api/revalidate';

function signed(body: string, timestamp = String(Date.now())) {
  return {
    data: Buffer.from(body),
    headers: signedHeaders(revalidateSecret, body, timestamp),
  };
}

test('a webhook with a valid signature is accepted, any other answers 401', async ({ request }) => {
  const body = '{"tags":["page:none"]}';
  expect((await request.post(webhook, signed(body))).status()).toBe(200);
  const { headers } = signed('{"tags":["other"]}');
  expect((await request.post(webhook, { ...signed(body), headers })).status()).toBe(401);
  expect((await request.post(webhook, signed(body, String(Date.now() - 600_000)))).status()).toBe(401);
  expect((await request.post(webhook, { data: body })).status()).toBe(401);
});

test('a signature can be used only once', async ({ request }) => {
  const announcement = signed('{"tags":["page:none"],"nonce":"once"}');
  expect((await request.post(webhook, announcement)).status()).toBe(200);
  expect((await request.post(webhook, announcement)).status()).toBe(409);
  expect((await request.post(webhook, signed('{"tags":["page:none"],"nonce":"twice"}'))).status()).toBe(200);
});

test('a published change goes live by itself, a draft never does', async ({ request }) => {
  const editor = new Editor(request);
  const draft = pageDraft('yeni-sayfa', 'Yeni sayfa');
  const id = await editor.createPage({ ...draft, _status: 'draft' });
  expect((await request.get(`${backendUrl}/api/GetPageData?pageKey=yeni-sayfa`)).status()).toBe(404);
  expect((await answered(() => request.get('/page/yeni-sayfa'))).status()).toBe(404);

  await editor.updatePage(id, { ...draft, _status: 'published' });
  await expect.poll(async () => (await request.get('/page/yeni-sayfa')).status()).toBe(200);

  const html = async () => (await request.get('/page/yeni-sayfa')).text();
  await editor.updatePage(id, { title: 'Taslak başlık' }, '?draft=true');
  expect(await (await request.get(`${backendUrl}/api/GetPageData?pageKey=yeni-sayfa`)).text()).not.toContain(
    'Taslak başlık',
  );
  await editor.updatePage(id, { ...draft, title: 'Değişen başlık', _status: 'published' });
  await expect.poll(html).toContain('Değişen başlık');
  expect(await html()).not.toContain('Taslak başlık');

  await editor.deletePage(id);
  await expect.poll(async () => (await request.get('/page/yeni-sayfa')).status()).toBe(404);
});
