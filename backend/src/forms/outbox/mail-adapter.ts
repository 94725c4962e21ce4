import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { Env } from '../../env';
import { mailTransport } from './transport';

/** Payload's own mails, such as for a forgotten password, go the same way. Without a server Payload logs them. */
export function mailAdapter({ forms: { mail } }: Env) {
  if (!mail) return undefined;
  return nodemailerAdapter({
    defaultFromAddress: mail.from.address,
    defaultFromName: mail.from.name,
    transport: mailTransport(),
    skipVerify: true,
  });
}
