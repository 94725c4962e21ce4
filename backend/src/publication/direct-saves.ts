import { APIError, type CollectionBeforeOperationHook, type GlobalConfig, type PayloadRequest } from 'payload';
import { message } from '../validation/messages';

type GlobalBeforeOperationHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number];

interface SaveArgs {
  data?: { _status?: unknown };
  draft?: boolean;
  unpublishAllLocales?: boolean;
}

/** Scripts and the seed have no account, and every right. */
const mayPublish = ({ user }: PayloadRequest) => !user || user.role === 'admin';

/**
 * A save that names no status is a publication, as it was before there were drafts. Payload would make a draft of it
 * and take the public version away.
 */
export const publishDirectSaves: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data, draft } = args as SaveArgs;
  const isSave = (operation === 'create' || operation === 'update') && data !== undefined;
  if (!isSave || draft || data._status !== undefined || !mayPublish(req)) return undefined;
  return { ...args, data: { ...data, _status: 'published' } };
};

/**
 * What a global has stored is what the public sees, so a save is a draft's, or a publication: to withdraw a menu would
 * leave every page without one. The access rules have to know what it is; the address does not say so reliably.
 */
export const publishDirectGlobalSaves: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion') req.context.isDirectSave = true;
  if (operation !== 'update') return undefined;
  const { data, draft, unpublishAllLocales } = args as SaveArgs;
  req.context.isDirectSave = !draft;
  if (!mayPublish(req)) return undefined;
  const isWithdrawal = !draft && data?._status === 'draft';
  if (isWithdrawal || unpublishAllLocales) throw new APIError(message('globalWithdrawn', req), 400, undefined, true);
  return draft ? undefined : { ...(args as object), data: { ...data, _status: 'published' } };
};
