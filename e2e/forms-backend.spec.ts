import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { call, newAddress, newMessage, post, solvedCaptcha, stored } from './support/forms-backend';
import { mailsWhere, mailTo, waitForMail } from './support/mail';

test.describe('a message', () => {
  test('is stored before the answer and mailed once', async () => {
    const message = newMessage({ captcha: await solvedCaptcha(), language: 'tr' });
    const answer = await post('SendMail', message);
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: null } });

    const mail = await waitForMail(({ subject }) => subject?.includes(message.subject));
    expect(mail.subject).toBe(`[İletişim formu] ${message.subject}`);
    expect(mail.replyTo).toEqual([{ name: message.name, address: message.email }]);
    expect(mail.to).toMatchObject([{ address: mailTo }]);
    expect(mail.text).toContain(message.message);

    await expect
      .poll(async () => stored('messages', 'subject', message.subject))
      .toMatchObject([
        {
          name: message.name,
          phone: message.phone,
          verification: 'verified',
          handling: 'new',
          delivery: 'sent',
          attempts: 1,
        },
      ]);
    expect(await mailsWhere(({ subject }) => subject?.includes(message.subject))).toHaveLength(1);
  });

  test('submitted several times at once is stored once', async () => {
    const message = newMessage({ captcha: await solvedCaptcha() });
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('SendMail', message)));
    expect(answers.map(({ body }) => body.success)).toEqual(Array(8).fill(true));
    expect(await post('SendMail', message)).toMatchObject({ status: 200 });
    await waitForMail(({ subject }) => subject?.includes(message.subject));
    expect(await stored('messages', 'subject', message.subject)).toHaveLength(1);
  });

  test('without a captcha is marked as unverified in the inbox and in the mail', async () => {
    const message = newMessage();
    expect(await post('SendMail', message)).toMatchObject({ status: 200 });
    const mail = await waitForMail(({ subject }) => subject?.includes(message.subject));
    expect(mail.subject).toContain('doğrulanmadı');
    expect(await stored('messages', 'subject', message.subject)).toMatchObject([{ verification: 'unverified' }]);
  });

  test('with special characters and markup is stored and mailed unchanged', async () => {
    const text = {
      name: "Robert'); DROP TABLE messages;-- <b>",
      message:
        'Kule 👷🏽‍♀️🏗️\nمرحبا بالعالم \u202bשלום\u202c\n<script>alert(1)</script>\n=HYPERLINK("http://x.example")\n\tİıŞşĞğ',
    };
    const subject = `🏗️ <img src=x onerror=alert(1)> ${randomUUID()}`;
    expect(await post('SendMail', newMessage({ ...text, subject }))).toMatchObject({ status: 200 });
    expect(await stored('messages', 'subject', subject)).toMatchObject([text]);
    const mail = await waitForMail((found) => found.subject?.includes(subject));
    expect(mail.replyTo?.[0]?.name).toBe(text.name);
    expect(mail.text).toContain(text.message);
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('&lt;script&gt;');
  });
});

test.describe('bad input is rejected in the visitor’s language and not stored:', () => {
  const injection = 'Merhaba\r\nBcc: kurban@example.com';
  const cases: [what: string, changes: Record<string, unknown>, fields: Record<string, string>][] = [
    ['missing fields', { name: '', email: undefined }, { name: 'required', email: 'required' }],
    ['an invalid address', { email: 'ayse@' }, { email: 'invalid_email' }],
    ['a header in the name', { name: injection }, { name: 'invalid_characters' }],
    ['a header in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, { email: 'invalid_characters' }],
    ['a message over the bound', { message: 'x'.repeat(20_001) }, { message: 'too_long' }],
    ['other kinds of value', { name: { $ne: null }, phone: ['1'] }, { name: 'invalid', phone: 'invalid' }],
  ];
  for (const [what, changes, fields] of cases) {
    test(what, async () => {
      const message = newMessage(changes);
      const turkish = await post('SendMail', message);
      expect(turkish).toMatchObject({
        status: 400,
        body: { success: false, code: 'validation', message: 'Lütfen işaretli alanları düzeltin.', data: { fields } },
      });
      const english = await post('SendMail', { ...message, language: 'en' });
      expect(english.body.message).toBe('Please correct the marked fields.');
      expect(await stored('messages', 'subject', message.subject)).toEqual([]);
    });
  }

  test('a header in the subject', async () => {
    const mark = randomUUID();
    const answer = await post('SendMail', newMessage({ subject: `${mark}\r\nBcc: kurban@example.com` }));
    expect(answer.body.data).toEqual({ fields: { subject: 'invalid_characters' } });
    expect(await mailsWhere(({ subject }) => subject?.includes(mark))).toEqual([]);
  });

  test('a message of a megabyte', async () => {
    const answer = await post('SendMail', newMessage({ message: 'x'.repeat(1024 * 1024) }));
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });

  test('wrong content types and malformed JSON', async () => {
    const send = (body: string, type: string) =>
      call('SendMail', { method: 'POST', body, headers: { 'content-type': type } });
    const json = JSON.stringify(newMessage());
    for (const [body, type] of [
      [json, 'text/plain'],
      [new URLSearchParams({ subject: 'a' }).toString(), 'application/x-www-form-urlencoded'],
      [json.slice(0, -5), 'application/json'],
      ['[]', 'application/json'],
    ] as const) {
      expect(await send(body, type)).toMatchObject({ status: 400, body: { success: false, code: 'bad_request' } });
    }
  });

  test('a captcha that was used, changed or made up', async () => {
    const captcha = await solvedCaptcha();
    expect(await post('SendMail', newMessage({ captcha }))).toMatchObject({ status: 200 });
    const again = newMessage({ captcha });
    expect(await post('SendMail', again)).toMatchObject({ status: 400, body: { code: 'captcha_used' } });
    const solved = JSON.parse(Buffer.from(await solvedCaptcha(), 'base64').toString()) as {
      challenge: { parameters: { expiresAt: number } };
    };
    solved.challenge.parameters.expiresAt += 3600;
    const changed = Buffer.from(JSON.stringify(solved)).toString('base64');
    for (const wrong of [changed, 'x', 'e30=']) {
      const answer = await post('SendMail', newMessage({ captcha: wrong }));
      expect(answer).toMatchObject({ status: 400, body: { code: 'captcha_invalid' } });
    }
    expect(await stored('messages', 'subject', again.subject)).toEqual([]);
  });

  test('a captcha that several messages use at once is valid for one of them', async () => {
    const captcha = await solvedCaptcha();
    const messages = Array.from({ length: 5 }, () => newMessage({ captcha }));
    const answers = await Promise.all(messages.map((message) => post('SendMail', message)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await Promise.all(messages.map(({ subject }) => stored('messages', 'subject', subject)));
    expect(rows.flat()).toHaveLength(1);
  });

  test('a visitor over the rate limit', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    // The limit is three unverified messages in ten minutes, multiplied by twenty on the test stack.
    for (let count = 0; count <= 60; count += 1) {
      const answer = await post('SendMail', newMessage({ submissionId: randomUUID() }), address);
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.lastIndexOf(200)).toBe(59);
    expect(statuses[60]).toBe(429);
    expect((await post('SendMail', newMessage({ captcha: await solvedCaptcha() }), address)).status).toBe(200);
  });
});
