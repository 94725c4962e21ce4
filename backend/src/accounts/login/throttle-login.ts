import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, Payload, PayloadRequest } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import { accountError } from '../account-error';
import { findCredentials, verifyPassword, type Credentials } from '../passwords/verify-password';
import { codeOf, isTimeCode } from '../second-factor/second-factor';
import { addressOf } from './address-of';
import { forgetAttempts, takeAttempt, takeBackAttempt } from './attempts';
import { knownDevice, markDevice } from './known-device';

/** For one account, all unknown browsers together: against guessing from many addresses. */
const ofAccount = { free: 50, firstDelayMs: 2000 };
/** For one address, all accounts together: against trying one password with many names. */
const ofAddress = () => ({ free: 60 * readRuntimeEnv().forms.limitFactor, firstDelayMs: 2000 });

interface Counted {
  key: string;
  rule?: { free: number; firstDelayMs: number };
}

/** Codes with the right password, for one account: against guessing the code of an account whose password has leaked. */
const ofCode = { free: 30, firstDelayMs: 2000 };
const codeKey = ({ id }: Credentials) => `code:${id}`;
const proofKey = (req: PayloadRequest, email: string) => `proof:${email}:${addressOf(req) ?? ''}`;

/**
 * Whether an attempt that has to wait brings the password and the current code. Both are needed, so that nobody without
 * the password can use up the account's attempts; each address may try some times, since a password takes the processor
 * long. Neither the counters nor the time tell whether the password is right or the account exists.
 */
async function isProved(req: PayloadRequest, email: string, account: Credentials | undefined, password: string) {
  const { payload } = req;
  const code = codeOf(req);
  if (!code || (await takeAttempt(payload, proofKey(req, email))) > 0) return false;
  const isRight = await verifyPassword(account, password);
  const seconds = await takeAttempt(payload, isRight && account ? codeKey(account) : 'code:nobody', ofCode);
  return isRight && account !== undefined && seconds === 0 && isTimeCode(payload, account, code);
}

/** The counters of an attempt. A browser that has signed in before has its own, which strangers cannot fill. */
function countedFor(req: PayloadRequest, email: string, account: Credentials | undefined): Counted[] {
  const device = account && knownDevice(req, account.id);
  if (device) return [{ key: `device:${device}` }];
  const address = addressOf(req);
  const counted = [{ key: `login:${email}:${address ?? ''}` }, { key: `account:${email}`, rule: ofAccount }];
  return address ? [{ key: `address:${address}`, rule: ofAddress() }, ...counted] : counted;
}

/**
 * Counts an attempt, first by its address: one that has to wait adds no names that it has invented.
 *
 * @returns the seconds to wait, 0 for none
 */
async function takeAll(payload: Payload, [first, ...others]: Counted[]): Promise<number> {
  const seconds = first ? await takeAttempt(payload, first.key, first.rule) : 0;
  if (seconds > 0) return seconds;
  return Math.max(0, ...(await Promise.all(others.map(({ key, rule }) => takeAttempt(payload, key, rule)))));
}

/**
 * Runs before the password is checked. After failed attempts the account and address have to wait, longer each time.
 * The account is never locked: a browser that has signed in before gets through, and so does the right password with a
 * correct code of the second factor, whatever strangers do. For an account that does not exist, the answer and its time
 * are the same.
 */
export const throttleLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return;
  const { data } = args as { data?: { email?: unknown; password?: unknown } };
  if (typeof data?.email !== 'string' || typeof data.password !== 'string') return;
  const email = data.email.toLowerCase().trim().slice(0, 320);
  const account = await findCredentials(req, 'email', email);
  const counted = countedFor(req, email, account);
  const seconds = await takeAll(req.payload, counted);
  if (seconds > 0 && !(await isProved(req, email, account, data.password)))
    throw accountError(req, 429, 'too_often', { seconds });
  const proved = account ? [codeKey(account), proofKey(req, email)] : [];
  req.context.attempts = [...counted.map(({ key }) => key), ...proved];
  if (!account) await verifyPassword(undefined, data.password);
};

/** A correct password resets the counters of this browser and account. */
export const afterRightPassword: CollectionAfterLoginHook = async ({ req, user }) => {
  const keys = (req.context.attempts ?? []) as string[];
  for (const key of keys) {
    // Only this attempt: a user's own login must not reset the address's failed attempts on other accounts.
    if (key.startsWith('address:')) await takeBackAttempt(req.payload, key);
    else await forgetAttempts(req.payload, key);
  }
  const { id } = user as { id: number | string };
  if (!knownDevice(req, id)) markDevice(req, id);
};
