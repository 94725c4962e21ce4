import type { Endpoint } from 'payload';
import { randomUUID } from 'node:crypto';
import { limit } from '../../../forms/http/limits';
import { defaultLanguage } from '../../../languages';
import { revisionOf } from '../../../wire/page';
import { inLanguage } from '../../../wire/values';
import { publishRevision } from '../../calls/publish-page';
import { editCommand, editQuery, requireAdmin, textIn } from '../../http/edit-call';
import { badRequest, conflict, forbidden } from '../../http/edit-error';
import { requiredKey } from '../../http/required-key';
import { requireRevision } from '../../pages/change-page';
import { onPage } from '../../pages/page-lock';
import { findPageId, readNewest, readPublished } from '../../pages/read-page';
import { requireFit } from '../../pages/set-public-status';
import { readColleagues } from '../account-names';
import { queueMails } from '../mails/queue-mails';
import { readText } from '../read-text';
import { requestMails } from './request-mails';
import { answerRequests } from './settle';
import { changesSince, changesToPublish, shownRequest } from './shown';
import { closeRequest, openRequestsOf, requestsOf, storeRequest, uuidOf } from './stored';

/** Asks administrators to publish the page as it is now, with the checks of publishing. */
const requestPublish = editCommand('RequestPublish', async ({ req, body, editor }) => {
  const id = await findPageId(req, textIn(body, 'pageKey'));
  const note = readText(body.note, 'note', { isRequired: false });
  const revision = textIn(body, 'revision');
  await limit(req, 'editorMail', String(editor.id));
  return onPage(req, id, async () => {
    const page = await readNewest(req, id);
    await requireRevision(req, page, revision);
    const published = await readPublished(req, id);
    if (published && revisionOf(published) === revision) throw badRequest('there is nothing to publish');
    await requireFit(req, page);
    for (const former of await openRequestsOf(req, uuidOf(page))) {
      await closeRequest(req, former, { state: 'replaced' });
    }
    await storeRequest(req, { page, revision, note, editor });
    const title = inLanguage(page.title, defaultLanguage) || page.pageKey;
    const asked = { title, link: page.link, note, requestedBy: editor.name, account: String(editor.id) };
    await queueMails(req, requestMails({ ...asked, key: randomUUID() }, await readColleagues(req.payload)));
    const [newest] = await requestsOf(req, page, 1);
    return { request: newest && shownRequest(newest, editor) };
  });
});

/** The requests of a page, the newest first, with what publishing it would change. */
const publishRequests = editQuery('PublishRequests', async ({ req, editor }) => {
  const page = await readNewest(req, await findPageId(req, requiredKey(req)));
  const requests = await requestsOf(req, page);
  const open = requests.find(({ state }) => state === 'open');
  const [toPublish, since] = await Promise.all([
    changesToPublish(req, page),
    open ? changesSince(req, page, open.revision) : null,
  ]);
  return { requests: requests.map((each) => shownRequest(each, editor)), toPublish, since };
});

/**
 * Approves a request, which publishes the revision that the administrator has seen, returns it with a comment, or
 * withdraws one's own.
 */
const answerRequest = editCommand('AnswerRequest', async (command) => {
  const { req, body, editor } = command;
  const action = textIn(body, 'action');
  if (!['approve', 'return', 'withdraw'].includes(action)) throw badRequest('action is unknown');
  if (action !== 'withdraw') requireAdmin(command);
  const pageId = await findPageId(req, textIn(body, 'pageKey'));
  const answer = readText(body.answer, 'answer', { isRequired: action === 'return' });
  const findOpen = async () => {
    const page = await readNewest(req, pageId);
    const request = (await openRequestsOf(req, uuidOf(page))).find(({ id }) => String(id) === textIn(body, 'id'));
    if (!request) throw conflict({ request: null });
    return { page, request };
  };
  // The publication has a turn of its own. It closes what is open then.
  if (action === 'approve') {
    await findOpen();
    return publishRevision(command, pageId, answer);
  }
  return onPage(req, pageId, async () => {
    const { page, request } = await findOpen();
    if (action === 'return') {
      await answerRequests(req, page, { state: 'returned', by: editor, answer });
    } else {
      if (request.account !== String(editor.id)) throw forbidden('the request is somebody else’s');
      await closeRequest(req, request, { state: 'withdrawn' });
    }
    const [newest] = await requestsOf(req, page, 1);
    return { request: newest && shownRequest(newest, editor) };
  });
});

export const requestCalls: Endpoint[] = [requestPublish, publishRequests, answerRequest];
