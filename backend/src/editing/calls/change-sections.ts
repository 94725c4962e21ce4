import { keepSection } from '../../bin/keep-sections';
import { editCommand } from '../http/edit-call';
import { changePage } from '../pages/change-page';
import { readVersions } from '../pages/read-page';
import { changeSections, readChange, structureOf } from '../sections/change-sections';
import { findSection } from '../sections/find-section';

/** Adds, duplicates, moves, hides, shows or deletes a section, or restores a deleted one. */
export const changeSectionsCall = editCommand('ChangeSections', (command) => {
  const change = readChange(command.body.change);
  return changePage(command, {
    // Deleting a section requires that the editor has seen its current content.
    viewOf: (page) => [structureOf(page), change.kind === 'delete' && findSection(page, change.id)?.row],
    apply: async (page) => {
      if (change.kind !== 'restore') {
        const deleted = change.kind === 'delete' ? findSection(page, change.id) : undefined;
        const changed = changeSections(page, change);
        if (deleted) await keepSection(command.req, page, deleted.row, command.editor.name);
        return changed;
      }
      const versions = await readVersions(command.req, { parent: { equals: page.id } });
      return changeSections(page, change, versions.find(({ version }) => findSection(version, change.id))?.version);
    },
  });
});
