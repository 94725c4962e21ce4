import type { PayloadRequest } from 'payload';
import { siteLanguages } from '../../../languages';
import { revisionOf } from '../../../wire/page';
import { readPublished, readRevision, type DraftPage } from '../../pages/read-page';
import type { Editor } from '../../session/editor';
import { pageChanges, type PageChange } from '../../versions/page-changes';
import { requestsOf, type StoredRequest } from './stored';

/** A request as its page shows it. */
export function shownRequest(request: StoredRequest, editor: Editor) {
  const { id, state, note, requestedBy, revision, createdAt, answer, answeredBy, answeredAt, account } = request;
  return {
    ...{ id: String(id), state, note: note ?? '', requestedBy, requestedAt: createdAt, revision },
    ...{ answer: answer ?? '', answeredBy: answeredBy ?? null, answeredAt: answeredAt ?? null },
    isOwn: account === String(editor.id),
  };
}

/** The newest request of a page, if there is one. */
export async function newestRequest(req: PayloadRequest, page: DraftPage, editor: Editor) {
  const [newest] = await requestsOf(req, page, 1);
  return newest ? shownRequest(newest, editor) : null;
}

/** What publishing the newest draft would change for visitors; null for a page that they do not have. */
export async function changesToPublish(req: PayloadRequest, page: DraftPage): Promise<PageChange[] | null> {
  const published = await readPublished(req, page.id);
  return published && pageChanges(published, page, siteLanguages());
}

/** What changed since a request; null if nothing did, or its version is no longer kept. */
export async function changesSince(
  req: PayloadRequest,
  page: DraftPage,
  revision: string,
): Promise<PageChange[] | null> {
  if (revisionOf(page) === revision) return null;
  const requested = await readRevision(req, page.id, revision);
  return requested ? pageChanges(requested, page, siteLanguages()) : null;
}
