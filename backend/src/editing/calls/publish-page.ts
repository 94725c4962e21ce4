import type { PayloadRequest } from 'payload';
import { readCategories } from '../../categories/stored';
import { publishSeenSections, revisionsIn } from '../../reusable/publish-new';
import { publicUsersOf } from '../../reusable/usage';
import { revisionOf } from '../../wire/page';
import { editCommand, requireAdmin, textIn, type EditCommand } from '../http/edit-call';
import { requireRevision } from '../pages/change-page';
import { onPage } from '../pages/page-lock';
import { setPublicStatus, type PublicStatus } from '../pages/set-public-status';
import { findPageId, readNewest, readPublished, type DraftPage, type PageId } from '../pages/read-page';
import { shownAddresses } from '../pages/shown-addresses';

/** Where a change of a reusable section shows. */
async function addressesOfUsers(req: PayloadRequest, { uuid }: DraftPage): Promise<string[]> {
  const lists = await readCategories(req);
  return [...new Set((await publicUsersOf(req, uuid)).flatMap((user) => shownAddresses(null, user, lists)))];
}

/** @param answer what whoever asked for the publication is told */
async function setStatus(command: EditCommand, id: PageId, status: PublicStatus, answer?: string) {
  const { req, body, editor } = command;
  requireAdmin(command);
  if (status === 'published') {
    const seen = await readNewest(req, id);
    await requireRevision(req, seen, textIn(body, 'revision'));
    await publishSeenSections(req, seen, { seen: revisionsIn(body), editor });
  }
  return onPage(req, id, async () => {
    const page = await readNewest(req, id);
    await requireRevision(req, page, textIn(body, 'revision'));
    const before = await readPublished(req, id);
    await setPublicStatus(req, page, status, editor, { answer });
    const published = await readPublished(req, id);
    return {
      revision: revisionOf(await readNewest(req, id)),
      publishedRevision: published && revisionOf(published),
      // A draft may have moved the page.
      pageKey: published?.pageKey ?? page.pageKey,
      addresses: page.isReusable
        ? await addressesOfUsers(req, page)
        : shownAddresses(before, published, await readCategories(req)),
    };
  });
}

/** Publishes exactly the version that the editor has seen, through Payload's own save with all its checks and hooks. */
export const publishRevision = (command: EditCommand, id: PageId, answer?: string) =>
  setStatus(command, id, 'published', answer);

const call = (name: 'PublishPage' | 'UnpublishPage', status: PublicStatus) =>
  editCommand(name, async (command) => {
    requireAdmin(command);
    return setStatus(command, await findPageId(command.req, textIn(command.body, 'pageKey')), status);
  });

export const publishPage = call('PublishPage', 'published');
export const unpublishPage = call('UnpublishPage', 'draft');
