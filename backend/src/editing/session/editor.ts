import type { PayloadRequest } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import { forbidden, sessionExpired } from '../http/edit-error';
import { readClaims, signClaims } from './signed-claims';

const SESSION_MS = 8 * 60 * 60 * 1000;

export interface Editor {
  id: number | string;
  /** What other editors are shown. */
  name: string;
  email: string;
  role: 'editor' | 'admin';
}

interface Account {
  id: number | string;
  email: string;
  name?: string | null;
  role?: string | null;
  createdAt?: string;
}

function editorOf({ id, email, name, role }: Account): Editor | undefined {
  if (role !== 'editor' && role !== 'admin') return undefined;
  return { id, name: name?.trim() || email, email, role };
}

/**
 * The account as it is now: rights that were taken away are gone at once.
 *
 * @param since when the account was spoken of: the database may give the id of one that was removed to the next
 */
export async function findEditor(req: PayloadRequest, id: unknown, since = Date.now()): Promise<Editor> {
  const isId = typeof id === 'number' || typeof id === 'string';
  const account = isId
    ? await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true })
    : null;
  const isYounger = account && Date.parse((account as Account).createdAt ?? '') > since;
  if (!account || isYounger) throw sessionExpired(`the account ${String(id)} no longer exists`);
  const editor = editorOf(account as Account);
  if (!editor) throw forbidden(`the account ${account.id} has no role`);
  return editor;
}

/** A token for the site's editing session. */
export function openSession({ id }: Editor, now = Date.now()): { token: string; expiresAt: string } {
  const expiresAt = now + SESSION_MS;
  const token = signClaims(readRuntimeEnv().secret, 'editing-session', { user: id, issuedAt: now, expiresAt });
  return { token, expiresAt: new Date(expiresAt).toISOString() };
}

/**
 * Who calls, by the token of the site's session. The cookie of the admin counts for nothing here, so that no other
 * site can make a browser call.
 *
 * @throws EditError 401 without a valid token or account, 403 without a role
 */
export async function readEditor(req: PayloadRequest): Promise<Editor> {
  const [, token] = /^Bearer (\S+)$/i.exec(req.headers.get('authorization') ?? '') ?? [];
  if (!token) throw sessionExpired('no token');
  const claims = readClaims(readRuntimeEnv().secret, 'editing-session', token);
  if (!claims) throw sessionExpired('the token is forged or expired');
  return findEditor(req, claims.user, Number(claims.issuedAt));
}
