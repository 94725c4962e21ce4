import { editCommand, languageIn, textIn, type EditCommand } from '../http/edit-call';
import { conflict } from '../http/edit-error';
import { changePage } from '../pages/change-page';
import { confirmInPart } from '../parts/part-translations';
import { onPart, partIn, readNewestPart, revisionOfPart } from '../parts/read-part';
import { withConfirmed } from '../translations/outdated';

async function confirmForPart({ req, body, trace }: EditCommand) {
  const name = partIn(body);
  Object.assign(trace, { area: name, page: name });
  const place = { field: textIn(body, 'field'), language: languageIn(body) };
  return onPart(req, name, async () => {
    const stored = await readNewestPart(req, name);
    const revision = revisionOfPart(name, stored);
    if (revision !== textIn(body, 'revision')) throw conflict({ revision });
    await confirmInPart(req.payload, name, stored, place);
    return {};
  });
}

/** Takes a translation as current although its text was changed after it: a comma needs no new translation. */
export const confirmTranslation = editCommand('ConfirmTranslation', async (command): Promise<object> => {
  const { body } = command;
  if (body.part !== undefined) return confirmForPart(command);
  const sectionId = body.sectionId === null ? null : textIn(body, 'sectionId');
  const place = { sectionId, field: textIn(body, 'field'), language: languageIn(body) };
  return changePage(command, {
    viewOf: () => null,
    apply: (page) => withConfirmed(page, place),
    keepsTranslations: true,
  });
});
