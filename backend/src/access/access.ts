import type { Access, FieldAccess, PayloadRequest } from 'payload';

type Status = { _status?: string | null } | undefined;

const isAdminUser = ({ user }: Pick<PayloadRequest, 'user'>): boolean => user?.role === 'admin';

/** Both roles; an account without one, which no form can make, has no rights. */
export const isEditor = ({ user }: Pick<PayloadRequest, 'user'>): boolean =>
  user?.role === 'admin' || user?.role === 'editor';

export const signedIn: Access = ({ req }) => isEditor(req);

/** Editors prepare pages; making them public, or taking them away from the public, is up to administrators. */
export const createsPage: Access = ({ req, data }) =>
  isEditor(req) && (isAdminUser(req) || (data as Status)?._status !== 'published');

/** Ways to publish, or to rewrite versions, that drafts have no need of. */
const publishes = ({ query }: PayloadRequest): boolean =>
  ['publishSpecificLocale', 'publishAllLocales', 'unpublishAllLocales'].some((name) => query?.[name] !== undefined);

export const updatesPage: Access = ({ req, data }) => {
  if (!isEditor(req) || isAdminUser(req)) return isEditor(req);
  // A save that is not said to be a draft's goes to the public version, `_status: 'draft'` above all: it withdraws it.
  // So does an older draft that is restored otherwise than as a draft.
  const isSave = req.method === 'PATCH' || (req.method === 'POST' && Boolean(req.pathname?.includes('/versions/')));
  const isDirect = isSave && String(req.query?.draft) !== 'true';
  return !isDirect && !publishes(req) && (data as Status)?._status !== 'published';
};

/** The same for what every page has (`publication/direct-saves.ts` says which save is a draft's). */
export const updatesGlobal: Access = ({ req, data }) => {
  if (!isEditor(req) || isAdminUser(req)) return isEditor(req);
  return req.context.isDirectSave !== true && !publishes(req) && (data as Status)?._status !== 'published';
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
  isReadingStaticFile || isEditor(req) || req.context?.isSeeding === true;
