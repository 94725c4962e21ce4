import { accountEndpoint } from '../account-endpoint';
import { accountError } from '../account-error';
import { forgetAttempts, takeAttempt } from '../login/attempts';
import { findCredentials, verifyPassword } from '../passwords/verify-password';
import { codeOf, readFactor, takeCode } from '../second-factor/second-factor';
import { keepConfirmed } from './confirmed';

/** POST `{ password, code? }`: confirms the identity of this session's user for ten minutes. */
export const confirmIdentity = accountEndpoint('/confirm-identity', 'post', async (req, user) => {
  const key = `own:${user.id}`;
  const seconds = await takeAttempt(req.payload, key);
  if (seconds > 0) throw accountError(req, 429, 'too_often', { seconds });
  const account = await findCredentials(req, 'id', user.id);
  const password = typeof req.data?.password === 'string' ? req.data.password : '';
  const isRight = account && (await verifyPassword(req, account, password, { isKnown: true }));
  const factor = isRight ? await readFactor(req.payload, account) : null;
  if (!isRight || (factor && !(await takeCode(req.payload, account, codeOf(req))))) {
    throw accountError(req, 403, 'identity_wrong');
  }
  await forgetAttempts(req.payload, key);
  await keepConfirmed(req);
  return { isConfirmed: true };
});
