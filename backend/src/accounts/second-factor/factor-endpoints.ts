import type { Endpoint, PayloadRequest } from 'payload';
import { recordAction } from '../../editing/trail/record-changes';
import { accountEndpoint } from '../account-endpoint';
import { accountError } from '../account-error';
import { isConfirmed, requireConfirmed } from '../identity/confirmed';
import { findCredentials } from '../passwords/verify-password';
import { codeOf, disable, enable, isRequired, readFactor, setRequired } from './second-factor';
import { beginSetup, secretOfSetup } from './setup';

function requireAdmin(req: PayloadRequest): void {
  if (req.user?.role !== 'admin') throw accountError(req, 403, 'not_allowed');
}

/** Administrators may act on every account, other users on their own. */
async function wantedAccount(req: PayloadRequest, wanted: unknown) {
  const own = req.user?.id ?? '';
  const id = typeof wanted === 'string' || typeof wanted === 'number' ? wanted : own;
  if (String(id) !== String(own)) requireAdmin(req);
  const account = await findCredentials(req, 'id', id);
  if (!account) throw accountError(req, 404, 'not_allowed');
  return account;
}

const state = accountEndpoint('/second-factor', 'get', async (req) => {
  const account = await wantedAccount(req, req.searchParams.get('id') ?? undefined);
  const factor = await readFactor(req.payload, account);
  return {
    isOn: factor !== null,
    recoveryLeft: factor?.recovery.length ?? 0,
    isRequired: await isRequired(req.payload),
    isConfirmed: await isConfirmed(req),
  };
});

const begin = accountEndpoint('/second-factor/begin', 'post', async (req, user) => {
  await requireConfirmed(req);
  return beginSetup(user);
});

const confirm = accountEndpoint('/second-factor/enable', 'post', async (req, user) => {
  await requireConfirmed(req);
  const secret = secretOfSetup(req.data?.setup, user.id);
  if (!secret) throw accountError(req, 400, 'setup_over');
  const account = await wantedAccount(req, user.id);
  const recoveryCodes = await enable(req.payload, account, { secret, code: codeOf(req) });
  if (!recoveryCodes) throw accountError(req, 400, 'second_factor_wrong');
  recordAction(req, 'users', 'update', `${account.email}: second factor on`);
  return { recoveryCodes };
});

/** Removes the user's own factor, or, for administrators, that of a user who has lost it. */
const remove = accountEndpoint('/second-factor/disable', 'post', async (req) => {
  await requireConfirmed(req);
  const account = await wantedAccount(req, req.data?.id);
  await disable(req.payload, account);
  recordAction(req, 'users', 'update', `${account.email}: second factor off`);
  return { isOn: false };
});

const require = accountEndpoint('/second-factor/require', 'post', async (req) => {
  requireAdmin(req);
  await requireConfirmed(req);
  const isOn = req.data?.isRequired === true;
  await setRequired(req.payload, isOn);
  recordAction(req, 'users', 'update', `second factor ${isOn ? 'required' : 'not required'}`);
  return { isRequired: isOn };
});

export const factorEndpoints: Endpoint[] = [state, begin, confirm, remove, require];
