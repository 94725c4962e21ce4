import type { PartName } from '../../../../components/layout/parts/definitions';
import { editCommand, type EditCommand, requireAdmin, textIn } from '../http/edit-call';
import { conflict } from '../http/edit-error';
import { publishNewestPart } from '../parts/publish-part';
import { onPart, partIn, readNewestPart, revisionOfPart } from '../parts/read-part';

/**
 * Publishes the version of a part that the editor has seen.
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
    return { revision: revisionOfPart(name, await publishNewestPart(req, name, { stored, editor, answer })) };
  });
}

export const publishPart = editCommand('PublishPart', async (command) => {
  requireAdmin(command);
  const name = partIn(command.body);
  Object.assign(command.trace, { area: name, page: name });
  return publishPartRevision(command, name);
});
