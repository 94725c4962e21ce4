import type { PayloadRequest } from 'payload';
import type { Language } from '../../languages';
import { revisionOf } from '../../wire/page';
import { definitionOf } from '../../wire/section';
import type { StoredValues } from '../../wire/values';
import { editCommand, languageIn, objectIn, textIn } from '../http/edit-call';
import { conflict, notFound, refuseProblems } from '../http/edit-error';
import { onPage } from '../pages/page-lock';
import { editableSection } from '../pages/page-state';
import { findPageId, readNewest, readRevision, type DraftPage } from '../pages/read-page';
import { writeDraft } from '../pages/write-draft';
import { findSection, replaceSection } from '../sections/find-section';
import { readMediaRefs } from '../sections/media-refs';
import { mergeValues } from '../sections/merge-values';
import { isSameView, viewOf } from '../sections/view';
import { withOutdated } from '../translations/outdated';

/** Merges the values into the section and replaces the section with that id (docs/editing-calls.md#values). */
export const saveSection = editCommand('SaveSection', async ({ req, body, editor }) => {
  const id = await findPageId(req, textIn(body, 'pageKey'));
  const [sectionId, revision, language] = [textIn(body, 'sectionId'), textIn(body, 'revision'), languageIn(body)];
  const values = objectIn(body, 'values');
  const media = await readMediaRefs(req, values);
  return onPage(req, id, async () => {
    const page = await readNewest(req, id);
    if (revisionOf(page) !== revision) await refuseOverwrite(req, page, { revision, sectionId, language });
    const place = findSection(page, sectionId);
    const definition = place && definitionOf(place.row);
    if (!definition) throw notFound(`there is no section ${sectionId} on this page`);
    const { merged, problems } = mergeValues(definition.fields, place.row, values, { language, media });
    refuseProblems(problems);
    const saved = await writeDraft(req, withOutdated(page, replaceSection(page, place, merged)), editor.name);
    return { section: await editableSection(req, merged, language), revision: revisionOf(saved) };
  });
});

interface Seen {
  revision: string;
  sectionId: string;
  language: Language;
}

/** A revision belongs to the whole page. A save of another section, or of another language's texts, is no conflict. */
async function refuseOverwrite(req: PayloadRequest, page: DraftPage, { revision, sectionId, language }: Seen) {
  const base = await readRevision(req, page.id, revision);
  const before = base && findSection(base, sectionId)?.row;
  const now = findSection(page, sectionId)?.row;
  // As far as is known, it was never on this page: not found, not a conflict.
  if (!now && base && !before) return;
  if (now && before && isSameView(view(before, language), view(now, language))) return;
  throw conflict({
    section: await editableSection(req, now, language),
    revision: revisionOf(page),
    base: await editableSection(req, before, language),
  });
}

function view(row: StoredValues, language: Language): unknown {
  const definition = definitionOf(row);
  return definition && [row.blockType, viewOf(definition.fields, row, language)];
}
