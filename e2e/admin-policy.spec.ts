import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

import { notePicture, removePages } from './support/edit-backend';
import { asAdmin } from './support/forms-backend';
import { adminToken, backendUrl, siteUrl } from './support/stack';

const admin = (path: string) => `${backendUrl}/admin${path}`;

/** Collects violations of the admin's Content Security Policy, in the page and in its frames. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => violations.push(`${page.url()}: ${error.message}`));
  return Promise.resolve(violations);
}

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'payload-token', value: adminToken, url: backendUrl }]);
});
test.afterAll(removePages);

test('the admin shows lists and forms without violating its CSP', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto(admin('/collections/pages'));
  await page.getByRole('button', { name: /filtre|filters/i }).click();
  await expect(page.getByRole('button', { name: /filtre ekle|add filter/i })).toBeVisible();
  for (const path of ['', '/collections/media', '/collections/messages', '/collections/users', '/account']) {
    await page.goto(admin(path));
    await expect(page.getByRole('heading', { level: 1 }).or(page.locator('.dashboard')).first()).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test('a page can be edited, reordered and previewed without violating the CSP', async ({ page }) => {
  const violations = await watchPolicy(page);
  const { docs } = (await (await asAdmin('pages?where[pageKey][equals]=about')).json()) as { docs: { id: number }[] };
  await page.goto(admin(`/collections/pages/${docs[0]?.id}`));
  // Before the drag: for 50 ms after one, its library swallows every click, and only a test is that quick.
  const preview = page.locator('#live-preview-toggler');
  await expect(preview).toBeVisible();
  const frame = page.locator('.live-preview-window iframe');
  // The admin opens a page as its account has left the last one: with the preview, or without.
  if ((await frame.count()) === 0) await preview.click();
  await expect(frame).toHaveAttribute('src', new RegExp(`^${siteUrl}/`));
  const title = page.locator('#field-title');
  await title.fill('Başka bir başlık');
  await expect(title).toHaveValue('Başka bir başlık');
  const rows = page.locator('#field-sections .blocks-field__row');
  const firstRow = await rows.first().locator('.row-label, .blocks-field__block-header').first().innerText();
  const handles = rows.locator('.collapsible__drag').or(rows.locator('[class*="drag"]'));
  const first = await handles.first().boundingBox();
  const second = await rows.nth(1).boundingBox();
  if (!first || !second) throw new Error('nothing to drag');
  await page.mouse.move(first.x + 5, first.y + 5);
  await page.mouse.down();
  await page.mouse.move(first.x + 5, second.y + second.height + 10, { steps: 15 });
  await page.mouse.up();
  await expect(rows.first().locator('.row-label, .blocks-field__block-header').first()).not.toHaveText(firstRow);
  expect(violations).toEqual([]);
});

test('a picture can be uploaded without violating the CSP', async ({ page }) => {
  const violations = await watchPolicy(page);
  const alt = `Deneme ${randomUUID()}`;
  notePicture(alt);
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#8899aa' } })
    .png()
    .toBuffer();
  await page.goto(admin('/collections/media/create'));
  await page.locator('input[type=file]').first().setInputFiles({ name: 'deneme.png', mimeType: 'image/png', buffer });
  await page.locator('#field-alt').fill(alt);
  await page.locator('#action-save').click();
  await expect(page).toHaveURL(/\/collections\/media\/\d+/);
  expect(violations).toEqual([]);
});

test('the CSP blocks scripts that were injected into the page', async ({ page }) => {
  await page.goto(admin('/collections/pages'));
  await page.evaluate(() => {
    const holder = document.createElement('div');
    holder.innerHTML =
      '<img src="data:," onerror="document.title = 1 + 1"><a id="bad" href="javascript:document.title=2">x</a>';
    document.body.append(holder);
  });
  await page.evaluate(() => document.getElementById('bad')?.click());
  await expect(page).not.toHaveTitle('2');
});
