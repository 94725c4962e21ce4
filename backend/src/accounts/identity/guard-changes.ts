import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { accountError, fieldError } from '../account-error';
import { attempts } from '../login/attempts';
import { findCredentials, verifyPassword, type Credentials } from '../passwords/verify-password';
import { requireConfirmed } from './confirmed';

interface Args {
  id?: number | string;
  overrideAccess?: boolean;
  data?: { password?: unknown; currentPassword?: unknown; email?: unknown; role?: unknown };
}

const isSame = (a: unknown, b: unknown) => String(a) === String(b);

/** The old password, before one's own password or address is changed: a session that was left open is not enough. */
async function requirePassword(req: PayloadRequest, account: Credentials, given: unknown): Promise<void> {
  if (typeof given !== 'string' || given === '') throw fieldError(req, 'currentPassword', 'current_missing');
  const key = `own:${account.id}`;
  const seconds = attempts().take(key);
  if (seconds > 0) throw accountError(req, 429, 'too_often', { seconds });
  if (!(await verifyPassword(account, given))) throw fieldError(req, 'currentPassword', 'current_wrong');
  attempts().forget(key);
}

async function guardUpdate(req: PayloadRequest, { id, data = {} }: Args): Promise<void> {
  const { password, email, role } = data;
  if (id === undefined) {
    if (password || email) throw accountError(req, 400, 'one_by_one');
    return requireConfirmed(req);
  }
  const account = await findCredentials(req, 'id', id);
  if (!account) return;
  const isOwn = isSame(account.id, req.user?.id);
  const isNewEmail = email !== undefined && !isSame(email, account.email);
  const isNewRole = role !== undefined && role !== account.role;
  if (isOwn && (password || isNewEmail)) await requirePassword(req, account, data.currentPassword);
  if (!isOwn || isNewRole) await requireConfirmed(req);
}

/**
 * Before accounts are made, changed or deleted by somebody who is signed in: their own password is asked for by their
 * own, and everybody else's takes a fresh proof of identity.
 */
export const guardChanges: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { overrideAccess, ...asked } = args as Args;
  const isChange = operation === 'create' || operation === 'update' || operation === 'delete';
  if (!isChange || overrideAccess || !req.user) return;
  if (operation === 'update') await guardUpdate(req, asked);
  else await requireConfirmed(req);
  // It has done its work, and is nothing of the account's.
  if (asked.data) delete asked.data.currentPassword;
};
