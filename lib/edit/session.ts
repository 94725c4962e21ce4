import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** An editor, and the backend's token for the editor's calls. */
export interface EditSession {
  token: string;
  /** When the token expires, as ISO 8601. */
  expiresAt: string;
  user: EditUser;
}

export interface EditUser {
  id: string;
  name: string;
  /** Editors edit; admins publish too. */
  role: 'editor' | 'admin';
}

/** A session is valid for eight hours at most, whatever its token says. */
export const maxSessionSeconds = 8 * 60 * 60;

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A key derived for this cookie only, so that nothing else made with the secret is accepted as a session. */
function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'edit-session', 32));
}

/** The whole seconds for which the session is still valid; 0 if it has expired. */
export function secondsLeft({ expiresAt }: Pick<EditSession, 'expiresAt'>, now: number): number {
  const left = Math.floor((Date.parse(expiresAt) - now) / 1000);
  return Number.isFinite(left) ? Math.min(Math.max(left, 0), maxSessionSeconds) : 0;
}

/** Encrypts the session as a cookie's value, which only this site can read or change. */
export function sealSession(session: EditSession, secret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(session), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

function isSession(value: unknown): value is EditSession {
  const { token, expiresAt, user } = (value ?? {}) as Partial<EditSession>;
  return (
    typeof token === 'string' &&
    token !== '' &&
    typeof expiresAt === 'string' &&
    (typeof user?.id === 'string' || typeof user?.id === 'number') &&
    typeof user.name === 'string' &&
    (user.role === 'editor' || user.role === 'admin')
  );
}

/** Validates a session from the backend or a cookie; undefined if it is invalid. */
export function parseSession(value: unknown): EditSession | undefined {
  return isSession(value) ? { ...value, user: { ...value.user, id: String(value.user.id) } } : undefined;
}

/**
 * Decrypts the session of a cookie.
 *
 * @param sealed as the browser sent it
 * @param now milliseconds since 1970
 * @returns undefined if it was not sealed by this site, was changed, or has expired
 */
export function openSession(sealed: string | undefined, secret: string, now: number): EditSession | undefined {
  const bytes = Buffer.from(sealed ?? '', 'base64url');
  if (bytes.length <= ivBytes + tagBytes || bytes.length > 8192) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    const session = parseSession(JSON.parse(text.toString()) as unknown);
    return session && secondsLeft(session, now) > 0 ? session : undefined;
  } catch {
    return undefined;
  }
}
