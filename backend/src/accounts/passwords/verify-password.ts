import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PayloadRequest } from 'payload';

const derive = promisify(pbkdf2);

/** How Payload keeps passwords; what has no prefix was kept by its older versions. */
const kinds = [
  { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 },
  { prefix: '', iterations: 25_000, bytes: 512 },
] as const;

/** An account's own secrets, which no interface gives out. */
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

/** The account as it is stored, or undefined where there is none. */
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

/** Whether this is the account's password. It takes as long for an account that does not exist. */
export async function verifyPassword(account: Credentials | undefined, password: string): Promise<boolean> {
  const { hash, salt } = account ?? {};
  const kind = kinds.find(({ prefix }) => hash?.startsWith(prefix)) ?? kinds[0];
  const given = await derive(password, salt ?? 'nobody', kind.iterations, kind.bytes, 'sha256');
  const kept = Buffer.from(hash?.slice(kind.prefix.length) ?? '', 'hex');
  return kept.length === given.length && timingSafeEqual(kept, given);
}
