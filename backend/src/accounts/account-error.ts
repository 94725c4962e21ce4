import { APIError, ValidationError, type CollectionAfterErrorHook, type PayloadRequest } from 'payload';
import { accountText, type AccountText } from './account-texts';

/** An error of the account form or the login. Clients read `data.code`. */
export function accountError(
  req: PayloadRequest,
  status: number,
  code: AccountText,
  { seconds, ...data }: { seconds?: number; setup?: object } = {},
): Error {
  return new APIError(accountText(code, req, seconds), status, { code, ...data }, true);
}

/** An error that is shown at its field. */
export function fieldError(req: PayloadRequest, path: string, code: AccountText): Error {
  const errors = [{ path, message: accountText(code, req) }];
  return new ValidationError({ collection: 'users', errors, req }, req.t);
}

/** Payload drops `data` from errors whose class comes from another bundle (see `hooks/name-invalid-fields.ts`). */
export const addErrorCode: CollectionAfterErrorHook = ({ error, result }) => {
  const { message, data } = error as Error & { data?: { code?: unknown } };
  if (typeof data?.code !== 'string') return undefined;
  return { response: { ...result, errors: [{ name: 'APIError', message, data }] } };
};
