import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';

import { contactForm } from './support/contact-form';
import { waitForMail } from './support/mail';
import { startOwnSite } from './support/own-site';
import { seedModel } from './support/seed';

const subjectOf = (what: string) => `${what} ${randomUUID()}`;
const mailAbout = (subject: string) => waitForMail((mail) => mail.subject?.includes(subject));

test.describe('when sending fails', () => {
  async function failOnce(page: Page) {
    await page.route('**/api/SendMail', (route) => route.abort(), { times: 1 });
  }

  test('the text survives a reload, and the next attempt sends it once', async ({ page }) => {
    const subject = subjectOf('Yarım kalan');
    await failOnce(page);
    await page.goto('/contact');
    const form = contactForm(page);
    await form.fill(subject);
    await form.send.click();
    await expect(form.failure).toContainText('Sunucu erişim problemi!');
    await page.reload();
    await expect(form.subject).toHaveValue(subject);
    await expect(form.message).toHaveValue(/Şaft derinliği/);
    await form.send.click();
    await expect(form.success).toBeVisible();
    await mailAbout(subject);
    await page.reload();
    await expect(form.subject).toHaveValue('');
  });

  test('a honeypot field filled in by the browser fails one attempt, and the next one sends the message', async ({
    page,
  }) => {
    const subject = subjectOf('Otomatik doldurma');
    await page.goto('/contact');
    const form = contactForm(page);
    await form.fill(subject);
    await page
      .locator('[name="website"]')
      .first()
      .evaluate((trap) => {
        (trap as HTMLInputElement).value = 'https://ornek.com.tr';
      });
    await form.send.click();
    await expect(form.failure).toContainText('robota');
    await form.send.click();
    await expect(form.success).toBeVisible();
  });
});

test.describe('without JavaScript, on a site whose contact page is hidden', () => {
  test.use({ javaScriptEnabled: false });

  let site: Awaited<ReturnType<typeof startOwnSite>>;
  const form = { id: 'teklif', type: 'embeddedForm', order: 1, title: 'Teklif isteyin', subject: 'Teklif isteği' };
  const page = { isVisible: true, sections: [form] };

  test.beforeAll(async () => {
    site = await startOwnSite('hidden-contact', seedModel, {
      answers: {
        'GetPageData?pageKey=contact': { ...page, pageKey: 'contact', title: 'İletişim', isVisible: false },
        'GetPageData?pageKey=own': { ...page, pageKey: 'own', link: '/page/own', title: 'Sayfa' },
      },
    });
  });

  test.afterAll(() => site.stop());

  test('the form of another page comes back with the errors and the typed text', async ({ page: visitor }) => {
    await visitor.goto(`${site.url}/page/own`);
    const sent = visitor.getByRole('form', { name: 'Teklif isteyin' });
    await sent.getByLabel('E-posta', { exact: true }).fill('ayse@');
    await sent.getByLabel('Mesajınız', { exact: true }).fill('Şaft derinliği 34 m.');
    const answered = visitor.waitForResponse((response) => response.url().endsWith('/contact/send'));
    await sent.getByRole('button', { name: 'Gönder' }).click();
    expect((await answered).status()).toBe(422);
    const again = contactForm(visitor);
    await expect(again.subject).toHaveValue('Teklif isteği');
    await expect(again.email).toHaveValue('ayse@');
    await expect(again.email).toHaveAccessibleDescription('Geçersiz email adresi.');
    await expect(again.message).toHaveValue('Şaft derinliği 34 m.');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('İletişim formu');
  });
});
