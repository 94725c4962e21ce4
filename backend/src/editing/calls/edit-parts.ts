import { isPartName, partDefinitions, type PartName } from '../../../../components/layout/parts/definitions';
import { readApplicationModel, readPublicGlobal } from '../../endpoints/get-application-model';
import { editQuery } from '../http/edit-call';
import { editedPart } from '../parts/part-state';
import { readNewestPart } from '../parts/read-part';
import { scheduledParts } from '../schedule/read-scheduled';

/** The parts of every page for their editor, and the application model with their newest drafts. */
export const editParts = editQuery('EditParts', async ({ req, editor }) => {
  const names = Object.keys(partDefinitions) as PartName[];
  const scheduledOf = await scheduledParts(req);
  const parts = await Promise.all(
    names.map(async (name) => {
      const scheduled = await scheduledOf(name);
      return [name, await editedPart(req, name, { editor, scheduled })] as const;
    }),
  );
  const model = await readApplicationModel(req, (_req, slug) =>
    isPartName(slug) ? readNewestPart(req, slug) : readPublicGlobal(req, slug),
  );
  return { parts: Object.fromEntries(parts), model };
});
