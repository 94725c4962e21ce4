export interface Account {
  id: number | string;
  createdAt?: string;
}

/** The stored second factor of an account. Kept outside the account, so that no API returns it. */
export interface Factor {
  sealed: string;
  /** Hashes of the unused recovery codes. */
  recovery: string[];
  /** The last time step (30 s) whose code was used. */
  step: number;
}

const PREFIX = 'second-factor:';

/** Includes the account's creation time: the database may reuse the id of a deleted account. */
export const factorKey = ({ id, createdAt = '' }: Account) => `${PREFIX}${id}:${Date.parse(createdAt)}`;

export const isFactorKey = (key: string) => key.startsWith(PREFIX);
