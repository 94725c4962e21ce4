import type { Access, FieldAccess, PayloadRequest } from 'payload';

const isAdminUser = ({ user }: Pick<PayloadRequest, 'user'>): boolean => user?.role === 'admin';

export const signedIn: Access = ({ req }) => Boolean(req.user);
export const adminOnly: Access = ({ req }) => isAdminUser(req);
export const adminOnlyField: FieldAccess = ({ req }) => isAdminUser(req);
export const nobody: Access = () => false;

/** Admins reach every account, the others their own. */
export const adminOrSelf: Access = ({ req }) => {
  if (!req.user) return false;
  return isAdminUser(req) || { id: { equals: req.user.id } };
};

/** The files themselves are public, their records in the REST API are not. */
export const publicFile: Access = ({ req, isReadingStaticFile }) => isReadingStaticFile || Boolean(req.user);
