import { editCommand } from '../http/edit-call';
import { changePage } from '../pages/change-page';
import { changeSections, readChange, structureOf } from '../sections/change-sections';
import { findSection } from '../sections/find-section';

/** Adds, duplicates, moves, hides, shows or deletes a section. */
export const changeSectionsCall = editCommand('ChangeSections', (command) => {
  const change = readChange(command.body.change);
  return changePage(command, {
    // Deleting a section requires that the editor has seen its current content.
    viewOf: (page) => [structureOf(page), change.kind === 'delete' && findSection(page, change.id)?.row],
    apply: (page) => changeSections(page, change),
  });
});
