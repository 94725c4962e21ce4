import { badRequest, notFound } from '../http/edit-error';
import { editQuery } from '../http/edit-call';
import { requiredKey } from '../http/required-key';
import { editablePage } from '../pages/page-state';
import { findPageId, findVersion } from '../pages/read-page';

/** An earlier version of a page, in the shape of an edited page. */
export const pageVersion = editQuery('PageVersion', async ({ req }) => {
  const id = await findPageId(req, requiredKey(req));
  const versionId = req.searchParams.get('versionId') ?? '';
  if (versionId === '') throw badRequest('versionId is missing');
  const found = await findVersion(req, id, (each) => String(each.id) === versionId);
  if (!found) throw notFound(`the page has no version ${versionId}`);
  return { page: await editablePage(req, { ...found.version, id }) };
});
