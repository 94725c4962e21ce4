import { readRuntimeEnv } from '../../runtime-env';
import { editorMail, type EditorMail } from '../../editing/together/mails/editor-mail';
import { notificationMail, type StoredMessage } from '../messages/notification-mail';
import { confirmMail, type Request } from '../newsletter/confirm-mail';
import { storeHashes } from '../newsletter/store-hashes';
import type { MailSource } from './mail-source';

/** All sources of mails, in the order of checking. */
export const mailSources: readonly MailSource[] = [
  {
    slug: 'messages',
    compose: (row) => {
      const { forms, adminUrl } = readRuntimeEnv();
      return notificationMail(row as unknown as StoredMessage, { adminUrl, to: forms.mail?.to ?? [] });
    },
    givesUpOnRefusal: false,
  },
  {
    slug: 'newsletter-subscribers',
    prepare: storeHashes,
    compose: (row) => {
      const { siteUrl = '', secret } = readRuntimeEnv();
      return confirmMail(row as unknown as Request, { siteUrl, secret });
    },
    givesUpOnRefusal: true,
  },
  {
    slug: 'editor-mails',
    compose: (row) => editorMail(row as unknown as EditorMail),
    givesUpOnRefusal: true,
  },
];
