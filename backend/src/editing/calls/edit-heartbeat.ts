import { editCommand, textIn } from '../http/edit-call';
import { findPageId } from '../pages/read-page';
import { meet } from '../presence';

/** Reports that the page is open in a browser, and returns the other editors. */
export const editHeartbeat = editCommand('EditHeartbeat', async ({ req, body, editor }) => {
  const pageKey = textIn(body, 'pageKey');
  await findPageId(req, pageKey);
  // Not by its id, which the database may reuse after this page is deleted.
  return { others: await meet(req.payload, pageKey, editor) };
});
