import { randomUUID } from 'node:crypto';
import { getFieldsToSign, jwtSign } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, TypedUser } from 'payload';

/**
 * A role change signs the account out everywhere, so that no session keeps the old rights. The site's editing sessions
 * end with the admin's (`editing/session/editor.ts`).
 */
export const endOnNewRole: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isNewRole = operation === 'update' && data.role !== undefined && data.role !== originalDoc?.role;
  return isNewRole ? { ...data, sessions: [] } : data;
};

/**
 * After users change their own password, Payload ends every session but the current one, and somebody may have copied
 * that. It ends too, and this browser gets a new one.
 */
export const renewOnNewPassword: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const { user, payload } = req;
  if (operation !== 'update' || !req.context.isPasswordSet || !user || String(user.id) !== String(doc.id)) return;
  const lifetimeSeconds = collection.auth.tokenExpiration;
  const now = Date.now();
  const session = {
    id: randomUUID(),
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + lifetimeSeconds * 1000).toISOString(),
  };
  const { id, updatedAt } = doc as { id: number | string; updatedAt: string };
  const data = { sessions: [session], updatedAt };
  await payload.db.updateOne({ collection: collection.slug, id, data, req, returning: false });
  await handOut(req, collection, session.id, user);
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
