import { randomUUID } from 'node:crypto';
import { getFieldsToSign, jwtSign } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, TypedUser } from 'payload';

type Fields = Readonly<Record<string, unknown>>;

/** What to store so that the link of a mail that sets a new password is not valid any more. */
export const withoutResetLink = { resetPasswordToken: null, resetPasswordExpiration: null };

/** As Payload stores it. */
const mailbox = (email: unknown) => String(email).toLowerCase().trim();

const isNewEmail = (data: Fields, before: Fields | undefined) =>
  data.email !== undefined && mailbox(data.email) !== mailbox(before?.email);

/**
 * A change of role or e-mail signs the account out everywhere, so that no session keeps the old rights, and none stays
 * with whoever had the old mailbox. The site's editing sessions end with the admin's (`editing/session/editor.ts`).
 * Links that were mailed before must not undo this, nor a new password.
 */
export const endOnChange: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update') return data;
  const before = originalDoc as Fields | undefined;
  const isNewRole = data.role !== undefined && data.role !== before?.role;
  if (isNewRole || isNewEmail(data, before)) return { ...data, ...withoutResetLink, sessions: [] };
  return data.password ? { ...data, ...withoutResetLink } : data;
};

/**
 * After users change their own password, Payload ends every session but the current one, and somebody may have copied
 * that. It ends too, and this browser gets a new one. The same is true of their own e-mail.
 */
export const renewOwnSession: CollectionAfterChangeHook = async (args) => {
  const { collection, data: saved, doc, operation, previousDoc, req } = args;
  const { user, payload } = req;
  if (operation !== 'update' || !user || String(user.id) !== String(doc.id)) return;
  const isEmailNew = isNewEmail(saved, previousDoc as Fields | undefined);
  if (!isEmailNew && !req.context.isPasswordSet) return;
  const { _sid: replaced } = user as { _sid?: string };
  const lifetimeSeconds = collection.auth.tokenExpiration;
  const now = Date.now();
  const session = {
    id: randomUUID(),
    // The password alone proves no second factor: the new session is as old as the one that it replaces.
    createdAt: user.sessions?.find(({ id }) => id === replaced)?.createdAt ?? new Date(now).toISOString(),
    expiresAt: new Date(now + lifetimeSeconds * 1000).toISOString(),
  };
  const { id, updatedAt } = doc as { id: number | string; updatedAt: string };
  const data = { sessions: [session], updatedAt };
  await payload.db.updateOne({ collection: collection.slug, id, data, req, returning: false });
  await handOut(req, collection, session.id, isEmailNew ? { ...user, email: mailbox(saved.email) } : user);
};

async function handOut(
  req: PayloadRequest,
  collection: Parameters<CollectionAfterChangeHook>[0]['collection'],
  sid: string,
  user: TypedUser,
): Promise<void> {
  const { payload } = req;
  const fieldsToSign = getFieldsToSign({ collectionConfig: collection, email: user.email, sid, user });
  const { tokenExpiration } = collection.auth;
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration });
  const { cookiePrefix } = payload.config;
  const cookie = generatePayloadCookie({ collectionAuthConfig: collection.auth, cookiePrefix, token });
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('set-cookie', String(cookie));
}
