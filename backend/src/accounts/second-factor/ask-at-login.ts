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

/** A link from a mail sets a password; it signs nobody in who has a second factor (`reset-password.ts`). */
export const noteReset: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'resetPassword') req.context.isReset = true;
};

/** Whoever has to have a second factor and has none sets it up on the way in. */
async function setUp(req: PayloadRequest, account: Account): Promise<void> {
  const secret = secretOfSetup(req.data?.setup, account.id);
  if (!secret) throw accountError(req, 401, 'second_factor_setup', { setup: beginSetup(account) });
  const codes = await enable(req.payload, account, { secret, code: codeOf(req) });
  if (!codes) throw accountError(req, 401, 'second_factor_wrong');
  req.context.recoveryCodes = codes;
}

/** After a right password, and before it is worth a session. */
export const askForSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context.isReset) return;
  const account = user as unknown as Account;
  if (await readFactor(req.payload, account)) {
    const code = codeOf(req);
    if (!code) throw accountError(req, 401, 'second_factor');
    if (!(await takeCode(req.payload, account, code))) throw accountError(req, 401, 'second_factor_wrong');
  } else if (await isRequired(req.payload)) await setUp(req, account);
};

/** The recovery codes of a factor that was set up on the way in are shown this once. */
export const showRecoveryCodes: CollectionAfterOperationHook = ({ operation, req, result }) => {
  if (operation !== 'login' || !req.context.recoveryCodes) return result as unknown;
  return { ...(result as object), recoveryCodes: req.context.recoveryCodes };
};
