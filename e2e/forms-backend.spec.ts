import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';

import { badFiles, goodFiles, pngOf } from './support/files';
import {
  asAdmin,
  call,
  newAddress,
  newMessage,
  post,
  signedHeaders,
  solvedCaptcha,
  stored,
  upload,
  type Stored,
} from './support/forms-backend';
import { firstLink, isTo, mailsWhere, mailTo, waitForMail } from './support/mail';
import { backendEnv, backendUrl } from './support/stack';

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

test.describe('a file', () => {
  for (const [type, bytes] of Object.entries(goodFiles)) {
    test(`of type ${type} can be downloaded by editors only`, async () => {
      const sent = await upload(bytes, `../../Çizim 1 & 2.${type}`);
      expect(sent.status, JSON.stringify(sent.body)).toBe(200);
      expect(sent.body.data).toMatch(/^upload-[0-9a-f-]{36}$/);
      const message = newMessage({ file: sent.body.data });
      expect(await post('SendMail', message)).toMatchObject({ status: 200 });

      const [row] = await stored('messages', 'subject', message.subject);
      const path = `uploads/${row?.attachment?.id}/file`;
      expect((await fetch(`${backendUrl}/api/${path}`)).status).toBe(403);
      const file = await asAdmin(path);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `attachment; filename="cizim-1-2.${type}"; filename*=UTF-8''%C3%87izim%201%20%26%202.${type}`,
      });
      const body = Buffer.from(await file.arrayBuffer());
      if (type === 'png') expect(body.includes('<?php')).toBe(false);
      else expect(body.equals(bytes)).toBe(true);
      const mail = await waitForMail(({ subject }) => subject?.includes(message.subject));
      expect(mail.text).toContain(`/api/uploads/${row?.attachment?.id}/file`);
      expect(mail.attachments).toEqual([]);
    });
  }

  for (const [what, { name, bytes }] of Object.entries(badFiles)) {
    test(`that is ${what} is rejected`, async () => {
      expect(await upload(bytes, name)).toMatchObject({
        status: 415,
        body: { success: false, code: 'file_type', message: 'Bu dosya türü kabul edilmiyor.' },
      });
    });
  }

  test('that is empty or too large is rejected', async () => {
    expect(await upload(Buffer.alloc(0), 'a.pdf')).toMatchObject({ status: 400, body: { code: 'file_empty' } });
    const large = Buffer.concat([goodFiles.pdf, Buffer.alloc(11 * 1024 * 1024)]);
    expect(await upload(large, 'a.pdf')).toMatchObject({ status: 413, body: { code: 'file_too_large' } });
  });

  test('of unknown length is cut off at the size limit', async () => {
    const boundary = 'sinir';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
    const address = newAddress();
    const answer = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(backendUrl);
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('data', () => text.includes('}') && socket.destroy());
      socket.once('close', () => resolve(text));
      socket.on('error', (error) => (text ? resolve(text) : reject(error)));
      const signed = Object.entries(signedHeaders(address)).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(
        `POST /api/UploadFile HTTP/1.1\r\nhost: x\r\n${signed.join('')}content-type: multipart/form-data; boundary=${boundary}\r\ntransfer-encoding: chunked\r\n\r\n`,
      );
      const chunk = (data: Buffer | string) =>
        socket.write(`${data.length.toString(16)}\r\n${data.toString('latin1')}\r\n`, 'latin1');
      chunk(head);
      for (let megabytes = 0; megabytes < 12; megabytes += 1) chunk(Buffer.alloc(1024 * 1024, 0x41));
    });
    expect(answer).toContain(' 413 ');
    expect(answer).toContain('file_too_large');
  });

  test('in a truncated or malformed request is rejected and leaves nothing behind', async () => {
    const type = 'multipart/form-data; boundary=sinir';
    const head = '--sinir\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
    const send = (body: string, contentType: string) =>
      call('UploadFile', { method: 'POST', body, headers: { 'content-type': contentType } });
    for (const [body, contentType] of [
      [`${head}%PDF-1.4 half`, type],
      ['another kind of content', type],
      [`${head}%PDF-1.4\r\n--sinir--\r\n`, 'multipart/form-data'],
      [`${head.replace('"file"', '"other"')}%PDF-1.4\r\n--sinir--\r\n`, type],
      ['{}', 'application/json'],
    ] as const) {
      expect(await send(body, contentType), body).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    }
    // Other suites upload at the same time, so their temporary files may exist for a moment.
    const parts = async () => (await readdir(backendEnv.UPLOAD_DIR ?? '')).filter((name) => name.endsWith('.part'));
    await expect.poll(parts).toEqual([]);
  });

  test('belongs to one message', async () => {
    const { body } = await upload(goodFiles.pdf, 'a.pdf');
    const message = newMessage({ file: body.data });
    expect(await post('SendMail', message)).toMatchObject({ status: 200 });
    expect(await post('SendMail', message)).toMatchObject({ status: 200 });
    for (const file of [body.data, `upload-${randomUUID()}`, '../../content.db']) {
      expect(await post('SendMail', newMessage({ file }))).toMatchObject({
        status: 400,
        body: { code: 'file_unknown' },
      });
    }
  });

  test('that is a large picture is accepted', async () => {
    expect((await upload(pngOf(1200, 900), 'plan.jpg')).status).toBe(200);
  });
});

