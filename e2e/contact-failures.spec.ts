import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';

import { contactForm } from './support/contact-form';
import { waitForMail } from './support/mail';

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
