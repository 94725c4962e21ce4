import type { PartName } from '../../../../components/layout/parts/definitions';
import { defaultLanguage } from '../../languages';
import { editCommand, type EditCommand, requireAdmin, textIn } from '../http/edit-call';
import { conflict } from '../http/edit-error';
import { rememberAuthor } from '../pages/authors';
import { requireFitPart } from '../parts/check-part';
import { onPart, partIn, readNewestPart, revisionOfPart } from '../parts/read-part';
import { accountOf } from '../session/account-of';
import { answerRequests } from '../together/requests/settle';
import { uuidOfPart } from '../together/requests/stored';
import { fromCall } from '../trail/record-changes';

/**
 * Publishes the version of a part that the editor has seen, through Payload's own save with its checks and hooks. That
 * answers the requests for it.
 *
 * @param answer what whoever asked for the publication is told
 */
export function publishPartRevision(command: EditCommand, name: PartName, answer?: string) {
  const { req, body, editor } = command;
  requireAdmin(command);
  return onPart(req, name, async () => {
    const stored = await readNewestPart(req, name);
    const revision = revisionOfPart(name, stored);
    if (revision !== textIn(body, 'revision')) throw conflict({ revision });
    await requireFitPart(req, name, stored);
    await req.payload.updateGlobal({
      slug: name,
      data: { _status: 'published' } as never,
      locale: defaultLanguage,
      depth: 0,
      user: accountOf(editor),
      overrideAccess: false,
      context: { ...fromCall },
      req: { transactionID: req.transactionID },
    });
    const published = await readNewestPart(req, name);
    await rememberAuthor(req.payload, name, published.updatedAt ?? '', editor.name);
    await answerRequests(req, uuidOfPart(name), { state: 'approved', by: editor, answer, revision });
    return { revision: revisionOfPart(name, published) };
  });
}

export const publishPart = editCommand('PublishPart', async (command) => {
  requireAdmin(command);
  const name = partIn(command.body);
  Object.assign(command.trace, { area: name, page: name });
  return publishPartRevision(command, name);
});
