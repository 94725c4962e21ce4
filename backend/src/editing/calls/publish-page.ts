import { readCategories } from '../../categories/stored';
import { revisionOf } from '../../wire/page';
import { editCommand, requireAdmin, textIn, type EditCommand } from '../http/edit-call';
import { requireRevision } from '../pages/change-page';
import { onPage } from '../pages/page-lock';
import { setPublicStatus, type PublicStatus } from '../pages/set-public-status';
import { findPageId, readNewest, readPublished } from '../pages/read-page';
import { seenAt } from '../pages/seen-at';

/** Publishes exactly the version that the editor has seen, through Payload's own save with all its checks and hooks. */
async function setStatus(command: EditCommand, status: PublicStatus) {
  const { req, body, editor } = command;
  requireAdmin(command);
  const id = await findPageId(req, textIn(body, 'pageKey'));
  return onPage(req, id, async () => {
    const page = await readNewest(req, id);
    await requireRevision(req, page, textIn(body, 'revision'));
    const before = await readPublished(req, id);
    await setPublicStatus(req, page, status, editor);
    const published = await readPublished(req, id);
    return {
      revision: revisionOf(await readNewest(req, id)),
      publishedRevision: published && revisionOf(published),
      addresses: seenAt(before, published, await readCategories(req)),
    };
  });
}

export const publishPage = editCommand('PublishPage', (command) => setStatus(command, 'published'));
export const unpublishPage = editCommand('UnpublishPage', (command) => setStatus(command, 'draft'));
