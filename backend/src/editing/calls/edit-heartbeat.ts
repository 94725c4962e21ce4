import type { PayloadRequest } from 'payload';
import { isPartName } from '../../../../components/layout/parts/definitions';
import { revisionOf } from '../../wire/page';
import { editCommand, textIn } from '../http/edit-call';
import { findOpenPage } from '../pages/open-page';
import { type PageId, readNewestRevision, readPublished, readWatched } from '../pages/read-page';
import { readPublicPart, revisionOfPart } from '../parts/read-part';
import { meet } from '../presence';
import { newsOf } from '../together/news';

const MAX_ID = 200;

/**
 * The public revision of the page or of a part of every page; null if the page is not public.
 *
 * @param name `page` or the part's
 */
async function publicRevision(req: PayloadRequest, id: PageId, name: unknown): Promise<string | null | undefined> {
  if (name === 'page') {
    const published = await readPublished(req, id);
    return published && revisionOf(published);
  }
  if (typeof name !== 'string' || !isPartName(name)) return undefined;
  return revisionOfPart(name, await readPublicPart(req, name));
}

/**
 * Reports that the page is open in a browser, and which section is edited there.
 *
 * @returns the other editors, what a newer page would be known by, and on request the public revision
 */
export const editHeartbeat = editCommand('EditHeartbeat', async ({ req, body, editor }) => {
  const pageKey = textIn(body, 'pageKey');
  const id = await findOpenPage(req, pageKey, body.uuid);
  // Not by its id, which the database may reuse after this page is deleted.
  const section = typeof body.sectionId === 'string' ? body.sectionId.slice(0, MAX_ID) : null;
  const others = await meet(req.payload, pageKey, { ...editor, section });
  const [revision, news, publishedRevision] = await Promise.all([
    readNewestRevision(req, id),
    newsOf(req, await readWatched(req, id)),
    publicRevision(req, id, body.publishedOf),
  ]);
  return { others, revision, news, ...(publishedRevision !== undefined && { publishedRevision }) };
});
