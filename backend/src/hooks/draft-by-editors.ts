import type { CollectionBeforeValidateHook } from 'payload';

/**
 * Makes everything that an editor creates a draft. A copy gets its original's status only after the access rules have
 * run, so the copy of a public page would be public too.
 */
export const draftByEditors: CollectionBeforeValidateHook = ({ data, operation, req: { user } }) => {
  const isByEditor = user !== null && user !== undefined && user.role !== 'admin';
  return operation === 'create' && isByEditor ? { ...data, _status: 'draft' } : data;
};
