import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { message } from '../validation/messages';

async function countUsers(req: PayloadRequest, where?: Where): Promise<number> {
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req, overrideAccess: true });
  return totalDocs;
}

/**
 * The first account must be able to manage accounts, whether it is created in the first-user screen or from the
 * environment.
 */
export const firstUserIsAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation === 'create' && (await countUsers(req)) === 0) return { ...data, role: 'admin' };
  return data;
};

/**
 * Without an administrator nobody could manage accounts, and without any account the first-user screen would be open to
 * the public.
 */
async function refuseWithoutAdmin(req: PayloadRequest, id: number | string): Promise<void> {
  const others = await countUsers(req, { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] });
  if (others === 0) throw new APIError(message('lastAdmin', req), 400, undefined, true);
}

export const keepLastAdmin: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const isDemotion = operation === 'update' && originalDoc?.role === 'admin' && data.role && data.role !== 'admin';
  if (isDemotion) await refuseWithoutAdmin(req, originalDoc.id);
  return data;
};

export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseWithoutAdmin(req, id);
};
