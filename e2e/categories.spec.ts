import { type APIRequestContext, expect, test } from '@playwright/test';

import { firstResult } from './support/search';
import { newPage, removePages } from './support/edit-backend';
import { asAdmin } from './support/forms-backend';
import { adminToken, backendUrl } from './support/stack';

/** These tests add lists, which the sitemap and the menu's breadcrumbs know. No other suite runs at the same time. */
test.describe.configure({ mode: 'default' });

interface Saved {
  doc: { id: number };
  errors?: { message: string }[];
}

async function send(path: string, method: string, data?: object): Promise<[status: number, body: Saved]> {
  const response = await asAdmin(path, method, data);
  return [response.status, (await response.json()) as Saved];
}

/** The lists that a test has added and not deleted. */
const added = new Set<number>();

/** Adds a list. @param key its key and its address. @returns its id */
async function addList(key: string, name: string): Promise<number> {
  const list = { key, link: key, kind: 'project', name, color: '#204060' };
  const [status, { doc }] = await send('categories?locale=tr', 'POST', list);
  expect(status).toBe(201);
  added.add(doc.id);
  return doc.id;
}

const statusOf = async (request: APIRequestContext, path: string) => (await request.get(path)).status();

async function answerOf(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers().location];
}

test.afterEach(async () => {
  await removePages();
  for (const id of added) await send(`categories/${id}`, 'DELETE');
  added.clear();
});

test('a new list has a page at once, in every language, in the sitemap and in the search', async ({ request }) => {
  expect(await statusOf(request, '/reference/kopruler')).toBe(404);
  const id = await addList('kopruler', 'Köprüler');
  await send(`categories/${id}?locale=en`, 'PATCH', { name: 'Bridges' });
  const html = async (path: string) => (await request.get(path)).text();
  await expect.poll(() => html('/reference/kopruler')).toContain('<title>Köprüler - Kemerkaya Mühendislik</title>');
  await expect.poll(() => html('/en/reference/kopruler')).toContain('<title>Bridges - Kemerkaya Engineering</title>');
  await expect.poll(() => html('/sitemap.xml')).toContain('/en/reference/kopruler</loc>');
  await expect.poll(async () => firstResult(await html('/ara?q=k%C3%B6pr%C3%BCler'))).toBe('/reference/kopruler');
});

test('a page that is put into the list is shown in it, of its kind, and the list cannot be deleted then', async ({
  request,
}) => {
  const id = await addList('rihtimlar', 'Rıhtımlar');
  const page = await newPage({ categories: ['rihtimlar'], _status: 'published' });
  const shown = async () => {
    const html = await (await request.get('/reference/rihtimlar')).text();
    return [/<title>(.*?)<\/title>/.exec(html)?.[1], html.includes(`href="/page/${page.pageKey}"`)];
  };
  await expect.poll(shown).toEqual(['Rıhtımlar - Kemerkaya Mühendislik', true]);
  const [refused, { errors }] = await send(`categories/${id}`, 'DELETE');
  expect([refused, errors?.[0]?.message]).toEqual([409, expect.stringMatching(/: .+\. (?:Önce|Take)/)]);
  const [wrong, body] = await send(`pages/${page.id}`, 'PATCH', { categories: ['yok'], _status: 'published' });
  expect([wrong, JSON.stringify(body)]).toEqual([400, expect.stringContaining('yok')]);
});

test('the address of a list that changes leads to the new one, with its further pages', async ({ request }) => {
  const id = await addList('limanlar', 'Limanlar');
  await expect.poll(() => statusOf(request, '/reference/limanlar')).toBe(200);
  const [status] = await send(`categories/${id}`, 'PATCH', { link: 'limanlarimiz' });
  expect(status).toBe(200);
  await expect.poll(() => statusOf(request, '/reference/limanlarimiz')).toBe(200);
  for (const [path, location] of [
    ['/reference/limanlar', '/reference/limanlarimiz'],
    ['/en/reference/limanlar', '/en/reference/limanlarimiz'],
    ['/reference/limanlar/2', '/reference/limanlarimiz/2'],
    ['/Reference/Limanlarimiz', '/reference/limanlarimiz'],
    ['/reference/limanlarimiz/1', '/reference/limanlarimiz'],
  ] as const) {
    await expect.poll(() => answerOf(request, path), path).toEqual([308, location]);
  }
  const redirect = { from: '/reference/limanlarimiz', to: '/about', permanent: true };
  expect((await send('redirects?locale=tr', 'POST', redirect))[0]).toBe(400);
});

test('the form of a page offers the lists of the content by their names', async ({ page, context }) => {
  await addList('iskeleler', 'İskeleler');
  const { id: pageId } = await newPage({ categories: ['iskeleler'] });
  await context.addCookies([{ name: 'payload-token', value: adminToken, url: backendUrl }]);
  await page.goto(`${backendUrl}/admin/collections/pages/${pageId}`);
  // Payload fills the form again soon after it is shown, which would close the list.
  await expect(page.locator('.collection-edit__form')).toHaveAttribute('data-form-ready', 'true');
  const field = page.locator('#field-categories');
  await expect(field.getByText('İskeleler', { exact: true })).toBeVisible();
  await field.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Otel, AVM ve konut' }).click();
  await page.getByRole('button', { name: 'Taslağı kaydet' }).click();
  const lists = async () => {
    const response = await asAdmin(`pages/${pageId}?draft=true&depth=0`);
    return ((await response.json()) as { categories: string[] }).categories;
  };
  await expect.poll(lists).toEqual(['iskeleler', 'otel_avm_konut']);
});

test('a list without pages can be deleted, and its address is not found', async ({ request }) => {
  const id = await addList('barinaklar', 'Barınaklar');
  await expect.poll(() => statusOf(request, '/reference/barinaklar')).toBe(200);
  const [status] = await send(`categories/${id}`, 'DELETE');
  expect(status).toBe(200);
  added.delete(id);
  await expect.poll(() => statusOf(request, '/reference/barinaklar')).toBe(404);
  await expect.poll(async () => (await request.get('/sitemap.xml')).text()).not.toContain('/reference/barinaklar');
});
