import type { Access, FieldAccess, PayloadRequest } from 'payload';

type Status = { _status?: string | null } | undefined;

const isAdminUser = ({ user }: Pick<PayloadRequest, 'user'>): boolean => user?.role === 'admin';

/** Administrators and editors. An account without a role, which no form can create, has no rights. */
export const isEditor = ({ user }: Pick<PayloadRequest, 'user'>): boolean =>
  user?.role === 'admin' || user?.role === 'editor';

export const signedIn: Access = ({ req }) => isEditor(req);

/** Editors write drafts. Only administrators publish and unpublish. */
export const createsPage: Access = ({ req, data }) =>
  isEditor(req) && (isAdminUser(req) || (data as Status)?._status !== 'published');

/** Parameters that publish, or rewrite versions. Drafts do not need them. */
const publishes = ({ query }: PayloadRequest): boolean =>
  ['publishSpecificLocale', 'publishAllLocales', 'unpublishAllLocales'].some((name) => query?.[name] !== undefined);

export const updatesPage: Access = ({ req, data }) => {
  if (!isEditor(req) || isAdminUser(req)) return isEditor(req);
  // A save that is not marked as a draft changes the public version; with `_status: 'draft'` it unpublishes it.
  // Restoring an older version without the draft parameter does the same.
  const isSave = req.method === 'PATCH' || req.context.isRestore === true;
  const isDirect = isSave && String(req.query?.draft) !== 'true';
  return !isDirect && !publishes(req) && (data as Status)?._status !== 'published';
};

/** The same for globals (`publication/direct-saves.ts` decides which save is a draft). */
export const updatesGlobal: Access = ({ req, data }) => {
  if (!isEditor(req) || isAdminUser(req)) return isEditor(req);
  return req.context.isDirectSave !== true && !publishes(req) && (data as Status)?._status !== 'published';
};

export const adminOnly: Access = ({ req }) => isAdminUser(req);
export const adminOnlyField: FieldAccess = ({ req }) => isAdminUser(req);
export const nobody: Access = () => false;

/** Administrators may access every account, others only their own. */
export const adminOrSelf: Access = ({ req }) => {
  if (!req.user) return false;
  return isAdminUser(req) || { id: { equals: req.user.id } };
};

/**
 * The files themselves are public, their records in the REST API are not. The seed reads them too: Payload looks up a
 * global's pictures with the rights of the account that saves it, even in calls with all rights.
 */
export const publicFile: Access = ({ req, isReadingStaticFile }) =>
  isReadingStaticFile || isEditor(req) || req.context?.isSeeding === true;
