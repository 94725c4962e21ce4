import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { clientAddress, network } from '../../forms/http/client-address';
import { connectionAddress } from '../../http/connection-address';
import { readRuntimeEnv } from '../../runtime-env';
import { accountError } from '../account-error';
import { findCredentials, verifyPassword, type Credentials } from '../passwords/verify-password';
import { codeOf, isTimeCode } from '../second-factor/second-factor';
import { attempts } from './attempts';
import { knownDevice, markDevice } from './known-device';

/** All unknown browsers together, for one account: whoever guesses from many addresses. */
const ofAccount = { free: 50, firstDelayMs: 2000 };
/** One address, for all accounts: an office, or whoever tries one password with many names. */
const ofAddress = () => ({ free: 60 * readRuntimeEnv().forms.limitFactor, firstDelayMs: 2000 });

/** Behind a proxy that nobody has named all share one address, which then tells nothing. */
function addressOf({ headers }: PayloadRequest): string | undefined {
  const { trustedProxies } = readRuntimeEnv().forms;
  if (trustedProxies > 0) return clientAddress(headers, { secret: undefined, trustedProxies });
  const address = connectionAddress(headers);
  return address && network(address);
}

interface Counted {
  key: string;
  rule?: { free: number; firstDelayMs: number };
}

/** What an attempt counts for. A browser that the account has signed in with counts by itself: no stranger fills it. */
function countedFor(req: PayloadRequest, email: string, account: Credentials | undefined): Counted[] {
  const device = account && knownDevice(req, account.id);
  if (device) return [{ key: `device:${device}` }];
  const address = addressOf(req);
  const counted = [{ key: `login:${email}:${address ?? ''}` }, { key: `account:${email}`, rule: ofAccount }];
  return address ? [...counted, { key: `address:${address}`, rule: ofAddress() }] : counted;
}

/**
 * Before a password is looked at. Wrong ones are answered later and later, by account and address. The account itself is
 * never locked: a browser it has signed in with and a right code of its second factor get through, whatever strangers
 * do. An account that does not exist is treated alike, in words and in time.
 */
export const throttleLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return;
  const { data } = args as { data?: { email?: unknown; password?: unknown } };
  if (typeof data?.email !== 'string' || typeof data.password !== 'string') return;
  const email = data.email.toLowerCase().trim().slice(0, 320);
  const account = await findCredentials(req, 'email', email);
  const counted = countedFor(req, email, account);
  const waits = counted.map(({ key, rule }) => attempts().take(key, rule));
  const seconds = Math.max(...waits);
  const isProved = seconds > 0 && account && (await isTimeCode(req.payload, account, codeOf(req)));
  if (seconds > 0 && !isProved) throw accountError(req, 429, 'too_often', { seconds });
  req.context.attempts = counted.map(({ key }) => key);
  if (!account) await verifyPassword(undefined, data.password);
};

/** A right password takes its attempt back, for this browser and this address. */
export const afterRightPassword: CollectionAfterLoginHook = ({ req, user }) => {
  const keys = (req.context.attempts ?? []) as string[];
  for (const key of keys) {
    // Whoever has one account must not wipe out what the address has tried with others.
    if (key.startsWith('address:')) attempts().takeBack(key);
    else attempts().forget(key);
  }
  const { id } = user as { id: number | string };
  if (!knownDevice(req, id)) markDevice(req, id);
};
