import type { RequiredDataFromCollectionSlug } from 'payload';
import { inTurn } from '../../database/in-turn';
import { keyFromTitle } from '../../../../lib/text/slugify';
import { defaultLanguage } from '../../languages';
import { freeId } from '../../hooks/complete-sections';
import { isKey } from '../../validation/patterns';
import { revisionOf } from '../../wire/page';
import { rowsOf } from '../../wire/values';
import { editCommand, languageIn, textIn } from '../http/edit-call';
import { badRequest, EditError, refuseProblems } from '../http/edit-error';
import { onPage } from '../pages/page-lock';
import { findPageId, isKeyTaken, readNewest, type DraftPage, type PageId } from '../pages/read-page';
import { readTitle } from '../pages/read-title';
import { writeDraft } from '../pages/write-draft';
import { withNewRowIds } from '../sections/row-ids';
import { accountOf } from '../session/account-of';
import { marksOfSection } from '../translations/marks-of-section';
import type { Outdated } from '../translations/outdated';
import { fromCall } from '../trail/record-changes';

type PageData = RequiredDataFromCollectionSlug<'pages'>;

/** Creates a draft page, empty or with the sections of another page. */
export const createPage = editCommand('CreatePage', async ({ req, body, editor, trace }) => {
  const title = readTitle(body.title);
  if (languageIn(body) !== defaultLanguage) throw badRequest('a page begins in Turkish');
  const pageKey = readKey(body.pageKey, title);
  trace.page = pageKey;
  const source =
    body.copyFrom === undefined ? undefined : await readNewest(req, await findPageId(req, textIn(body, 'copyFrom')));
  const id = await inTurn(req, 'editing.create', async () => {
    if (await isKeyTaken(req, pageKey)) throw taken();
    const { id: created } = await req.payload.create({
      collection: 'pages',
      data: { title, pageKey, _status: 'draft' } as PageData,
      draft: true,
      locale: defaultLanguage,
      depth: 0,
      user: accountOf(editor),
      overrideAccess: false,
      context: fromCall,
      req: { transactionID: req.transactionID },
    });
    return created as PageId;
  });
  const page = await onPage(req, id, async () => {
    const empty = await readNewest(req, id);
    return source ? writeDraft(req, withSectionsOf(empty, source), editor.name) : empty;
  });
  return { pageKey, link: page.link, revision: revisionOf(page) };
});

const taken = () => new EditError(400, 'validation', { problems: [{ path: 'pageKey', code: 'taken' }] });

function readKey(given: unknown, title: string): string {
  const isGiven = given !== undefined && given !== null && given !== '';
  const pageKey = isGiven ? given : keyFromTitle(title);
  const isFine = typeof pageKey === 'string' && isKey(pageKey);
  if (!isFine)
    refuseProblems([{ path: title === '' ? 'title' : 'pageKey', code: title === '' ? 'required' : 'invalid' }]);
  if (title === '') refuseProblems([{ path: 'title', code: 'required' }]);
  return pageKey as string;
}

/** Copies have ids of their own, for sections and rows, and the marks of their outdated translations. */
function withSectionsOf(page: DraftPage, source: DraftPage) {
  const { sections, dataKind, dataHtml, dataSections, logoColor, logoBgColor } = source;
  const given = new Set<string>();
  const { dataHtml: ofHtml } = source.outdatedTranslations ?? {};
  const marks: Outdated[] = ofHtml ? [{ dataHtml: ofHtml }] : [];
  const copy = (list: unknown) =>
    rowsOf(list).map((row) => {
      const sectionId = freeId(String(row.blockType), given);
      given.add(sectionId);
      const ids = new Map<string, string>();
      const copied = { ...withNewRowIds(row, ids), sectionId };
      marks.push(marksOfSection(source, String(row.sectionId), sectionId, ids));
      return copied;
    });
  const copies = { sections: copy(sections), dataSections: copy(dataSections) };
  return {
    ...page,
    ...copies,
    dataKind,
    dataHtml,
    logoColor,
    logoBgColor,
    outdatedTranslations: Object.assign({}, ...marks) as Outdated,
  };
}
