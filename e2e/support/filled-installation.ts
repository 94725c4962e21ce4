import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

import { answers } from './compare-stacks';
import { goodFiles } from './files';
import { newMessage } from './forms-backend';
import { Account, pictureForm } from './own-backend';
import type { OwnStack } from './own-stack';
import type { Json } from './seed';

/** A footer that no build has seen: a page with it was rendered of this content. */
export const copyright = `Taşındı ${randomUUID()}`;

async function signIn(stack: OwnStack, account = stack.account): Promise<Account> {
  const { status, body } = await new Account(`${stack.backendUrl}/api`).send('users/login', 'POST', account);
  expect(status).toBe(200);
  return new Account(`${stack.backendUrl}/api`, String(body.token));
}

interface Filled {
  editor: { email: string; password: string };
  pageKey: string;
  draft: number;
  subject: string;
}

/** Gives an installation of everything that an editor and a visitor can leave. */
export async function fill(stack: OwnStack): Promise<Filled> {
  const [admin, visitor] = [await signIn(stack), new Account(`${stack.backendUrl}/api`)];
  const created = async (path: string, body: Json) => {
    const answer = await admin.send(path, 'POST', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return (answer.body.doc as { id: number }).id;
  };
  const editor = { email: `${randomUUID()}@kemerkaya.example`, password: randomUUID() };
  await admin.send('users/confirm-identity', 'POST', { password: stack.account.password });
  await created('users', { ...editor, name: 'Editör', role: 'editor' });

  const pageKey = `tasinma-${randomUUID()}`;
  const sections = [{ blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title: 'Çığ “tüneli” 🏔' }];
  const page = await created('pages', { title: 'İlk', pageKey, sections, _status: 'published' });
  for (const title of ['İkinci', 'Üçüncü'])
    expect((await admin.send(`pages/${page}`, 'PATCH', { title, _status: 'published' })).status).toBe(200);
  expect((await admin.send(`pages/${page}?draft=true`, 'PATCH', { title: 'Yayımlanmamış' })).status).toBe(200);
  const draft = await created('pages?draft=true', { title: 'Taslak', pageKey: `taslak-${pageKey}`, _status: 'draft' });
  await created('redirects', { from: `/eski-${pageKey}`, to: `/page/${pageKey}`, _status: 'published' });
  expect((await admin.send('media', 'POST', pictureForm(`Resim ${pageKey}`))).status).toBe(201);
  for (const language of ['tr', 'en'])
    expect(
      (await admin.send(`globals/site-info?locale=${language}`, 'POST', { copyright, _status: 'published' })).status,
    ).toBe(200);

  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(goodFiles.pdf)]), 'teklif.pdf');
  const file = (await visitor.send('UploadFile', 'POST', form)).body.data;
  const message = newMessage({ file });
  expect((await visitor.send('SendMail', 'POST', message)).body).toMatchObject({ success: true });
  const news = { email: `${randomUUID()}@ornek.com.tr`, language: 'tr', consentText: 'Onay' };
  expect((await visitor.send('SetNewsMail', 'POST', news)).body).toMatchObject({ success: true });
  return { editor, pageKey, draft, subject: message.subject };
}

/** JSON without the order of its keys, which PostgreSQL does not keep. */
const sorted = (text: string) =>
  JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

export async function answersOf(stack: OwnStack, calls: string[]): Promise<Map<string, string>> {
  return new Map([...(await answers(stack, calls))].map(([name, text]) => [name, sorted(text)]));
}

/** What visitors do not see: everybody can sign in, and finds the draft, all versions and the message with its file. */
export async function expectRecords(stack: OwnStack, { editor, pageKey, draft, subject }: Filled): Promise<void> {
  await signIn(stack, editor);
  const admin = await signIn(stack);
  expect((await admin.send(`pages/${draft}?draft=true`)).body).toMatchObject({ title: 'Taslak', _status: 'draft' });
  const versions = (await admin.send(`pages/versions?where[version.pageKey][equals]=${pageKey}&sort=id&limit=50`)).body
    .docs;
  expect((versions as { version: Json }[]).map(({ version }) => version.title)).toEqual([
    'İlk',
    'İkinci',
    'Üçüncü',
    'Yayımlanmamış',
  ]);
  const { docs } = (await admin.send(`messages?where[subject][equals]=${encodeURIComponent(subject)}`)).body;
  expect(docs).toMatchObject([{ subject, name: 'Ayşe Yılmaz', attachment: { originalName: 'teklif.pdf' } }]);
}

/** @returns the id of a page that is deleted again */
export async function spendId(stack: OwnStack): Promise<number> {
  const admin = await signIn(stack);
  const { body } = await admin.send('pages', 'POST', { title: 'Silinen', pageKey: `silinen-${randomUUID()}` });
  const { id } = body.doc as { id: number };
  expect((await admin.send(`pages/${id}`, 'DELETE')).status).toBe(200);
  return id;
}

/** New records get ids that no record has, and that none has had. */
export async function expectNewIds(stack: OwnStack, spent = 0): Promise<void> {
  const admin = await signIn(stack);
  const { docs } = (await admin.send('pages?limit=0&depth=0&draft=true')).body;
  const ids = (docs as { id: number }[]).map(({ id }) => id);
  const { status, body } = await admin.send('pages', 'POST', { title: 'Yeni', pageKey: `yeni-${randomUUID()}` });
  expect(status, JSON.stringify(body)).toBe(201);
  expect((body.doc as { id: number }).id).toBeGreaterThan(Math.max(spent, ...ids));
}
