import { expect, test } from '@playwright/test';

import { EditSession, removeAccounts } from './support/edit-backend';
import { asAdmin, newMessage, post, solvedCaptcha, stored } from './support/forms-backend';
import { backendUrl } from './support/stack';

test.afterAll(removeAccounts);

test('an editor can read messages only after an administrator allows it', async () => {
  const message = newMessage({ captcha: await solvedCaptcha() });
  expect((await post('SendMail', message)).status).toBe(200);
  const [row] = await stored('messages', 'subject', message.subject);
  const editor = await EditSession.create('editor');
  const account = `users/${editor.accountId}`;
  const cookie = `payload-token=${editor.adminCookie}`;
  const headers = { cookie, origin: backendUrl, 'content-type': 'application/json' };
  const ask = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${backendUrl}/api/${path}`, { ...init, headers })).status;
  const change = { method: 'PATCH', body: '{"handling":"read"}' };
  const reading = ['messages', `messages/${row?.id}`, 'messages/export', 'uploads', 'newsletter-subscribers'];

  for (const path of reading) expect([path, await ask(path)]).toEqual([path, 403]);
  expect(await ask(`messages/${row?.id}`, change)).toBe(403);
  expect(await ask('uploads/1/file')).toBe(403);
  // Editors cannot grant the right to themselves.
  await ask(account, { method: 'PATCH', body: '{"readsMessages":true}' });
  expect(await ask('messages')).toBe(403);

  expect((await asAdmin(account, 'PATCH', { readsMessages: true })).status).toBe(200);
  for (const path of reading) expect([path, await ask(path)]).toEqual([path, 200]);
  expect(await ask(`messages/${row?.id}`, change)).toBe(200);

  expect((await asAdmin(account, 'PATCH', { readsMessages: false })).status).toBe(200);
  expect(await ask('messages')).toBe(403);
});

test('an editor who may read messages cannot let one expire', async () => {
  const message = newMessage({ captcha: await solvedCaptcha() });
  await post('SendMail', message);
  const [before] = await stored('messages', 'subject', message.subject);
  const { adminCookie } = await EditSession.create('editor', { readsMessages: true });
  // Messages that are older than the retention are deleted, with their files.
  const response = await fetch(`${backendUrl}/api/messages/${before?.id}`, {
    method: 'PATCH',
    headers: { authorization: `JWT ${adminCookie}`, 'content-type': 'application/json' },
    body: '{"createdAt":"2001-01-01T00:00:00.000Z","handling":"read"}',
  });
  expect(response.status).toBe(200);
  const [after] = await stored('messages', 'subject', message.subject);
  expect(after).toMatchObject({ createdAt: before?.createdAt, handling: 'read' });
});
