import type { PayloadRequest } from 'payload';
import { onPage } from '../editing/pages/page-lock';
import { readNewest, readPublished, type PageId } from '../editing/pages/read-page';
import { requireFit, setPublicStatus } from '../editing/pages/set-public-status';
import type { Editor } from '../editing/session/editor';
import { readNewestSources } from './for-editors';
import { uuidsIn } from './reference';

/**
 * Publishes the reusable sections of a page that have never been public, before the page itself: it would have a hole
 * where they are. Drafts of public ones stay drafts. Each has a turn of its own, so call it outside of `onPage`.
 *
 * @throws EditError 400 if the page, or one of them, has errors; then nothing is published
 */
export async function publishNewSections(req: PayloadRequest, id: PageId, editor: Editor): Promise<void> {
  const page = await readNewest(req, id);
  const uuids = uuidsIn([page]);
  if (uuids.length === 0) return;
  const fresh = (await readNewestSources(req, uuids)).filter(({ isPublic }) => !isPublic);
  if (fresh.length === 0) return;
  await requireFit(req, page);
  for (const { page: source } of fresh)
    await onPage(req, source.id, async () => {
      // Another publication may have been first.
      if (await readPublished(req, source.id)) return;
      await setPublicStatus(req, await readNewest(req, source.id), 'published', editor);
    });
}
