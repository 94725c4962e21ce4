import type { PayloadRequest } from 'payload';
import type { Editor } from '../../session/editor';
import { requestsOf, type StoredRequest } from './stored';

/** A request as editors see it. */
export function shownRequest(request: StoredRequest, editor: Editor) {
  const { id, state, note, requestedBy, revision, createdAt, answer, answeredBy, answeredAt, account } = request;
  return {
    ...{ id: String(id), state, note: note ?? '', requestedBy, requestedAt: createdAt, revision },
    ...{ answer: answer ?? '', answeredBy: answeredBy ?? null, answeredAt: answeredAt ?? null },
    isOwn: account === String(editor.id),
  };
}

/** The newest request of a page or part, if there is one. */
export async function newestRequest(req: PayloadRequest, uuid: string, editor: Editor) {
  const [newest] = await requestsOf(req, uuid, 1);
  return newest ? shownRequest(newest, editor) : null;
}
