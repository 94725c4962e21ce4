import type { PayloadRequest } from 'payload';
import type { PartName } from '../../../../components/layout/parts/definitions';
import { defaultLanguage } from '../../languages';
import { accountOf } from '../session/account-of';
import type { Editor } from '../session/editor';
import { answerRequests, type Told } from '../together/requests/settle';
import { uuidOfPart } from '../together/requests/stored';
import { fromCall } from '../trail/record-changes';
import { requireFitPart } from './check-part';
import { revisionOfPart, type StoredPart } from './read-part';
import { noteStored } from './stored-since';

/**
 * Publishes the newest draft of a part, through Payload's own save with its checks and hooks. That answers the requests
 * for it. Call it inside `onPart`.
 *
 * @param stored the newest draft
 * @param told what those who asked for the publication are told
 * @returns when what is public now was stored
 * @throws EditError 400 for a part with errors, naming them
 */
export async function publishNewestPart(
  req: PayloadRequest,
  name: PartName,
  { stored, editor, told }: { stored: StoredPart; editor: Editor; told?: Told },
): Promise<Pick<StoredPart, 'updatedAt'>> {
  await requireFitPart(req, name, stored);
  const published = await req.payload.updateGlobal({
    slug: name,
    data: { _status: 'published' } as never,
    locale: defaultLanguage,
    depth: 0,
    user: accountOf(editor),
    overrideAccess: false,
    context: { ...fromCall },
    req: { transactionID: req.transactionID },
  });
  noteStored(req, name);
  const revision = revisionOfPart(name, stored);
  await answerRequests(req, uuidOfPart(name), { state: 'approved', by: editor, revision, ...told });
  return { updatedAt: published.updatedAt ?? undefined };
}
