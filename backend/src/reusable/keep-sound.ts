import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeValidateHook } from 'payload';
import { refusedInAdmin } from '../editing/trail/record-changes';
import { message } from '../validation/messages';
import type { StoredPage } from '../wire/page';
import { usersOf } from './usage';

const MAX_NAMED = 5;

/** A reusable section is in no list, and visitors cannot open it. */
export const keepReusable: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  const isNew = operation === 'create' && req.context.isReusable === true;
  const { isReusable } = (originalDoc ?? {}) as Pick<StoredPage, 'isReusable'>;
  const isOne = isNew || (data?.isReusable ?? isReusable) === true;
  return isOne ? { ...data, isReusable: true, isVisible: false, categories: [] } : data;
};

/** A reusable section that a page shows cannot be deleted. The message names the pages. */
export const keepUsedSection: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.isSeeding) return;
  const where = { id: { equals: id } };
  const page = await req.payload.db.findOne<StoredPage>({ collection: 'pages', where, req });
  const users = page?.isReusable ? await usersOf(req, page.uuid) : [];
  if (!page || users.length === 0) return;
  const rest = users.length > MAX_NAMED ? ` +${users.length - MAX_NAMED}` : '';
  const names = users.slice(0, MAX_NAMED).map(({ title }) => title);
  const text = names.join(', ') + rest;
  refusedInAdmin(req, { area: 'pages', action: 'delete', subject: page.pageKey, reason: text });
  throw new APIError(
    message('reusableUsed', req).replace('{names}', () => text),
    409,
    undefined,
    true,
  );
};
