import type { PayloadRequest } from 'payload';
import { revisionOf } from '../../wire/page';
import { textIn, type EditCommand } from '../http/edit-call';
import { conflict } from '../http/edit-error';
import { isSameView } from '../sections/view';
import { withOutdated } from '../translations/outdated';
import { pageAnswer } from './page-state';
import { onPage } from './page-lock';
import { findPageId, readNewest, readRevision, type DraftPage } from './read-page';
import { writeDraft } from './write-draft';

/** @throws EditError 409 unless the page is at the revision the editor has seen */
export async function requireRevision(req: PayloadRequest, page: DraftPage, revision: string): Promise<void> {
  if (revisionOf(page) !== revision) throw conflict(await pageAnswer(req, page));
}

interface Change {
  /** The part of the page that the change depends on. If only other parts were saved meanwhile, it is no conflict. */
  viewOf?: (page: DraftPage) => unknown;
  apply: (page: DraftPage) => DraftPage | Promise<DraftPage>;
  /** Whether `apply` says itself which translations are outdated. */
  keepsTranslations?: boolean;
}

/** Reads a page, compares its revision with the editor's, changes it and saves it as a draft, under the page's lock. */
export async function changePage({ req, body, editor }: EditCommand, { viewOf, apply, keepsTranslations }: Change) {
  const id = await findPageId(req, textIn(body, 'pageKey'));
  const revision = textIn(body, 'revision');
  return onPage(req, id, async () => {
    const page = await readNewest(req, id);
    if (revisionOf(page) !== revision) {
      const base = viewOf && (await readRevision(req, id, revision));
      if (!base || !isSameView(viewOf(base), viewOf(page))) throw conflict(await pageAnswer(req, page));
    }
    const changed = await apply(page);
    const draft = keepsTranslations ? changed : withOutdated(page, changed);
    return pageAnswer(req, await writeDraft(req, draft, editor.name));
  });
}
