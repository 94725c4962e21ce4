import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { changeRecords } from './support/database';
import { call, newAddress, post, stored } from './support/forms-backend';
import { firstLink, isTo, mailsWhere, waitForMail } from './support/mail';

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

  test('cannot be renewed by a link that was mailed before a second unsubscription', async () => {
    const email = `${randomUUID()}@example.com`;
    await post('SetNewsMail', { email, language: 'tr', ...consent });
    const first = await waitForMail(isTo(email));
    const leave = tokenOf(first.text?.match(/\S+unsubscribe\?token=\S+/)?.[0] ?? '');
    const unsubscribe = () => call(`UnsubscribeNewsMail?token=${leave}`, { method: 'POST' });
    const find = () => stored('newsletter-subscribers', 'email', email);
    await expect.poll(find).toMatchObject([{ delivery: 'sent' }]);
    expect(await unsubscribe()).toMatchObject({ status: 200 });
    // An address gets its next mail ten minutes later at the earliest.
    const then = new Date(Date.now() - 60 * 60 * 1000).toISOString();
    await changeRecords('UPDATE newsletter_subscribers SET requested_at = ? WHERE email = ?', [then, email]);
    await post('SetNewsMail', { email, language: 'tr', ...consent });
    await expect.poll(async () => (await mailsWhere(isTo(email))).length).toBe(2);
    const renewed = (await mailsWhere(isTo(email))).map(firstLink).find((link) => link !== firstLink(first)) ?? '';
    expect(await unsubscribe()).toMatchObject({ status: 200 });
    expect(await call(`ConfirmNewsMail?token=${tokenOf(renewed)}`)).toMatchObject({
      status: 400,
      body: { code: 'token_invalid' },
    });
    expect(await find()).toMatchObject([{ state: 'unsubscribed' }]);
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
