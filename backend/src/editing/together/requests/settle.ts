import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import type { PartName } from '../../../../../components/layout/parts/definitions';
import type { DraftPage } from '../../pages/read-page';
import { readColleagues } from '../account-names';
import { queueMails } from '../mails/queue-mails';
import { answerMails } from './request-mails';
import { closeRequest, openRequestsOf, returnedRequestsOf, type StoredRequest, uuidOf, uuidOfPart } from './stored';

interface Answerer {
  id?: number | string;
  name: string;
}

/** What those who asked for a publication are told. */
export interface Told {
  answer?: string;
  /** The revision that was published. */
  revision?: string;
  /** Whether a request is answered by it; all of them by default. */
  isMeant?: (request: StoredRequest) => boolean;
}

interface Answer extends Told {
  state: 'approved' | 'returned';
  by: Answerer;
}

/**
 * Closes the open requests of a page or part, and mails the answer to those who asked. A publication also ends those
 * that were returned, since nobody needs to ask again.
 */
export async function answerRequests(
  req: PayloadRequest,
  uuid: string,
  { state, by, answer = '', revision, isMeant = () => true }: Answer,
): Promise<void> {
  const returned = state === 'approved' ? await returnedRequestsOf(req, uuid) : [];
  for (const request of returned.filter(isMeant)) await closeRequest(req, request, { state: 'replaced' });
  const open = (await openRequestsOf(req, uuid)).filter(isMeant);
  if (open.length === 0) return;
  const colleagues = await readColleagues(req.payload);
  for (const request of open) {
    await closeRequest(req, request, { state, answeredBy: by.name, answer });
    const isChanged = revision !== undefined && revision !== request.revision;
    const answered = { state, answeredBy: by.name, answer, isChanged };
    await queueMails(req, answerMails(request, answered, colleagues, by.id));
  }
}

/** What is published in the admin is no longer waiting. Publications by calls answer themselves. */
async function answerInAdmin(req: PayloadRequest, uuid: string, { _status }: Pick<DraftPage, '_status'>) {
  const { user, context } = req;
  if (_status !== 'published' || !user || context.isFromCall || context.isSeeding) return;
  const by = { id: user.id, name: user.name?.trim() || user.email };
  await answerRequests(req, uuid, { state: 'approved', by });
}

export const answerOnPublication: CollectionAfterChangeHook = ({ doc, req }) =>
  answerInAdmin(req, uuidOf(doc as DraftPage), doc as DraftPage);

/** For the globals that are parts of every page. */
export const answerOnPartPublication: GlobalAfterChangeHook = ({ doc, global, req }) =>
  answerInAdmin(req, uuidOfPart(global.slug as PartName), doc as DraftPage);

/** Nobody can publish a deleted page. */
export const closeOnDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  for (const request of await openRequestsOf(req, uuidOf(doc as DraftPage))) {
    await closeRequest(req, request, { state: 'withdrawn' });
  }
};
