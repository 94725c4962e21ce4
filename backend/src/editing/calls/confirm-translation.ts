import { editCommand, languageIn, textIn } from '../http/edit-call';
import { changePage } from '../pages/change-page';
import { withConfirmed } from '../translations/outdated';

/** Takes a translation as current although its text was changed after it: a comma needs no new translation. */
export const confirmTranslation = editCommand('ConfirmTranslation', (command) => {
  const { body } = command;
  const sectionId = body.sectionId === null ? null : textIn(body, 'sectionId');
  const place = { sectionId, field: textIn(body, 'field'), language: languageIn(body) };
  return changePage(command, {
    viewOf: () => null,
    apply: (page) => withConfirmed(page, place),
    keepsTranslations: true,
  });
});
