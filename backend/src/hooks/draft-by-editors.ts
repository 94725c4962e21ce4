import type { CollectionBeforeValidateHook } from 'payload';

/**
 * What an editor makes is a draft. A copy takes over its original's status only after the access rules were asked, so
 * that the copy of a public page would be public too.
 */
export const draftByEditors: CollectionBeforeValidateHook = ({ data, operation, req: { user } }) => {
  const isByEditor = user !== null && user !== undefined && user.role !== 'admin';
  return operation === 'create' && isByEditor ? { ...data, _status: 'draft' } : data;
};
