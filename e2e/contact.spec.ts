import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

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
