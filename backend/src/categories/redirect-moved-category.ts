import type { CollectionAfterChangeHook } from 'payload';
import { pathOfCategory } from '../../../lib/routes/category-address';
import { redirectMove } from '../redirects/redirect-moved-page';
import type { StoredCategory } from './stored';

const addressOf = ({ link }: Partial<StoredCategory>) => (link ? pathOfCategory(link) : null);

/**
 * Adds a permanent redirect from the former address of a category's page to its new one, and removes those from the
 * new one.
 */
export const redirectMovedCategory: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (req.context.isSeeding) return;
  const [before, after] = [addressOf((previousDoc ?? {}) as StoredCategory), addressOf(doc as StoredCategory)];
  if (after !== null && after !== before) await redirectMove(before, after, req);
};
