import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { announce } from '../revalidate/announce';

/** A new file is not used anywhere yet; a changed one may be used on any page. */
export const announceMediaChange: CollectionAfterChangeHook = async ({ operation, req }) => {
  if (operation === 'update') await announce(req, ['content']);
};

export const announceMediaDelete: CollectionAfterDeleteHook = async ({ req }) => {
  await announce(req, ['content']);
};
