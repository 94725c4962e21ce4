import { expect, test } from '@playwright/test';

import { pdf } from './support/contact-form';
import { siteUrl } from './support/stack';

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
