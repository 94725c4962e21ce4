import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { ownPageOf } from '../../../lib/routes/page-address';
import type { DraftPage } from '../editing/pages/read-page';
import { refusedInAdmin } from '../editing/trail/record-changes';
import { binText } from './texts';

/**
 * A page with an address of its own stays, from wherever it is to be deleted: without it, visitors of that address see
 * “page not found”. All content may be cleared, though.
 */
export const keepOwnPage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.isSeeding) return;
  const page = await req.payload.db.findOne<DraftPage>({ collection: 'pages', where: { id: { equals: id } }, req });
  if (!page || !ownPageOf(page.pageKey)) return;
  refusedInAdmin(req, { area: 'pages', action: 'delete', subject: page.pageKey, reason: page.link });
  throw new APIError(binText(req.i18n.language, 'ownPage'), 409, undefined, true);
};
