import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { accountError, fieldError } from '../account-error';
import { forgetAttempts, takeAttempt } from '../login/attempts';
import { findCredentials, verifyPassword, type Credentials } from '../passwords/verify-password';
import { requireConfirmed } from './confirmed';

interface Args {
  id?: number | string;
  overrideAccess?: boolean;
  data?: { password?: unknown; currentPassword?: unknown; email?: unknown; role?: unknown };
}

const isSame = (a: unknown, b: unknown) => String(a) === String(b);

/** Requires the old password before users change their own password or e-mail: an unattended session is not enough. */
async function requirePassword(req: PayloadRequest, account: Credentials, given: unknown): Promise<void> {
  if (typeof given !== 'string' || given === '') throw fieldError(req, 'currentPassword', 'current_missing');
  const key = `own:${account.id}`;
  const seconds = await takeAttempt(req.payload, key);
  if (seconds > 0) throw accountError(req, 429, 'too_often', { seconds });
  const isRight = await verifyPassword(req, account, given, { isKnown: true });
  if (!isRight) throw fieldError(req, 'currentPassword', 'current_wrong');
  await forgetAttempts(req.payload, key);
}

async function guardUpdate(req: PayloadRequest, { id, data = {} }: Args): Promise<void> {
  const { password, email, role } = data;
  if (id === undefined) {
    await requireConfirmed(req);
    // Payload changes all of them side by side: each check would still see the other administrators.
    if (password || email || role !== undefined) throw accountError(req, 400, 'one_by_one');
    return;
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
 * Runs before a signed-in user creates, changes or deletes an account: their own account requires the old password,
 * any other account requires a recent proof of identity.
 */
export const guardChanges: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { overrideAccess, ...asked } = args as Args;
  const isChange = operation === 'create' || operation === 'update' || operation === 'delete';
  if (!isChange || overrideAccess || !req.user) return;
  if (operation === 'update') await guardUpdate(req, asked);
  else await requireConfirmed(req);
  if (operation === 'delete' && asked.id === undefined) throw accountError(req, 400, 'one_by_one');
  // Not a field of the account: it must not be stored.
  if (asked.data) delete asked.data.currentPassword;
};
