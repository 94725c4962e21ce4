import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import { EditSession, newPage, notePicture, removeAccounts, removePages } from './support/edit-backend';
import { asAdmin } from './support/forms-backend';
import { adminToken, backendUrl } from './support/stack';

test.afterEach(removePages);
test.afterAll(removeAccounts);

interface Found {
  docs: Record<string, unknown>[];
}

/** The search of a list in the admin, and that of its pickers. */
async function search(slug: string, field: string, word: string, draft = false): Promise<unknown[]> {
  const query = new URLSearchParams({ [`where[or][0][${field}][like]`]: word, locale: 'tr', draft: String(draft) });
  const response = await asAdmin(`${slug}?${query.toString()}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as Found).docs.map((doc) => doc[field]);
}

test('lists and pickers of the admin fold case and Turkish letters', async () => {
  const mark = randomUUID().slice(0, 8);
  const title = `Şİle IĞDIR köprüsü ${mark}`;
  await newPage({ title });
  for (const draft of [false, true]) {
    for (const word of ['şile', 'SILE', 'ığdır', 'IGDIR', 'KÖPRÜSÜ', 'kopru']) {
      expect(await search('pages', 'title', `${word} ${mark}`, draft)).toEqual([title]);
    }
  }
  expect(await search('pages', 'title', `ankara ${mark}`)).toEqual([]);
});

test('the media library of edit mode folds case and Turkish letters', async () => {
  const editor = await EditSession.create();
  const alt = `VİNÇ ve ışık ${randomUUID().slice(0, 8)}`;
  const png = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#3f76a6' } })
    .png()
    .toBuffer();
  notePicture(alt);
  expect((await editor.upload(png, 'gece.png', { alt, language: 'tr' })).status).toBe(200);
  for (const query of ['vinç', 'VINC', 'vinc ve IŞIK', 'ISIK']) {
    const { body } = await editor.get('EditMedia', { query });
    expect((body.data as { items: { alt: string }[] }).items.map((item) => item.alt)).toContain(alt);
  }
});

for (const width of [1440, 390]) {
  test(`the list of pages in the admin finds a page by plain letters, at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    const mark = randomUUID().slice(0, 8);
    const { pageKey } = await newPage({ title: `Güçlendirme ${mark}` });
    await context.addCookies([{ name: 'payload-token', value: adminToken, url: backendUrl }]);
    await page.goto(`${backendUrl}/admin/collections/pages?search=${encodeURIComponent(`GUCLENDIRME ${mark}`)}`);
    await expect(page.getByRole('link', { name: `Güçlendirme ${mark}` })).toBeVisible();
    expect(pageKey).toBeTruthy();
  });
}
