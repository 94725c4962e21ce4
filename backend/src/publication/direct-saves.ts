import { APIError, type CollectionBeforeOperationHook, type GlobalConfig, type PayloadRequest } from 'payload';
import { message } from '../validation/messages';

type GlobalBeforeOperationHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number];

interface SaveArgs {
  data?: { _status?: unknown };
  draft?: boolean;
  unpublishAllLocales?: boolean;
}

/** Scripts and the seed have no account, and all rights. */
const mayPublish = ({ user }: PayloadRequest) => !user || user.role === 'admin';

/**
 * A save without a status is a publication, as it was before there were drafts. Payload would make a draft of it and
 * unpublish the public version.
 */
export const publishDirectSaves: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data, draft } = args as SaveArgs;
  const isSave = (operation === 'create' || operation === 'update') && data !== undefined;
  if (!isSave || draft || data._status !== undefined || !mayPublish(req)) return undefined;
  return { ...args, data: { ...data, _status: 'published' } };
};

/** The access rules (`access/access.ts`) need to know what restores a version: addresses are not case-sensitive. */
export const markRestore: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'restoreVersion') req.context.isRestore = true;
};

/**
 * The stored version of a global is the public one, so a save is either a draft or a publication: unpublishing a menu
 * would leave every page without one. The access rules need to know which; the address alone does not tell.
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
