import { randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { swapKept } from '../../database/swap-kept';
import { hashToken } from '../../forms/secrets';
import { readRuntimeEnv } from '../../runtime-env';
import { type Account, type Factor, factorKey } from './factor';
import { seal, tryUnseal } from './sealed';
import { stepOf } from './totp';

const RECOVERY_CODES = 10;
const REQUIRED_KEY = 'second-factor-required';

export const readFactor = (payload: Payload, account: Account) => payload.kv.get<Factor>(factorKey(account));

/** The code sent with a login or a form. */
export function codeOf({ data }: PayloadRequest): string {
  return typeof data?.code === 'string' ? data.code.slice(0, 40) : '';
}

/** The time step of the app's code; undefined for a wrong one, and where the secret that sealed the factor is lost. */
function stepOfCode({ sealed, step }: Factor, code: string): number | undefined {
  const secret = tryUnseal(sealed, readRuntimeEnv().secret);
  return secret && stepOf(secret, code, step);
}

const newRecoveryCode = () => (randomBytes(10).toString('hex').match(/.{5}/g) ?? []).join('-');

/** Whether this is the app's current code. Does not use it up. */
export async function isTimeCode(payload: Payload, account: Account, code: string): Promise<boolean> {
  const factor = code ? await readFactor(payload, account) : null;
  return factor !== null && stepOfCode(factor, code) !== undefined;
}

/**
 * Uses up a code of the app or a recovery code. Each is valid once, also when sent several times at the same moment.
 */
export async function takeCode(payload: Payload, account: Account, code: string): Promise<boolean> {
  const factor = code ? await readFactor(payload, account) : null;
  if (!factor) return false;
  const step = stepOfCode(factor, code);
  const hash = hashToken(code.trim().toLowerCase());
  if (step === undefined && !factor.recovery.includes(hash)) return false;
  const recovery = step === undefined ? factor.recovery.filter((kept) => kept !== hash) : factor.recovery;
  return swapKept(payload, factorKey(account), factor, { ...factor, step: step ?? factor.step, recovery });
}

/**
 * Enables the second factor if the code proves that the app has the secret.
 *
 * @returns the recovery codes, which are shown only once; undefined for a wrong code
 */
export async function enable(
  payload: Payload,
  account: Account,
  { secret, code }: { secret: Buffer; code: string },
): Promise<string[] | undefined> {
  const step = stepOf(secret, code);
  if (step === undefined) return undefined;
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const factor: Factor = { sealed: seal(secret, readRuntimeEnv().secret), recovery: codes.map(hashToken), step };
  await payload.kv.set(factorKey(account), { ...factor });
  return codes;
}

export const disable = (payload: Payload, account: Account) => payload.kv.delete(factorKey(account));

/** Whether administrators require the second factor. */
export const isRequired = (payload: Payload) => payload.kv.has(REQUIRED_KEY);

export async function setRequired(payload: Payload, isOn: boolean): Promise<void> {
  if (isOn) await payload.kv.set(REQUIRED_KEY, {});
  else await payload.kv.delete(REQUIRED_KEY);
}
