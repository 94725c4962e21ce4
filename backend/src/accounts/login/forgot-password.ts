import { forgotPasswordOperation, type Endpoint, type PayloadRequest } from 'payload';
import { readBody } from '../../http/read-body';
import { readRuntimeEnv } from '../../runtime-env';
import { addressOf } from './address-of';
import { takeAttempt } from './attempts';

/** For one mailbox. */
const ofMailbox = { free: 5, firstDelayMs: 60_000 };
/** For one network address, whatever mailboxes it names. */
const ofAddress = () => ({ free: 20 * readRuntimeEnv().forms.limitFactor, firstDelayMs: 60_000 });

async function send(req: PayloadRequest, email: string): Promise<void> {
  const address = addressOf(req);
  if (address && (await takeAttempt(req.payload, `forgot-from:${address}`, ofAddress())) > 0) return;
  const key = `forgot:${email.toLowerCase().trim()}`;
  if ((await takeAttempt(req.payload, key, ofMailbox)) > 0) return;
  // Payload's types require a password, but it is not read.
  const data = { email, password: '' };
  await forgotPasswordOperation({ collection: req.payload.collections.users, data, req });
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
