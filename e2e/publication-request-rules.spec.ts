import { expect, test } from '@playwright/test';

import { callWith, EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { publicTitle, requested, requestOf, saveTitle } from './support/publication-requests';
import { backendUrl } from './support/stack';

let admin: EditSession;
let editor: EditSession;
let other: EditSession;

test.beforeAll(async () => {
  [admin, editor, other] = [
    await EditSession.create('admin'),
    await EditSession.create('editor'),
    await EditSession.create('editor'),
  ];
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

test('the requested revision is not published over a newer one', async () => {
  const { pageKey, id, revision } = await requested(editor);
  await saveTitle(editor, pageKey, 'Sonraki hâli');
  const stale = await admin.post('AnswerRequest', { pageKey, id, action: 'approve', revision });
  expect(stale).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await publicTitle(pageKey)).toBe('Başlık');
  expect(await requestOf(admin, pageKey)).toMatchObject({ state: 'open' });
});

test('who may not publish may not answer, and strangers reach nothing', async () => {
  const { pageKey, id, revision } = await requested(editor);
  const body = { pageKey, id, revision, answer: 'x' };
  for (const action of ['approve', 'return']) {
    expect(await editor.post('AnswerRequest', { ...body, action })).toMatchObject({ status: 403 });
    expect((await callWith(undefined, 'AnswerRequest', { method: 'POST', body: '{}' })).status).toBe(401);
  }
  expect(await other.post('AnswerRequest', { ...body, action: 'withdraw' })).toMatchObject({ status: 403 });
  expect((await callWith(undefined, `PublishRequests?pageKey=${pageKey}`)).status).toBe(401);
  expect((await fetch(`${backendUrl}/api/publication-requests`)).status).toBe(403);
  expect(await publicTitle(pageKey)).toBe('Başlık');
  expect(await requestOf(other, pageKey)).toMatchObject({ state: 'open', isOwn: false });
  expect((await editor.post('AnswerRequest', { ...body, action: 'withdraw' })).status).toBe(200);
  expect(await admin.post('AnswerRequest', { ...body, action: 'approve' })).toMatchObject({ status: 409 });
});

test('what cannot be published cannot be requested', async () => {
  const { pageKey } = await newPage();
  const { revision } = await editor.page(pageKey);
  expect(await editor.post('RequestPublish', { pageKey, revision })).toMatchObject({ status: 400 });
  const added = { kind: 'add', type: 'accordion', language: 'tr' };
  const changed = await editor.post('ChangeSections', { pageKey, revision, change: added });
  const newest = (changed.body.data as { revision: string }).revision;
  expect(await editor.post('RequestPublish', { pageKey, revision: newest })).toMatchObject({
    status: 400,
    body: { code: 'validation', data: { problems: expect.any(Array) as unknown[] } },
  });
  expect(await editor.post('RequestPublish', { pageKey, revision })).toMatchObject({ status: 409 });
  const long = { pageKey, revision: newest, note: 'a'.repeat(2001) };
  expect(await editor.post('RequestPublish', long)).toMatchObject({ body: { data: { fields: { note: 'too_long' } } } });
});
