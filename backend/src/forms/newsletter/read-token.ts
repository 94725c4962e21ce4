import type { PayloadRequest } from 'payload';
import { FormError } from '../http/form-error';
import { hashToken } from '../secrets';

/** @returns the hash under which the query's token is stored */
export function readTokenHash({ searchParams }: PayloadRequest): string {
  const tokens = searchParams.getAll('token');
  const [token] = tokens;
  if (tokens.length !== 1 || !token || !/^[0-9a-f]{64}$/.test(token)) throw new FormError(400, 'token_invalid');
  return hashToken(token);
}
