import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { DraftPage } from '../../pages/read-page';
import { readColleagues } from '../account-names';
import { queueMails } from '../mails/queue-mails';
import { answerMails } from './request-mails';
import { closeRequest, openRequestsOf, uuidOf } from './stored';

interface Answerer {
  id?: number | string;
  name: string;
}

interface Answer {
  state: 'approved' | 'returned';
  by: Answerer;
  answer?: string;
  /** The revision that was published. */
  revision?: string;
}

/** Closes the open requests of a page, and mails the answer to those who asked. */
export async function answerRequests(
  req: PayloadRequest,
  page: Pick<DraftPage, 'uuid' | 'id'>,
  { state, by, answer = '', revision }: Answer,
): Promise<void> {
  const open = await openRequestsOf(req, uuidOf(page));
  if (open.length === 0) return;
  const colleagues = await readColleagues(req.payload);
  for (const request of open) {
    await closeRequest(req, request, { state, answeredBy: by.name, answer });
    const isChanged = revision !== undefined && revision !== request.revision;
    const answered = { state, answeredBy: by.name, answer, isChanged };
    await queueMails(req, answerMails(request, answered, colleagues, by.id));
  }
}

/** A page that is published in the admin is no longer waiting. Publications by calls answer themselves. */
export const answerOnPublication: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { _status } = doc as DraftPage;
  const { user, context } = req;
  if (_status !== 'published' || !user || context.isFromCall || context.isSeeding) return;
  const by = { id: user.id, name: user.name?.trim() || user.email };
  await answerRequests(req, doc as DraftPage, { state: 'approved', by });
};

/** Nobody can publish a deleted page. */
export const closeOnDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  for (const request of await openRequestsOf(req, uuidOf(doc as DraftPage))) {
    await closeRequest(req, request, { state: 'withdrawn' });
  }
};
