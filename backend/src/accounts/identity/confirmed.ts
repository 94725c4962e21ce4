import type { PayloadRequest } from 'payload';
import { changeValue } from '../../database/change-value';
import { accountError } from '../account-error';

/** How long a proof of identity is valid. */
const FRESH_MS = 10 * 60 * 1000;

interface SignedIn {
  id: number | string;
  _sid?: string;
  sessions?: { id: string; createdAt?: string | null }[] | null;
}

/** When each session of an account has confirmed its identity, in milliseconds since 1970. */
type Confirmed = Record<string, number>;

const keyOf = ({ id }: SignedIn) => `confirmed:${id}`;
const signedInOf = ({ user }: PayloadRequest) => (user ?? { id: '' }) as SignedIn;

/** Whether this session has signed in, or confirmed its identity, within the last ten minutes. */
export async function isConfirmed(req: PayloadRequest, now = Date.now()): Promise<boolean> {
  const user = signedInOf(req);
  const { _sid: sid, sessions } = user;
  if (!sid) return false;
  const createdAt = sessions?.find(({ id }) => id === sid)?.createdAt;
  if (now - Date.parse(createdAt ?? '') < FRESH_MS) return true;
  const kept = await req.payload.kv.get<Confirmed>(keyOf(user));
  return now - Number(kept?.[sid]) < FRESH_MS;
}

export async function keepConfirmed(req: PayloadRequest, now = Date.now()): Promise<void> {
  const user = signedInOf(req);
  if (!user._sid) return;
  const { _sid: sid } = user;
  // Two sessions of one account may confirm at the same moment.
  await changeValue<Confirmed>(req.payload, keyOf(user), (kept) => {
    const fresh = Object.entries(kept ?? {}).filter(([, at]) => now - at < FRESH_MS);
    return { ...Object.fromEntries(fresh), [sid]: now };
  });
}

/** @throws 403, which asks for the password (and the second factor) again */
export async function requireConfirmed(req: PayloadRequest): Promise<void> {
  if (!(await isConfirmed(req))) throw accountError(req, 403, 'identity_needed');
}
