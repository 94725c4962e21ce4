import type { PartName } from '../../../../components/layout/parts/definitions';
import { editCommand, type EditCommand, requireAdmin, textIn } from '../http/edit-call';
import { conflict } from '../http/edit-error';
import { onNewestPart } from '../parts/on-newest-part';
import { publishNewestPart } from '../parts/publish-part';
import { partIn, readNewestPart, revisionOfPart, type StoredPart } from '../parts/read-part';

/**
 * Publishes the version of a part that the editor has seen.
 *
 * @param answer what whoever asked for the publication is told
 */
export function publishPartRevision(command: EditCommand, name: PartName, answer?: string) {
  const { req, body, editor } = command;
  requireAdmin(command);
  const revision = textIn(body, 'revision');
  const fits = (newest: StoredPart) => revisionOfPart(name, newest) === revision;
  const refuse = async () => {
    const newest = await readNewestPart(req, name);
    if (!fits(newest)) throw conflict({ revision: revisionOfPart(name, newest) });
  };
  return onNewestPart(req, name, { fits, refuse }, async (stored) => ({
    revision: revisionOfPart(name, await publishNewestPart(req, name, { stored, editor, told: { answer } })),
  }));
}

export const publishPart = editCommand('PublishPart', async (command) => {
  requireAdmin(command);
  const name = partIn(command.body);
  Object.assign(command.trace, { area: name, page: name });
  return publishPartRevision(command, name);
});
