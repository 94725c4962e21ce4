import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PayloadRequest } from 'payload';
import { processWide } from '../../process-wide';
import { accountError } from '../account-error';
import { HashTurns, TooManyWaiting } from './hash-turns';

const derive = promisify(pbkdf2);

/**
 * Node has four threads for hashes and for reading files, so half of them stay free for files. The last of the waiting
 * strangers waits four seconds for its turn on a slow machine.
 */
const limits = { parallel: 2, waitingStrangers: 30 };
const turns = () => processWide('accounts.hash-turns', () => new HashTurns(limits));

/** Payload's password hash format; a hash without a prefix comes from an older version of Payload. */
const kinds = [
  { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 },
  { prefix: '', iterations: 25_000, bytes: 512 },
] as const;

/** The secrets of an account, which no API returns. */
export interface Credentials {
  id: number | string;
  email: string;
  name?: string | null;
  role?: string | null;
  createdAt?: string;
  hash?: string | null;
  salt?: string | null;
}

type Key = 'id' | 'email' | 'resetPasswordToken';

/** The stored account, or undefined if it does not exist. */
export async function findCredentials(
  req: PayloadRequest,
  key: Key,
  value: number | string,
): Promise<Credentials | undefined> {
  const where = { [key]: { equals: value } };
  const found = await req.payload.db.findOne<Credentials & Record<string, unknown>>({
    collection: 'users',
    req,
    where,
  });
  return found ?? undefined;
}

async function isCorrect(account: Credentials | undefined, password: string): Promise<boolean> {
  const { hash, salt } = account ?? {};
  const kind = kinds.find(({ prefix }) => hash?.startsWith(prefix)) ?? kinds[0];
  const given = await derive(password, salt ?? 'nobody', kind.iterations, kind.bytes, 'sha256');
  const kept = Buffer.from(hash?.slice(kind.prefix.length) ?? '', 'hex');
  return kept.length === given.length && timingSafeEqual(kept, given);
}

/**
 * Whether the password is correct. Takes the same time for an account that does not exist.
 *
 * @param isKnown whether the request comes from a session, or from a browser that the account has signed in with: it
 *   does not have to wait for strangers
 * @throws 429 if too many strangers wait
 */
export async function verifyPassword(
  req: PayloadRequest,
  account: Credentials | undefined,
  password: string,
  { isKnown }: { isKnown: boolean },
): Promise<boolean> {
  try {
    return await turns().run(isKnown, () => isCorrect(account, password));
  } catch (error) {
    throw error instanceof TooManyWaiting ? accountError(req, 429, 'busy') : error;
  }
}
