import {
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { accountError } from '../account-error';
import { findCredentials, verifyPassword, type Credentials } from '../passwords/verify-password';
import { codeOf, isTimeCode } from '../second-factor/second-factor';
import { forgetAttempts, takeAttempt, takeBackAttempt } from './attempts';
import { countersOfLogin, countersOfProof, takeAll, type Counted } from './counted';
import { knownDevice, markDevice } from './known-device';

interface Attempt {
  account: Credentials | undefined;
  password: string;
  counters: Counted[];
  isKnown: boolean;
}

/** The counters that a right password resets: shared ones by this attempt only, others completely. */
interface Resets {
  takenBack: string[];
  forgotten: string[];
}

/** Codes with the right password, for one account: against guessing the code of an account whose password has leaked. */
const ofCode = { free: 30, firstDelayMs: 2000 };
const codeKey = ({ id }: Credentials) => `code:${id}`;

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Checks the password. An attempt that is refused because too many wait is not counted. */
async function verifyCounted(req: PayloadRequest, attempt: Attempt): Promise<boolean> {
  const { account, password, counters, isKnown } = attempt;
  try {
    return await verifyPassword(req, account, password, { isKnown });
  } catch (error) {
    for (const { key } of counters) await takeBackAttempt(req.payload, key);
    throw error;
  }
}

/** Checks the code of an attempt that has to wait. Only with the right password it counts against the account. */
async function isCodeRight(req: PayloadRequest, account: Credentials | undefined): Promise<boolean> {
  const seconds = await takeAttempt(req.payload, account ? codeKey(account) : 'code:nobody', ofCode);
  return account !== undefined && seconds === 0 && isTimeCode(req.payload, account, codeOf(req));
}

const keysOf = (counters: Counted[], isShared: boolean) =>
  counters.filter((counter) => (counter.isShared ?? false) === isShared).map(({ key }) => key);

/**
 * Checks the password before Payload does, so that a bounded number of hashes run at once: Payload hashes again after
 * a right password only. After failed attempts the account and address have to wait, longer each time. The account is
 * never locked: a browser that has signed in before gets through, and so does the right password with a correct code of
 * the second factor. Both are needed, so that nobody without the password can use up the account's attempts; an address
 * may try this some times only, since a hash takes the processor long. For an account that does not exist, the
 * counters, the answer and its time are the same.
 */
export const throttleLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return;
  const { data } = args as { data?: { email?: unknown; password?: unknown } };
  // Payload refuses empty ones without a hash.
  if (!isFilled(data?.email) || !isFilled(data.password)) return;
  const { password } = data;
  const email = data.email.toLowerCase().trim().slice(0, 320);
  const account = await findCredentials(req, 'email', email);
  const device = account && knownDevice(req, account.id);
  const ofLogin = countersOfLogin(req, email, device);
  const ofProof = countersOfProof(req, email);
  const seconds = await takeAll(req.payload, ofLogin);
  const mustWait = () => accountError(req, 429, 'too_often', { seconds });
  if (seconds > 0 && (!codeOf(req) || (await takeAll(req.payload, ofProof)) > 0)) throw mustWait();
  const counters = seconds > 0 ? ofProof : ofLogin;
  const isRight = await verifyCounted(req, { account, password, counters, isKnown: device !== undefined });
  if (seconds > 0 && !(await isCodeRight(req, isRight ? account : undefined))) throw mustWait();
  if (!account || !isRight) throw new AuthenticationError(req.t);
  const forgotten = [...keysOf([...ofLogin, ...ofProof], false), codeKey(account)];
  req.context.attempts = { takenBack: keysOf(counters, true), forgotten } satisfies Resets;
};

/** A correct password resets the counters of this browser and account. */
export const afterRightPassword: CollectionAfterLoginHook = async ({ req, user }) => {
  const { takenBack, forgotten } = (req.context.attempts ?? { takenBack: [], forgotten: [] }) as Resets;
  // A user's own login must not reset the address's failed attempts on other accounts.
  for (const key of takenBack) await takeBackAttempt(req.payload, key);
  for (const key of forgotten) await forgetAttempts(req.payload, key);
  const { id } = user as { id: number | string };
  if (!knownDevice(req, id)) markDevice(req, id);
};
