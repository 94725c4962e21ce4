import { editCommand, textIn } from '../http/edit-call';
import { findPageId } from '../pages/read-page';
import { presence } from '../presence';

/** Says that the page is open in somebody's browser, and hears of the others. */
export const editHeartbeat = editCommand('EditHeartbeat', async ({ req, body, editor }) => {
  const pageKey = textIn(body, 'pageKey');
  await findPageId(req, pageKey);
  // Not by its id, which the database may give to the next page when this one is deleted.
  presence().note(pageKey, editor);
  return { others: presence().others(pageKey, editor.id) };
});
