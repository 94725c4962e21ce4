import { usedOn } from '../../reusable/for-editors';
import { readRuntimeEnv } from '../../runtime-env';
import { revisionOf } from '../../wire/page';
import { checkPage } from '../checks/check-page';
import { requiredKey } from '../http/required-key';
import { editQuery } from '../http/edit-call';
import { readAuthors } from '../pages/authors';
import { pageAnswer } from '../pages/page-state';
import { findOpenPage } from '../pages/open-page';
import { readNewest, readPublished } from '../pages/read-page';
import { readScheduled } from '../schedule/read-scheduled';
import { meet } from '../presence';
import { openThreads } from '../together/comments/stored';
import { newestRequest } from '../together/requests/shown';
import { newsOf } from '../together/news';
import { uuidOf } from '../together/requests/stored';
import { isTourDue } from './tour-seen';

/** A page for its editor: the newest draft with everything needed to save it, and its status. */
export const editPage = editQuery('EditPage', async ({ req, editor }) => {
  const pageKey = requiredKey(req);
  const id = await findOpenPage(req, pageKey, req.searchParams.get('uuid'));
  const [newest, published, authors, scheduled] = await Promise.all([
    readNewest(req, id),
    readPublished(req, id),
    readAuthors(req.payload, id),
    readScheduled(req, { pageId: id }),
  ]);
  const answer = await pageAnswer(req, newest);
  const request = await newestRequest(req, uuidOf(newest), editor);
  const publishedRevision = published && revisionOf(published);
  const { id: userId, name, role } = editor;
  return {
    ...answer,
    publishedRevision,
    status: !publishedRevision ? 'draft' : publishedRevision === answer.revision ? 'published' : 'changed',
    updatedAt: newest.updatedAt,
    updatedBy: authors[newest.updatedAt] ?? null,
    scheduled,
    request,
    problems: await checkPage(req, newest),
    comments: await openThreads(req, uuidOf(newest)),
    news: await newsOf(req, newest),
    hasMail: readRuntimeEnv().forms.mail !== undefined,
    isTourDue: await isTourDue(req, editor),
    ...(newest.isReusable && { reusable: await usedOn(req, newest) }),
    others: await meet(req.payload, pageKey, editor),
    editor: { id: userId, name, role },
  };
});
