import type { Payload } from 'payload';

const sent: { text: string }[] = [];
const stored: Record<string, unknown> = {};
const env = {
  secret: '',
  siteUrl: 'https://site.example',
  forms: { mail: { from: { name: '', address: 'a@b.example' } } },
};

jest.mock('../../runtime-env', () => ({ readRuntimeEnv: () => env }));
jest.mock('@payloadcms/db-sqlite/drizzle', () => ({ eq: () => undefined, and: () => undefined }));
jest.mock('../../editing/together/mails/editor-mail', () => ({ editorMail: () => undefined }));
jest.mock('../messages/notification-mail', () => ({ notificationMail: () => undefined }));
jest.mock('../tables', () => ({
  stamp: () => 'now',
  openTables: () => ({
    table: () => ({}),
    db: {
      update: () => ({
        set: (values: object) => {
          Object.assign(stored, values);
          return { where: () => Object.assign(Promise.resolve(), { returning: () => Promise.resolve([{ id: 1 }]) }) };
        },
      }),
    },
  }),
}));
jest.mock('./transport', () => ({
  mailTransport: () => ({
    sendMail: (mail: { text: string }) => {
      sent.push({ ...mail, ...{ stored: { ...stored } } });
      return Promise.resolve({ accepted: ['a@example.com'], rejected: [] });
    },
  }),
}));

import { tokenHashes } from '../newsletter/tokens';
import { hashToken } from '../secrets';
import { attempt } from './attempt';
import { mailSources } from './sources';

it('the links of a newsletter’s mail work although the secret has changed since the request', async () => {
  const request = { requestId: 'r1', email: 'a@example.com' };
  Object.assign(stored, tokenHashes('former-secret-'.repeat(4), request));
  env.secret = 'current-secret-'.repeat(4);
  const [source] = mailSources.filter(({ slug }) => slug === 'newsletter-subscribers');
  if (!source) throw new Error('there is no such source');
  const row = { id: 1, attempts: 0, language: 'tr', ...request, ...stored };
  const payload = { logger: { warn: jest.fn() }, kv: { get: () => Promise.resolve(null) } } as unknown as Payload;
  expect(await attempt(payload, source, row)).toBe(true);
  const [mail] = sent as [{ text: string; stored: Record<string, unknown> }];
  const hashOf = (page: string) => hashToken(new RegExp(`/${page}\\?token=(\\w+)`).exec(mail.text)?.[1] ?? '');
  // They were stored before the mail left.
  expect(mail.stored).toMatchObject({ confirmHash: hashOf('confirm'), unsubscribeHash: hashOf('unsubscribe') });
  expect(stored).toMatchObject({ delivery: 'sent', confirmHash: hashOf('confirm') });
});
