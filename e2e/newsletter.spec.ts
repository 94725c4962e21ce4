import { randomUUID } from 'node:crypto';

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

import { barriers } from './support/barriers';
import { changeRecords } from './support/database';
import { stored } from './support/forms-backend';
import { firstLink, isTo, mailsWhere, waitForMail } from './support/mail';
import { siteUrl } from './support/stack';
import { watchPage } from './support/watch-page';

const addressOfTest = () => `abone-${randomUUID()}@ornek.com.tr`;

/** The path and query of the mail's link to a page. */
function linkTo(path: string, { text = '' }: Awaited<ReturnType<typeof waitForMail>>): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
  if (!link) throw new Error(`the mail has no link to ${path}`);
  return path + new URL(link).search;
}

/** Backdates a request and its mail, so that the link has expired. */
async function makeOlder(address: string) {
  await expect.poll(() => stored('newsletter-subscribers', 'email', address)).toMatchObject([{ delivery: 'sent' }]);
  const then = new Date(Date.now() - 49 * 60 * 60 * 1000).toISOString();
  const sql = 'UPDATE newsletter_subscribers SET requested_at = ?, sent_at = ? WHERE email = ?';
  await changeRecords(sql, [then, then, address]);
}

function newsletter(page: Page) {
  const cell = page.getByRole('region', { name: 'Bülten' });
  return {
    cell,
    email: cell.getByLabel('E-posta adresiniz'),
    button: cell.getByRole('button', { name: 'Abone ol' }),
    pending: page.getByText('Onay bağlantısını e-posta adresinize gönderdik.'),
  };
}

async function subscribe(page: Page, address: string) {
  await page.goto('/page/jet-grout');
  const { email, button, pending } = newsletter(page);
  await email.fill(address);
  await button.click();
  await expect(pending).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`newsletter with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

    test('a visitor confirms the subscription on the mailed page and unsubscribes again', async ({ page }) => {
      const address = addressOfTest();
      await subscribe(page, address);
      const mail = await waitForMail(isTo(address));
      await page.goto(firstLink(mail));
      await expect(page.getByText('Bülten aboneliğiniz başladı.')).toBeHidden();
      if (javaScriptEnabled) expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Aboneliği onayla' }).click();
      await expect(page.getByText('Bülten aboneliğiniz başladı.')).toBeVisible();
      await page.goto(linkTo('/newsletter/unsubscribe', mail));
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      expect(heading).toContain('çıkış');
      await expect(page).toHaveTitle(`${heading} - Kemerkaya Mühendislik`);
      await page.getByRole('button', { name: 'Abonelikten çık' }).click();
      await expect(page.getByText('Bülten aboneliğiniz sona erdi.')).toBeVisible();
      await expect(page).toHaveTitle(`${heading} - Kemerkaya Mühendislik`);
    });
  });
}

test.describe('an expired newsletter link, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('cannot confirm a subscription, and its page sends a new link', async ({ page }) => {
    const address = addressOfTest();
    await subscribe(page, address);
    const link = firstLink(await waitForMail(isTo(address)));
    await makeOlder(address);
    await page.goto(link);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Aboneliği onayla' }).click();
    expect((await answered).status()).toBe(410);
    await expect(page.getByText('Bağlantının süresi dolmuş.')).toBeVisible();

    const again = page.getByRole('main');
    await again.getByLabel('E-posta adresiniz').fill(address);
    await again.getByRole('button', { name: 'Abone ol' }).click();
    await expect(newsletter(page).pending).toBeVisible();
    await expect.poll(async () => (await mailsWhere(isTo(address))).length).toBe(2);
    const [, second] = await mailsWhere(isTo(address));
    if (second) await page.goto(firstLink(second));
    await page.getByRole('button', { name: 'Aboneliği onayla' }).click();
    await expect(page.getByText('Bülten aboneliğiniz başladı.')).toBeVisible();
  });
});

test('an invalid newsletter address shows an error at the field', async ({ page }) => {
  await page.goto('/page/jet-grout');
  const { email, button } = newsletter(page);
  await button.click();
  await expect(email).toHaveAccessibleDescription('Bu alan zorunlu.');
  await email.fill('ayse@');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription('Geçersiz email adresi.');
  await expect(email).toBeFocused();
  const cell = new AxeBuilder({ page }).include('[aria-labelledby="newsletter-title"]');
  expect((await cell.analyze()).violations.map(({ id }) => id)).toEqual([]);
});

test('a failed newsletter subscription shows an error and keeps the address', async ({ page }) => {
  await page.route('**/api/SetNewsMail', (route) => route.abort());
  await page.goto('/page/jet-grout');
  const { cell, email, button } = newsletter(page);
  await email.fill('ayse@ornek.com.tr');
  await button.click();
  await expect(cell.getByText('Bülten kaydı yapılamadı!')).toContainText('Sunucu erişim problemi!');
  await expect(email).toHaveValue('ayse@ornek.com.tr');
});

test('opening a newsletter link changes nothing, an invalid token shows an error, and the pages are noindex', async ({
  page,
}) => {
  const { complaints } = await watchPage(page);
  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe', '/en/newsletter/confirm']) {
    const response = await page.goto(`${path}?token=wrong`);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  }
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Confirm the subscription' }).click();
  await expect(page.getByText('The link is not valid.')).toBeVisible();
});

test('one-click unsubscribing by the mail program works without a page', async ({ page, request }) => {
  const address = addressOfTest();
  await subscribe(page, address);
  const mail = await waitForMail(isTo(address));
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const oneClick = { form: { 'List-Unsubscribe': 'One-Click' }, headers: { origin: 'https://mail.example' } };
  const link = new URL(header.replace(/[<>\s]/g, ''));
  expect(link.pathname).toBe('/api/newsletter/unsubscribe');
  for (const turn of ['first', 'again']) {
    const response = await request.post(link.pathname + link.search, oneClick);
    expect(response.status(), turn).toBe(200);
  }
  expect((await request.post('/api/newsletter/unsubscribe?token=wrong', oneClick)).status()).toBe(400);
});

test('a newsletter form posted from another origin is rejected', async ({ request }) => {
  const headers = { origin: 'https://evil.example' };
  const response = await request.post('/api/SetNewsMail', {
    headers,
    data: { email: 'a@ornek.com.tr', language: 'tr' },
  });
  expect(response.status()).toBe(403);
  expect((await request.get(`${siteUrl}/newsletter/subscribe`, { maxRedirects: 0 })).status()).toBe(303);
});
