import type { Endpoint } from 'payload';
import { randomUUID } from 'node:crypto';
import { limit } from '../../../forms/http/limits';
import { editCommand, editQuery, type EditCall, requireAdmin, textIn } from '../../http/edit-call';
import { badRequest, conflict, forbidden } from '../../http/edit-error';
import { findPageId } from '../../pages/read-page';
import { partIn } from '../../parts/read-part';
import { readColleagues } from '../account-names';
import { queueMails } from '../mails/queue-mails';
import { readText } from '../read-text';
import { pageTarget } from './page-target';
import { partTarget } from './part-target';
import { requestMails } from './request-mails';
import { answerRequests } from './settle';
import { newestRequest, shownRequest } from './shown';
import { closeRequest, openRequestsOf, requestsOf, storeRequest } from './stored';
import type { RequestTarget } from './target';

/** The page (`pageKey`) or the part of every page (`part`) that a call names. */
async function targetOf({ req, trace }: EditCall, values: Readonly<Record<string, unknown>>): Promise<RequestTarget> {
  if (values.part === undefined) return pageTarget(req, await findPageId(req, textIn(values, 'pageKey')));
  const name = partIn(values);
  Object.assign(trace, { area: name, page: name });
  return partTarget(req, name);
}

/** Asks administrators to publish a page or part as it is now, with the checks of publishing. */
const requestPublish = editCommand('RequestPublish', async (command) => {
  const { req, body, editor } = command;
  const target = await targetOf(command, body);
  const note = readText(body.note, 'note', { isRequired: false });
  const revision = textIn(body, 'revision');
  await limit(req, 'editorMail', String(editor.id));
  return target.inTurn(async () => {
    const state = await target.read();
    const { requested } = state;
    await state.requireRevision(revision);
    if (await state.isPublic()) throw badRequest('there is nothing to publish');
    await state.requireFit();
    for (const former of await openRequestsOf(req, requested.uuid)) {
      await closeRequest(req, former, { state: 'replaced' });
    }
    await storeRequest(req, { requested, note, editor });
    const asked = { ...requested, note, requestedBy: editor.name, account: String(editor.id) };
    await queueMails(req, requestMails({ ...asked, key: randomUUID() }, await readColleagues(req.payload)));
    return { request: await newestRequest(req, requested.uuid, editor) };
  });
});

/** The requests of a page or part, the newest first, with what publishing it would change. */
const publishRequests = editQuery('PublishRequests', async (call) => {
  const { req, editor } = call;
  const state = await (await targetOf(call, Object.fromEntries(req.searchParams))).read();
  const requests = await requestsOf(req, state.requested.uuid);
  const open = requests.find(({ state: each }) => each === 'open');
  const [toPublish, since] = await Promise.all([
    state.changesToPublish(),
    open ? state.changesSince(open.revision) : null,
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
  const target = await targetOf(command, body);
  const answer = readText(body.answer, 'answer', { isRequired: action === 'return' });
  const findOpen = async () => {
    const { uuid } = (await target.read()).requested;
    const request = (await openRequestsOf(req, uuid)).find(({ id }) => String(id) === textIn(body, 'id'));
    if (!request) throw conflict({ request: null });
    return request;
  };
  // The publication has a turn of its own. It closes what is open then.
  if (action === 'approve') {
    await findOpen();
    return target.publish(command, answer);
  }
  return target.inTurn(async () => {
    const request = await findOpen();
    const { uuid } = request;
    if (action === 'return') {
      await answerRequests(req, uuid, { state: 'returned', by: editor, answer });
    } else {
      if (request.account !== String(editor.id)) throw forbidden('the request is somebody else’s');
      await closeRequest(req, request, { state: 'withdrawn' });
    }
    return { request: await newestRequest(req, uuid, editor) };
  });
});

export const requestCalls: Endpoint[] = [requestPublish, publishRequests, answerRequest];
