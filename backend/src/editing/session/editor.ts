import type { PayloadRequest } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import { forbidden, sessionExpired } from '../http/edit-error';
import { isKept, keepSession } from './open-sessions';
import { readClaims, signClaims } from './signed-claims';

const SESSION_MS = 8 * 60 * 60 * 1000;

export interface Editor {
  id: number | string;
  /** The name shown to other editors. */
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
  /** The account's sessions in the admin. */
  sessions?: { id: string; expiresAt: string }[] | null;
}

function editorOf({ id, email, name, role }: Account): Editor | undefined {
  if (role !== 'editor' && role !== 'admin') return undefined;
  return { id, name: name?.trim() || email, email, role };
}

/** An editing session, from its token. */
interface Session {
  id: string;
  user: unknown;
  /** The admin's session that it began in. */
  sid: unknown;
  issuedAt: number;
  expiresAt: number;
}

async function findAccount(req: PayloadRequest, id: unknown, since: number): Promise<Account> {
  const isId = typeof id === 'number' || typeof id === 'string';
  const found = isId
    ? await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true })
    : null;
  const account = found as Account | null;
  const isYounger = account && Date.parse(account.createdAt ?? '') > since;
  if (!account || isYounger) throw sessionExpired(`the account ${String(id)} no longer exists`);
  return account;
}

function withRole(account: Account): Editor {
  const editor = editorOf(account);
  if (!editor) throw forbidden(`the account ${account.id} has no role`);
  return editor;
}

/**
 * The current state of the account, so that withdrawn rights end at once.
 *
 * @param since when the token was made: the database may reuse the id of a deleted account
 */
export async function findEditor(req: PayloadRequest, id: unknown, since = Date.now()): Promise<Editor> {
  return withRole(await findAccount(req, id, since));
}

interface Asked {
  userId: unknown;
  /** The admin's session. */
  sid: unknown;
  since?: number;
}

/** Like `findEditor`, for accounts that are still signed in to the admin: signing out there ends this too. */
async function findSignedIn(req: PayloadRequest, { userId, sid, since = Date.now() }: Asked) {
  const account = await findAccount(req, userId, since);
  const session = typeof sid === 'string' ? account.sessions?.find(({ id }) => id === sid) : undefined;
  const endsAt = Date.parse(session?.expiresAt ?? '');
  if (!(endsAt > Date.now())) throw sessionExpired('the session of the admin that it began in has ended');
  return { editor: withRole(account), endsAt };
}

/**
 * A token for the site's editing session. It ends with the admin's session that it began in.
 *
 * @throws EditError as `readEditor`
 */
export async function openSession(req: PayloadRequest, asked: Asked, now = Date.now()) {
  const { editor, endsAt } = await findSignedIn(req, asked);
  const expiresAt = Math.min(now + SESSION_MS, endsAt);
  const session = await keepSession(req.payload, expiresAt);
  const claims = { user: editor.id, session, sid: asked.sid, issuedAt: now, expiresAt };
  const token = signClaims(readRuntimeEnv().secret, 'editing-session', claims);
  return { editor, token, expiresAt: new Date(expiresAt).toISOString() };
}

const tokenOf = ({ headers }: PayloadRequest) => /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** The claims of a request's token, ended or not; undefined without a valid, recent token. */
export function readSession(req: PayloadRequest): Session | undefined {
  const token = tokenOf(req);
  const claims = token ? readClaims(readRuntimeEnv().secret, 'editing-session', token) : undefined;
  if (!claims || typeof claims.session !== 'string') return undefined;
  const { session: id, user, sid, issuedAt, expiresAt } = claims;
  return { id, user, sid, issuedAt: Number(issuedAt), expiresAt };
}

/**
 * The caller, by the token of the site's session. The admin's cookie is ignored here, so that no other site can make a
 * browser call.
 *
 * @throws EditError 401 without a valid token, session or account; 403 without a role
 */
export async function readEditor(req: PayloadRequest): Promise<Editor> {
  const session = readSession(req);
  if (!session) throw sessionExpired(tokenOf(req) ? 'the token is forged or expired' : 'no token');
  const { id, user: userId, sid, issuedAt: since, expiresAt } = session;
  if (!(await isKept(req.payload, id, expiresAt))) throw sessionExpired('the edit mode was left');
  return (await findSignedIn(req, { userId, sid, since })).editor;
}
