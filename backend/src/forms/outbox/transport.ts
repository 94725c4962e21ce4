import nodemailer from 'nodemailer';
import { readRuntimeEnv } from '../../runtime-env';
import { processWide } from '../process-wide';

/**
 * The way to the SMTP server: one connection, kept open while there is something to send. Nothing waits for ever, and
 * nothing is sent again behind the outbox's back.
 */
export function mailTransport() {
  return processWide('transport', () =>
    nodemailer.createTransport({
      url: readRuntimeEnv().forms.mail?.smtpUrl,
      pool: true,
      maxConnections: 1,
      maxRequeues: 0,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // A text is a text: no path or address in a mail is ever opened.
      disableFileAccess: true,
      disableUrlAccess: true,
    } as never),
  );
}
