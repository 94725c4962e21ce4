import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { goodFiles } from './support/files';
import { asAdmin, newMessage, post, stored, upload, type Stored } from './support/forms-backend';
import { backendEnv, backendUrl } from './support/stack';

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

  for (const [what, domain] of [
    ['with capitals', 'Example.com'],
    ['with capitals beyond ASCII', 'ÇŞ.Example.com'],
  ] as const) {
    test(`exports and deletes all personal data of an address ${what}`, async () => {
      const email = `${randomUUID()}@${domain}`;
      const name = `${randomUUID()}.pdf`;
      const { body } = await upload(goodFiles.pdf, name);
      await post('SendMail', newMessage({ email, file: body.data }));
      await post('SetNewsMail', { email, language: 'tr', consentText: 'Onay' });
      const find = async () =>
        (await (await asAdmin(`personal-data?email=${email.toLowerCase()}`)).json()) as {
          data: { messages: Stored[]; uploads: Stored[]; newsletter: Stored[] };
        };
      const { data } = await find();
      expect([data.messages.length, data.uploads.length, data.newsletter.length]).toEqual([1, 1, 1]);
      const offered = async () => (await asAdmin(`uploads/${data.uploads[0]?.id}/file`)).headers;
      expect((await offered()).get('content-disposition')).toContain(name);
      const files = await readdir(backendEnv.UPLOAD_DIR ?? '');
      const answer = await asAdmin('personal-data/delete', 'POST', { email });
      expect(await answer.json()).toMatchObject({ data: { messages: 1, newsletter: 1 } });
      expect((await find()).data).toEqual({ messages: [], uploads: [], newsletter: [] });
      // Another suite's next file may get the number: SQLite gives the highest one again.
      expect((await offered()).get('content-disposition') ?? '').not.toContain(name);
      await expect(async () => {
        const left = await readdir(backendEnv.UPLOAD_DIR ?? '');
        expect(files.filter((name) => !left.includes(name))).not.toEqual([]);
      }).toPass();
    });
  }
});
