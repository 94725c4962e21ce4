import { expect, test } from '@playwright/test';

import { type Account, OwnBackend, pictureForm } from './support/own-backend';

let backend: OwnBackend;
let admin: Account;

test.beforeAll(async () => {
  backend = await OwnBackend.start();
  admin = await backend.signIn();
});

test.afterAll(() => backend.end());

const statusOf = async (filename: string) => (await fetch(`${backend.origin}/media/${filename}`)).status;

async function upload(text: string) {
  const { status, body } = await admin.send('media', 'POST', pictureForm(text));
  expect(status).toBe(201);
  return body.doc as { id: number; filename: string };
}

const fileOf = async (id: number) => String((await admin.send(`media/${id}`)).body.filename);

test('a picture whose replacement is refused stays as it is', async () => {
  const { id, filename } = await upload('Köprü');
  const form = pictureForm('Tünel');
  form.set('_payload', JSON.stringify({ alt: '' }));
  expect((await admin.send(`media/${id}`, 'PATCH', form)).status).toBe(400);
  expect(await fileOf(id)).toBe(filename);
  expect(await statusOf(filename)).toBe(200);
});

test('a picture that is replaced, and one that is deleted, is gone', async () => {
  const { id, filename } = await upload('Baraj');
  expect((await admin.send(`media/${id}`, 'PATCH', pictureForm('Yol'))).status).toBe(200);
  const next = await fileOf(id);
  expect(next).not.toBe(filename);
  expect(await statusOf(next)).toBe(200);
  await expect.poll(() => statusOf(filename)).toBe(404);
  expect((await admin.send(`media/${id}`, 'DELETE')).status).toBe(200);
  await expect.poll(() => statusOf(next)).toBe(404);
});
