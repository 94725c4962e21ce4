import { forgotPasswordOperation, type Endpoint, type PayloadRequest } from 'payload';
import { readBody } from '../../http/read-body';
import { processWide } from '../../process-wide';
import { readRuntimeEnv } from '../../runtime-env';
import { addressOf } from './address-of';
import { takeAttempt } from './attempts';

/** For one mailbox. */
const ofMailbox = { free: 5, firstDelayMs: 60_000 };
/** For one network address, whatever mailboxes it names. */
const ofAddress = () => ({ free: 20 * readRuntimeEnv().forms.limitFactor, firstDelayMs: 60_000 });

const mailboxOf = (email: string) => email.toLowerCase().trim();

/** When a mail that could not be sent is tried again, in milliseconds: its link is valid for an hour. */
const retryDelays = [10_000, 60_000, 10 * 60_000];

/** The newest request of each mailbox whose mail is on its way. */
const newest = processWide('accounts.password-mails', () => new Map<string, PayloadRequest>());

/** Sends the mail with the link. Each attempt makes a new link, and the one before is no longer valid. */
async function deliver(req: PayloadRequest, email: string, [delay, ...later] = retryDelays): Promise<void> {
  try {
    // Payload's types require a password, but it is not read.
    await forgotPasswordOperation({ collection: req.payload.collections.users, data: { email, password: '' }, req });
  } catch (error) {
    if (delay === undefined) throw error;
    req.payload.logger.warn({ err: error, msg: `accounts: no mail sent, another attempt in ${delay / 1000} s` });
    await new Promise((resolve) => setTimeout(resolve, delay).unref());
    // The mail of a newer request has a link that is to stay valid.
    if (newest.get(mailboxOf(email)) === req) await deliver(req, email, later);
  }
}

async function send(req: PayloadRequest, email: string): Promise<void> {
  if ((await takeAttempt(req.payload, `forgot-from:${addressOf(req)}`, ofAddress())) > 0) return;
  const mailbox = mailboxOf(email);
  if ((await takeAttempt(req.payload, `forgot:${mailbox}`, ofMailbox)) > 0) return;
  newest.set(mailbox, req);
  await deliver(req, email).finally(() => {
    if (newest.get(mailbox) === req) newest.delete(mailbox);
  });
}

/**
 * POST `/api/users/forgot-password`: answers before it looks for the account, so that neither the text nor the time
 * tells whether it exists. Replaces Payload's endpoint.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await readBody(req);
    const { email } = req.data ?? {};
    const isAddress = typeof email === 'string' && email.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(email.trim());
    if (!isAddress) return Response.json({ errors: [{ message: req.t('validation:emailAddress') }] }, { status: 400 });
    send(req, email).catch((error: unknown) => req.payload.logger.error({ err: error, msg: 'accounts: no mail sent' }));
    return Response.json({ message: req.t('general:success') });
  },
};
