import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import { fieldError } from '../account-error';
import { passwordProblem } from './password-problem';
import { findCredentials, type Credentials } from './verify-password';

interface Args {
  id?: number | string;
  data?: { password?: unknown; email?: unknown; name?: unknown; token?: unknown };
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The stored account that the password is for. */
async function accountOf(req: PayloadRequest, { id, data }: Args): Promise<Credentials | undefined> {
  if (id !== undefined) return findCredentials(req, 'id', id);
  const token = text(data?.token);
  return token ? findCredentials(req, 'resetPasswordToken', token) : undefined;
}

/** Checks a password wherever one is set: new account, account form, reset link, first account. */
export const checkNewPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return;
  const { data } = args as Args;
  const password = text(data?.password);
  if (!password) return;
  const account = await accountOf(req, args as Args);
  const { siteUrl } = readRuntimeEnv();
  const { title } = await req.payload.findGlobal({ slug: 'site-info', depth: 0, overrideAccess: true });
  const host = siteUrl && new URL(siteUrl).hostname;
  const own = [text(data?.email), text(data?.name), account?.email, account?.name, host, title];
  const problem = passwordProblem(password, own);
  if (problem) throw fieldError(req, 'password', problem);
};
