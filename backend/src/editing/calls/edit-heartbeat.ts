import { editCommand, textIn } from '../http/edit-call';
import { findPageId, readNewestRevision, readWatched } from '../pages/read-page';
import { meet } from '../presence';
import { newsOf } from '../together/news';

const MAX_ID = 200;

/**
 * Reports that the page is open in a browser, and which section is edited there.
 *
 * @returns the other editors, and what a newer page would be known by
 */
export const editHeartbeat = editCommand('EditHeartbeat', async ({ req, body, editor }) => {
  const pageKey = textIn(body, 'pageKey');
  const id = await findPageId(req, pageKey);
  // Not by its id, which the database may reuse after this page is deleted.
  const section = typeof body.sectionId === 'string' ? body.sectionId.slice(0, MAX_ID) : null;
  const others = await meet(req.payload, pageKey, { ...editor, section });
  const [revision, news] = await Promise.all([readNewestRevision(req, id), newsOf(req, await readWatched(req, id))]);
  return { others, revision, news };
});
