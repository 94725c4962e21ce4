import { editCommand, languageIn, objectIn } from '../http/edit-call';
import { changePage } from '../pages/change-page';
import { viewOfPage, withPageValues } from '../pages/page-values';

/** Saves title, description, visibility and the logo's colours. */
export const savePage = editCommand('SavePage', (command) => {
  const language = languageIn(command.body);
  const values = objectIn(command.body, 'values');
  return changePage(command, {
    viewOf: (page) => viewOfPage(page, language),
    apply: (page) => withPageValues(page, values, language),
  });
});
