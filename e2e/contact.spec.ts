import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';

import { barriers } from './support/barriers';
import { contactForm, pdf } from './support/contact-form';
import { afterFrames } from './support/frames';
import { waitForMail } from './support/mail';
import { siteUrl } from './support/stack';
import { watchPage } from './support/watch-page';

const subjectOf = (what: string) => `${what} ${randomUUID()}`;
const mailAbout = (subject: string) => waitForMail((mail) => mail.subject?.includes(subject));

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`the contact form on ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('loads no form code or captcha until it is focused, and makes no third-party requests', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/contact');
      await page.waitForLoadState('networkidle');
      const atRest = asked.length;
      expect(asked.filter((url) => /CaptchaChallenge|pbkdf2/.test(url))).toEqual([]);
      const form = contactForm(page);
      await form.subject.focus();
      await expect(form.form.getByText('Doğrulandı.')).toBeVisible();
      expect(asked.slice(atRest).some((url) => url.endsWith('/api/CaptchaChallenge'))).toBe(true);
      expect(asked.filter((url) => !url.startsWith(siteUrl))).toEqual([]);
    });

    test('mails a message with a file to the company, and empties the form', async ({ page }) => {
      const { complaints } = await watchPage(page);
      const subject = subjectOf('Metro şaftı');
      await page.goto('/contact');
      const form = contactForm(page);
      await form.fill(subject);
      await form.file.setInputFiles(pdf);
      await expect(form.form.getByText(/MB yüklendi/).first()).toBeVisible();
      await form.send.click();
      await expect(form.success).toBeVisible();
      await expect(form.subject).toHaveValue('');
      await expect(form.form.getByText('Dosya seçin veya buraya bırakın')).toBeVisible();
      const mail = await mailAbout(subject);
      expect(mail.text).toContain('Şaft derinliği 34 m. 👷🏽‍♀️ <b>"Zemin" & su</b>');
      await expect(form.success).toBeHidden({ timeout: 8000 });
      expect(complaints).toEqual([]);
    });

    test('shows errors at the fields and focuses the first of them', async ({ page }) => {
      await page.goto('/contact');
      const form = contactForm(page);
      await form.subject.fill('Konu');
      await form.email.fill('ayse@');
      await form.send.click();
      await expect(form.name).toBeFocused();
      await expect(form.name).toHaveAccessibleDescription('Bu alan zorunlu.');
      await expect(form.email).toHaveAccessibleDescription('Geçersiz email adresi.');
      await expect(form.message).toHaveAccessibleDescription('Bu alan zorunlu.');
      expect(await barriers(page)).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the page shows the errors, then accepts the corrected message', async ({ page }) => {
        const subject = subjectOf('JavaScript’siz');
        await page.goto('/contact');
        const form = contactForm(page);
        await expect(form.form.getByText('Güvenlik doğrulaması')).toBeHidden();
        await form.subject.fill(subject);
        await form.email.fill('ayse@');
        await form.send.click();
        await expect(form.email).toHaveAccessibleDescription('Geçersiz email adresi.');
        await expect(form.message).toHaveAccessibleDescription('Bu alan zorunlu.');
        await expect(form.subject).toHaveValue(subject);
        await expect(form.name).toBeFocused();
        await form.fill(subject);
        await form.file.setInputFiles(pdf);
        await form.send.click();
        await expect(form.success).toBeVisible();
        await expect(form.subject).toHaveValue('');
        await page.reload();
        expect((await mailAbout(subject)).text).toContain('Zemin');
      });

      test('a file of the wrong type is rejected at its field, and the text stays in the form', async ({ page }) => {
        await page.goto('/contact');
        const form = contactForm(page);
        await form.fill('Betik');
        const script = { ...pdf, name: 'rapor.pdf', buffer: Buffer.from('#!/bin/sh\nrm -rf /\n') };
        await form.file.setInputFiles(script);
        await form.send.click();
        await expect(form.form.getByText('Dosya Yüklenemedi!')).toBeVisible();
        await expect(form.subject).toHaveValue('Betik');
        await expect(form.file).toBeFocused();
      });

      test('a file that is too large is rejected, and the text stays in the form', async ({ page }) => {
        await page.goto('/contact');
        const form = contactForm(page);
        await form.fill('Büyük dosya');
        await form.file.setInputFiles({ ...pdf, buffer: Buffer.alloc(11 * 1024 * 1024) });
        await form.send.click();
        await expect(form.file).toHaveAccessibleDescription(/Dosya Yüklenemedi! Dosya en fazla 10 MB olabilir\./);
        await expect(form.subject).toHaveValue('Büyük dosya');
        await expect(form.message).toHaveValue(/Şaft derinliği/);
      });
    });
  });
}

test('the form can be filled in and sent with the keyboard alone', async ({ page }) => {
  const subject = subjectOf('Klavye');
  await page.goto('/contact');
  const form = contactForm(page);
  await form.subject.focus();
  for (const text of [subject, 'Ayşe Yılmaz', 'ayse@ornek.com.tr', '+90 555 000 00 00', 'Klavyeyle yazıldı.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(form.file).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.success).toBeVisible();
  expect((await mailAbout(subject)).text).toContain('Klavyeyle yazıldı.');
});

test('a click on the send button counts although the focused field has an error', async ({ page }) => {
  await page.goto('/contact');
  const form = contactForm(page);
  await form.email.focus();
  await expect(form.form.getByText('Doğrulandı.')).toBeVisible();
  await page.keyboard.type('ayse@');
  await form.send.hover();
  await page.mouse.down();
  await afterFrames(page);
  await page.mouse.up();
  await expect(form.subject).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription('Geçersiz email adresi.');
});

test('the form is in English under /en', async ({ page }) => {
  await page.goto('/en/contact');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('This field is required.');
});

test('a rejected file can be replaced or removed', async ({ page }) => {
  await page.goto('/contact');
  const form = contactForm(page);
  await form.fill('Dosya');
  await form.file.setInputFiles({ ...pdf, buffer: Buffer.from('<html><script>alert(1)</script>') });
  await expect(form.file).toHaveAccessibleDescription(/Dosya Yüklenemedi! Bu dosya türü kabul edilmiyor/);
  await form.file.setInputFiles({ ...pdf, buffer: Buffer.alloc(0) });
  await expect(form.file).toHaveAccessibleDescription(/Dosya boş/);
  await form.file.setInputFiles({ ...pdf, buffer: Buffer.alloc(11 * 1024 * 1024) });
  await expect(form.file).toHaveAccessibleDescription(/en fazla 10 MB/);
  await form.file.setInputFiles(pdf);
  await form.form.getByRole('button', { name: 'Dosyayı kaldır' }).click();
  await expect(form.file).toBeFocused();
});

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

test.describe('the form endpoints', () => {
  const message = {
    subject: 'Konu',
    name: 'Ayşe',
    email: 'ayse@ornek.com.tr',
    phone: '',
    message: 'Merhaba',
    file: '',
  };

  test('reject a foreign origin with 403', async ({ request }) => {
    const headers = { origin: 'https://evil.example' };
    for (const path of ['/api/SendMail', '/api/SetNewsMail']) {
      expect((await request.post(path, { headers, data: message })).status(), path).toBe(403);
    }
    expect((await request.post('/api/UploadFile', { headers, multipart: { file: pdf } })).status()).toBe(403);
    expect((await request.post('/contact/send', { headers, form: message })).status()).toBe(403);
    expect((await request.post('/newsletter/subscribe', { headers, form: { email: message.email } })).status()).toBe(
      403,
    );
  });

  test('reject bodies that are too large, of the wrong type or malformed', async ({ request }) => {
    const headers = { origin: siteUrl };
    const post = (path: string, options: Parameters<typeof request.post>[1]) =>
      request.post(path, { headers, ...options });
    const large = { ...message, message: 'x'.repeat(1_000_000) };
    expect((await post('/api/SendMail', { data: large })).status()).toBe(413);
    expect((await post('/api/SendMail', { form: message })).status()).toBe(415);
    expect(
      (
        await post('/api/SendMail', {
          data: '{"subject":',
          headers: { ...headers, 'content-type': 'application/json' },
        })
      ).status(),
    ).toBe(400);
    const file = { ...pdf, buffer: Buffer.alloc(11 * 1024 * 1024) };
    expect((await post('/api/UploadFile', { multipart: { file } })).status()).toBe(413);
    const truncated = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post('/api/UploadFile', { headers: truncated, data: '--x\r\nContent-Disp' })).status()).toBe(400);
    expect((await post('/contact/send', { headers: truncated, data: '--x\r\nContent-Disp' })).status()).toBe(400);
  });

  test('reject a form with millions of fields, and the site keeps running', async ({ request }) => {
    const type = 'application/x-www-form-urlencoded';
    const headers = { origin: siteUrl, 'content-type': type };
    const response = await request.post('/contact/send', { headers, data: 'a&'.repeat(5_000_000) });
    expect(response.status()).toBe(400);
    expect((await request.get('/contact')).status()).toBe(200);
  });

  test('answer 404 for template mail until it is configured', async ({ request }) => {
    const headers = { origin: siteUrl };
    expect((await request.post('/api/SendTemplateMail', { headers, data: {} })).status()).toBe(404);
  });

  test('reject a line break in the subject, which could inject a mail header', async ({ request }) => {
    const headers = { origin: siteUrl };
    const subject = `Konu\r\nBcc: kurban@ornek.com.tr`;
    const response = await request.post('/api/SendMail', { headers, data: { ...message, subject } });
    expect(await response.json()).toMatchObject({ success: false, code: 'validation' });
  });
});
