import { defaultLanguage } from '../../languages';
import { editCommand, requireAdmin, textIn } from '../http/edit-call';
import { conflict, EditError } from '../http/edit-error';
import { isError } from '../checks/page-problem';
import { rememberAuthor } from '../pages/authors';
import { checkPart } from '../parts/check-part';
import { onPart, partIn, readNewestPart, revisionOfPart } from '../parts/read-part';
import { accountOf } from '../session/account-of';
import { fromCall } from '../trail/record-changes';

/** Publishes the version of a part that the editor has seen, through Payload's own save with its checks and hooks. */
export const publishPart = editCommand('PublishPart', async (command) => {
  const { req, body, editor, trace } = command;
  requireAdmin(command);
  const name = partIn(body);
  Object.assign(trace, { area: name, page: name });
  return onPart(req, name, async () => {
    const stored = await readNewestPart(req, name);
    const revision = revisionOfPart(name, stored);
    if (revision !== textIn(body, 'revision')) throw conflict({ revision });
    const problems = await checkPart(req, name, stored);
    if (problems.some(isError)) throw new EditError(400, 'validation', { data: { problems } });
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
    return { revision: revisionOfPart(name, published) };
  });
});
