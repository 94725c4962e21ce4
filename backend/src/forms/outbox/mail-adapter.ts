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

/**
 * Sends Payload's own mails, such as for a forgotten password. Without a server they are only counted. Payload's
 * adapter for SMTP lags behind its releases, and a release needs all of its packages at one version.
 */
export function mailAdapter({ forms: { mail } }: Env): PayloadEmailAdapter {
  if (!mail) return withoutServer;
  return () => ({
    name: 'smtp',
    defaultFromAddress: mail.from.address,
    defaultFromName: mail.from.name,
    sendEmail: (message) => mailTransport().sendMail({ ...message, from: message.from ?? mail.from }),
  });
}
