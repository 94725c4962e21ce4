import { editCommand } from '../http/edit-call';
import { changePage } from '../pages/change-page';
import { changeSections, readChange, structureOf } from '../sections/change-sections';
import { findSection } from '../sections/find-section';

/** Adds, duplicates, moves, hides, shows or deletes a section. */
export const changeSectionsCall = editCommand('ChangeSections', (command) => {
  const change = readChange(command.body.change);
  return changePage(command, {
    // Whoever deletes a section has to have seen what is in it.
    viewOf: (page) => [structureOf(page), change.kind === 'delete' && findSection(page, change.id)?.row],
    apply: (page) => changeSections(page, change),
  });
});
