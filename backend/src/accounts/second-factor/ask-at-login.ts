import type {
  CollectionAfterOperationHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { accountError } from '../account-error';
import { codeOf, enable, isRequired, readFactor, takeCode } from './second-factor';
import { beginSetup, secretOfSetup } from './setup';

interface Account {
  id: number | string;
  email: string;
  createdAt?: string;
}

/** The reset link from a mail sets a password; it does not sign in users with a second factor (`reset-password.ts`). */
export const noteReset: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'resetPassword') req.context.isReset = true;
};

/** Users who must have a second factor and have none set it up during login. */
async function setUp(req: PayloadRequest, account: Account): Promise<void> {
  const secret = secretOfSetup(req.data?.setup, account.id);
  if (!secret) throw accountError(req, 401, 'second_factor_setup', { setup: beginSetup(account) });
  const codes = await enable(req.payload, account, { secret, code: codeOf(req) });
  if (!codes) throw accountError(req, 401, 'second_factor_wrong');
  req.context.recoveryCodes = codes;
}

/** Runs after the password was correct and before a session is created. */
export const askForSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context.isReset) return;
  const account = user as unknown as Account;
  if (await readFactor(req.payload, account)) {
    const code = codeOf(req);
    if (!code) throw accountError(req, 401, 'second_factor');
    if (!(await takeCode(req.payload, account, code))) throw accountError(req, 401, 'second_factor_wrong');
  } else if (await isRequired(req.payload)) await setUp(req, account);
};

/** Recovery codes of a factor that was set up during login are shown only in this answer. */
export const showRecoveryCodes: CollectionAfterOperationHook = ({ operation, req, result }) => {
  if (operation !== 'login' || !req.context.recoveryCodes) return result as unknown;
  return { ...(result as object), recoveryCodes: req.context.recoveryCodes };
};