test.describe('the inbox', () => {
  test('is closed to the public, and nobody can create its records through the API', async () => {
    for (const slug of ['messages', 'uploads', 'newsletter-subscribers']) {
      expect((await fetch(`${backendUrl}/api/${slug}`)).status, slug).toBe(403);
      expect((await asAdmin(slug, 'POST', {})).status, slug).toBe(403);
    }
    for (const path of [
      'messages/export',
      'personal-data?email=a@example.com',
      'personal-data/csv?email=a@example.com',
    ]) {
      expect((await fetch(`${backendUrl}/api/${path}`)).status, path).toBe(403);
    }
    expect((await post('personal-data/delete', { email: 'a@example.com' })).status).toBe(403);
  });

  test('lets an editor set the status and notes, but not change the visitor’s text', async () => {
    const message = newMessage();
    await post('SendMail', message);
    const [row] = await stored('messages', 'subject', message.subject);
    const changed = { handling: 'answered', notes: 'Arandı.', message: 'başka', email: 'x@example.com' };
    const answer = await asAdmin(`messages/${row?.id}`, 'PATCH', changed);
    expect(answer.status).toBe(200);
    expect(await stored('messages', 'subject', message.subject)).toMatchObject([
      { handling: 'answered', notes: 'Arandı.', message: message.message, email: message.email },
    ]);
  });

  test('is exported as CSV with formulas escaped', async () => {
    const subject = `=cmd|calc!${randomUUID()}`;
    await post('SendMail', newMessage({ subject }));
    const file = await asAdmin('messages/export');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="mesajlar-[\d-]+\.csv"$/);
    const text = Buffer.from(await file.arrayBuffer()).toString('utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text).toContain(`'${subject}`);
  });

  test('exports and deletes all personal data of an address', async () => {
    const email = `${randomUUID()}@Example.com`;
    const { body } = await upload(goodFiles.pdf, 'a.pdf');
    await post('SendMail', newMessage({ email, file: body.data }));
    await post('SetNewsMail', { email, language: 'tr', consentText: 'Onay' });
    const find = async () =>
      (await (await asAdmin(`personal-data?email=${email.toLowerCase()}`)).json()) as {
        data: { messages: Stored[]; uploads: Stored[]; newsletter: Stored[] };
      };
    const { data } = await find();
    expect([data.messages.length, data.uploads.length, data.newsletter.length]).toEqual([1, 1, 1]);
    const files = await readdir(backendEnv.UPLOAD_DIR ?? '');
    const answer = await asAdmin('personal-data/delete', 'POST', { email });
    expect(await answer.json()).toMatchObject({ data: { messages: 1, newsletter: 1 } });
    expect((await find()).data).toEqual({ messages: [], uploads: [], newsletter: [] });
    expect((await asAdmin(`uploads/${data.uploads[0]?.id}/file`)).status).toBe(404);
    await expect(async () => {
      const left = await readdir(backendEnv.UPLOAD_DIR ?? '');
      expect(files.filter((name) => !left.includes(name))).not.toEqual([]);
    }).toPass();
  });
});

test.describe('the newsletter', () => {
  const consent = { consentText: 'Bülten almayı kabul ediyorum.', consentVersion: '2026-11' };
  const tokenOf = (link: string) => new URL(link, 'http://x.example').searchParams.get('token') ?? '';

  test('needs a confirmation, and can be unsubscribed from for good', async () => {
    const email = `${randomUUID()}@example.com`;
    expect(await post('SetNewsMail', { email: email.toUpperCase(), language: 'en', ...consent })).toMatchObject({
      status: 200,
    });
    const mail = await waitForMail(isTo(email));
    expect(mail.subject).toBe('Confirm your newsletter subscription');
    const link = firstLink(mail);
    expect(link).toMatch(/^\/en\/newsletter\/confirm\?token=/);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const leave = /<(.*)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(leave).toContain('/api/newsletter/unsubscribe?token=');

    const find = () => stored('newsletter-subscribers', 'email', email);
    expect(await find()).toMatchObject([{ state: 'pending', language: 'en', ...consent }]);
    expect(JSON.stringify(await find())).not.toContain(tokenOf(link));

    const confirm = () => call(`ConfirmNewsMail?token=${tokenOf(link)}`);
    expect(await confirm()).toMatchObject({ status: 200 });
    expect(await confirm()).toMatchObject({ status: 200 });
    expect(await find()).toMatchObject([{ state: 'confirmed' }]);

    const unsubscribe = () => call(`UnsubscribeNewsMail?token=${tokenOf(leave)}`, { method: 'POST' });
    expect(await unsubscribe()).toMatchObject({ status: 200 });
    expect(await unsubscribe()).toMatchObject({ status: 200 });
    expect(await find()).toMatchObject([{ state: 'unsubscribed' }]);
    expect(await confirm()).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
  });

  test('can be unsubscribed from without a rate limit by mail service', async () => {
    const email = `${randomUUID()}@example.com`;
    await post('SetNewsMail', { email, language: 'tr', ...consent });
    const link = (await waitForMail(isTo(email))).text?.match(/\S+unsubscribe\?token=\S+/)?.[0] ?? '';
    const service = newAddress();
    const leave = () => call(`UnsubscribeNewsMail?token=${tokenOf(link)}`, { method: 'POST' }, service);
    const statuses = new Set<number>();
    // The usual limit is sixty requests in ten minutes, multiplied by twenty on the test stack.
    for (let count = 0; count <= 60; count += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, leave));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
  });

  test('mails an address once for repeated requests, and never reveals who is subscribed', async () => {
    const email = `${randomUUID()}@example.com`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('SetNewsMail', { email, language: 'tr', ...consent })),
    );
    await waitForMail(isTo(email));
    answers.push(await post('SetNewsMail', { email, language: 'tr', ...consent }));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set(['[200,{"success":true,"data":null}]']),
    );
    expect(await mailsWhere(isTo(email))).toHaveLength(1);
  });

  test('rejects made-up tokens and invalid addresses', async () => {
    for (const token of ['', 'x', '0'.repeat(64), '0'.repeat(5000)]) {
      expect(await call(`ConfirmNewsMail?token=${token}`)).toMatchObject({
        status: 400,
        body: { code: 'token_invalid' },
      });
      const answer = await call(`UnsubscribeNewsMail?token=${token}`, { method: 'POST' });
      expect(answer).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
    }
    expect(await post('SetNewsMail', { email: 'a@b\r\nBcc: c@d', language: 'tr', ...consent })).toMatchObject({
      status: 400,
      body: { code: 'validation', data: { fields: { email: 'invalid_email' } } },
    });
  });
});
