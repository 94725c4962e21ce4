import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterErrorHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { lockUntilEnd } from '../database/in-turn';
import { isShared } from '../database/queries';
import { processWide } from '../process-wide';
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

/** An administrator who is about to be deleted or demoted. */
interface Leaving {
  req: PayloadRequest;
  id: string;
  until: number;
}

/** Longer than a save. Nobody tells when a change outside of a request has failed. */
const LEAVING_MS = 30_000;

const leaving = processWide('accounts.leaving', () => new Set<Leaving>());

function forgetWhere(isMeant: (each: Leaving) => boolean): void {
  for (const each of leaving) if (isMeant(each)) leaving.delete(each);
}

const forgetOne = (req: PayloadRequest, id: number | string) =>
  forgetWhere((each) => each.req === req && each.id === String(id));

const othersThan = (ids: (number | string)[]): Where => ({
  and: [{ role: { equals: 'admin' } }, { id: { not_in: ids } }],
});

/**
 * Of two administrators who leave at the same moment, neither may count the other. On PostgreSQL the second one's
 * transaction waits until the first one's has ended. SQLite has no transactions here (`sqlite.ts`) and one process
 * (`one-process.ts`): whoever is about to leave does not count.
 */
async function countOthers(req: PayloadRequest, id: number | string): Promise<number> {
  if (isShared(req.payload.db)) {
    await lockUntilEnd(req, 'accounts.admins');
    return countUsers(req, othersThan([id]));
  }
  const now = Date.now();
  forgetWhere(({ until }) => until < now);
  leaving.add({ req, id: String(id), until: now + LEAVING_MS });
  return countUsers(req, othersThan([...leaving].map((each) => each.id)));
}

/**
 * Without an administrator nobody could manage accounts, and without any account the first-user screen would be open to
 * the public.
 */
async function refuseWithoutAdmin(req: PayloadRequest, id: number | string): Promise<void> {
  if ((await countOthers(req, id)) > 0) return;
  forgetOne(req, id);
  throw new APIError(message('lastAdmin', req), 400, undefined, true);
}

export const keepLastAdmin: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const isDemotion = operation === 'update' && originalDoc?.role === 'admin' && data.role && data.role !== 'admin';
  if (isDemotion) await refuseWithoutAdmin(req, originalDoc.id);
  return data;
};

export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseWithoutAdmin(req, id);
};

/** The database counts it from now on. */
export const forgetLeaving: CollectionAfterChangeHook & CollectionAfterDeleteHook = ({ doc, req }) => {
  forgetOne(req, (doc as { id: number | string }).id);
};

const forgetAllOf = (req: PayloadRequest) => forgetWhere((each) => each.req === req);

/** A refused change keeps nobody else from leaving. */
export const forgetAtError: CollectionAfterErrorHook = ({ req }) => forgetAllOf(req);

/** The same for the accounts of a bulk edit: each may fail, and the call goes on. */
export const forgetAtEnd: CollectionAfterOperationHook = ({ operation, req, result }) => {
  // The count of administrators is an operation of the same request.
  if (operation === 'update' || operation === 'delete') forgetAllOf(req);
  return result;
};
