import { editCommand, textIn } from '../http/edit-call';
import { findPageId, readNewestRevision } from '../pages/read-page';
import { meet } from '../presence';

/** Reports that the page is open in a browser. @returns the other editors, and the newest revision */
export const editHeartbeat = editCommand('EditHeartbeat', async ({ req, body, editor }) => {
  const pageKey = textIn(body, 'pageKey');
  const id = await findPageId(req, pageKey);
  // Not by its id, which the database may reuse after this page is deleted.
  const others = await meet(req.payload, pageKey, editor);
  return { others, revision: await readNewestRevision(req, id) };
});
