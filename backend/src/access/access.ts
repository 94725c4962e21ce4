import type { Access, FieldAccess, PayloadRequest } from 'payload';

type Status = { _status?: string | null } | undefined;

const isAdminUser = ({ user }: Pick<PayloadRequest, 'user'>): boolean => user?.role === 'admin';

export const signedIn: Access = ({ req }) => Boolean(req.user);
/** Editors prepare pages; making them public, or taking them away from the public, is up to administrators. */
export const createsPage: Access = ({ req, data }) =>
  Boolean(req.user) && (isAdminUser(req) || (data as Status)?._status !== 'published');

export const updatesPage: Access = ({ req, data }) => {
  if (!req.user || isAdminUser(req)) return Boolean(req.user);
  // A save that is not said to be a draft's goes to the public version, `_status: 'draft'` above all: it withdraws it.
  // So does an older draft that is restored otherwise than as a draft.
  const isSave = req.method === 'PATCH' || (req.method === 'POST' && Boolean(req.pathname?.includes('/versions/')));
  const isDirect = isSave && String(req.query?.draft) !== 'true';
  return !isDirect && (data as Status)?._status !== 'published';
};

export const adminOnly: Access = ({ req }) => isAdminUser(req);
export const adminOnlyField: FieldAccess = ({ req }) => isAdminUser(req);
export const nobody: Access = () => false;

/** Admins reach every account, the others their own. */
export const adminOrSelf: Access = ({ req }) => {
  if (!req.user) return false;
  return isAdminUser(req) || { id: { equals: req.user.id } };
};

/**
 * The files themselves are public, their records in the REST API are not. The seed reads them too: Payload looks up a
 * global's pictures with the rights of who saves it, even where a call has every right.
 */
export const publicFile: Access = ({ req, isReadingStaticFile }) =>
  isReadingStaticFile || Boolean(req.user) || req.context?.isSeeding === true;
