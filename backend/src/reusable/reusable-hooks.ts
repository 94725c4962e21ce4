import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import { refusedInAdmin } from '../editing/trail/record-changes';
import { wasPublic } from '../hooks/announce-page';
import { message } from '../validation/messages';
import type { StoredPage } from '../wire/page';
import { publicUsersOf, usersOf, type UsingPage } from './usage';

const MAX_NAMED = 5;
const draftSave = 'isDraftSave';

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
  if (page && users.length > 0) refuse(req, page.pageKey, 'delete', users);
};

/** Whether a save is one of a draft, which changes nothing public. Only the operation itself knows. */
export const rememberDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Hooks of a save read other pages in the same request.
  if (operation !== 'update' && operation !== 'restoreVersion') return;
  req.context[draftSave] = (args as { draft?: boolean }).draft === true;
};

/** A reusable section that a public page shows cannot be withdrawn. For hooks after `rememberPublicState`. */
export const keepShownSection: CollectionBeforeChangeHook<StoredPage & { _status?: string | null }> = async ({
  data,
  originalDoc,
  req,
}) => {
  const isWithdrawal = data._status === 'draft' && req.context[draftSave] !== true;
  if (!originalDoc?.isReusable || !isWithdrawal || req.context.isSeeding || !wasPublic(req, originalDoc.id))
    return data;
  const users = await publicUsersOf(req, originalDoc.uuid);
  if (users.length > 0) refuse(req, originalDoc.pageKey, 'update', users);
  return data;
};

function refuse(req: PayloadRequest, pageKey: string, action: 'delete' | 'update', users: readonly UsingPage[]): never {
  const rest = users.length > MAX_NAMED ? ` +${users.length - MAX_NAMED}` : '';
  const names = users.slice(0, MAX_NAMED).map(({ title }) => title);
  const text = names.join(', ') + rest;
  refusedInAdmin(req, { area: 'pages', action, subject: pageKey, reason: text });
  throw new APIError(
    message('reusableUsed', req).replace('{names}', () => text),
    409,
    undefined,
    true,
  );
}
