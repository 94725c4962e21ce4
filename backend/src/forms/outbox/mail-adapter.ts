import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { PayloadEmailAdapter } from 'payload';
import type { Env } from '../../env';
import { mailTransport } from './transport';

/** Payload's own adapter would log the address. */
const withoutServer: PayloadEmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'none@localhost',
  defaultFromName: '',
  sendEmail: ({ subject }) => {
    payload.logger.warn(`SMTP_URL is not set: a mail is not sent (${subject ?? ''})`);
    return Promise.resolve();
  },
});

/** Sends Payload's own mails, such as for a forgotten password. Without a server they are only counted. */
export function mailAdapter({ forms: { mail } }: Env) {
  if (!mail) return withoutServer;
  return nodemailerAdapter({
    defaultFromAddress: mail.from.address,
    defaultFromName: mail.from.name,
    transport: mailTransport(),
    skipVerify: true,
  });
}
