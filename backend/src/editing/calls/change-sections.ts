import type { PayloadRequest } from 'payload';
import { heldSectionIds } from '../../bin/held-ids';
import { keepSection } from '../../bin/keep-sections';
import { readNewestSources } from '../../reusable/for-editors';
import { uuidOfReference } from '../../reusable/reference';
import { editCommand } from '../http/edit-call';
import { EditError } from '../http/edit-error';
import { changePage } from '../pages/change-page';
import { pageAnswer } from '../pages/page-state';
import { findPageId, readRevision, readVersions, type DraftPage } from '../pages/read-page';
import { changeSections, structureOf } from '../sections/change-sections';
import { findSection, sectionIdsOf } from '../sections/find-section';
import { readChange, type SectionChange } from '../sections/read-change';
import { isSameView } from '../sections/view';
import { uuidOf } from '../together/requests/stored';

/** The newest draft of a reusable section that is added or detached. */
async function readReusable(req: PayloadRequest, page: DraftPage, change: SectionChange) {
  const reference = change.kind === 'detach' ? findSection(page, change.id)?.row : undefined;
  const uuid = change.kind === 'addReusable' ? change.uuid : uuidOfReference(reference ?? {});
  const [source] = await readNewestSources(req, [uuid]);
  return source?.page;
}

/** The page that a section is restored or pasted from; undefined if that version is not kept. */
async function readSource(req: PayloadRequest, page: DraftPage, change: SectionChange): Promise<DraftPage | undefined> {
  if (change.kind === 'paste') {
    const { pageKey, revision } = change.from;
    const id = await findPageId(req, pageKey).catch((error: unknown) => {
      // A page that was deleted since is no reason to say that this page is not found.
      if (error instanceof EditError && error.status === 404) return undefined;
      throw error;
    });
    return id === undefined ? undefined : readRevision(req, id, revision);
  }
  if (change.kind === 'addReusable' || change.kind === 'detach') return readReusable(req, page, change);
  if (change.kind !== 'restore') return undefined;
  const versions = await readVersions(req, { parent: { equals: page.id } });
  return versions.find(({ version }) => findSection(version, change.id))?.version;
}

/** What somebody has written in a section: not its place, and not whether it is hidden. */
const contentOf = (page: DraftPage | undefined, id: string) => {
  const { order: _order, isHidden: _isHidden, ...content } = (page && findSection(page, id)?.row) ?? {};
  return content;
};

/** @throws EditError 409 if somebody has written in the section since the revision whose content may go */
async function requireUnwritten(req: PayloadRequest, page: DraftPage, id: string, seen: string): Promise<void> {
  const then = await readRevision(req, page.id, seen);
  if (then && isSameView(contentOf(then, id), contentOf(page, id))) return;
  const reason = `the section ${id} was written in since ${seen}`;
  throw new EditError(409, 'written_since', { reason, data: await pageAnswer(req, page) });
}

/** Adds, duplicates, pastes, moves, hides, shows or deletes a section, or restores a deleted one. */
export const changeSectionsCall = editCommand('ChangeSections', async (command) => {
  const change = readChange(command.body.change);
  const makesSection = ['add', 'duplicate', 'paste', 'addReusable'].includes(change.kind);
  let added: string | null = null;
  const answer = await changePage(command, {
    // Deleting a section requires that the editor has seen its current content.
    viewOf: (page) => [structureOf(page), change.kind === 'delete' && findSection(page, change.id)?.row],
    apply: async (page) => {
      if (change.kind === 'delete' && change.seen) await requireUnwritten(command.req, page, change.id, change.seen);
      const deleted = change.kind === 'delete' ? findSection(page, change.id) : undefined;
      const taken = makesSection ? await heldSectionIds(command.req, uuidOf(page)) : undefined;
      const changed = changeSections(page, change, await readSource(command.req, page, change), taken);
      if (deleted) await keepSection(command.req, page, deleted.row, command.editor.name);
      const before = sectionIdsOf(page);
      added = [...sectionIdsOf(changed)].find((id) => !before.has(id)) ?? null;
      return changed;
    },
  });
  // The page may also have new sections of others.
  return { ...answer, added };
});
