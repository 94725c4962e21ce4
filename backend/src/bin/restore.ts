import type { PayloadRequest } from 'payload';
import { notFound } from '../editing/http/edit-error';
import { changeSections } from '../editing/sections/change-sections';
import { findSection, sectionIdsOf } from '../editing/sections/find-section';
import { marksOfSection } from '../editing/translations/marks-of-section';
import { freeId } from '../hooks/complete-sections';
import { revisionOf, type StoredPage } from '../wire/page';
import { rowsOf } from '../wire/values';
import { onPage } from '../editing/pages/page-lock';
import { readNewest, type DraftPage } from '../editing/pages/read-page';
import { writeDraft } from '../editing/pages/write-draft';
import { forgetEntry, type BinEntry } from './entry';
import { heldSectionIds } from './held-ids';
import type { KeptPage } from './keep-page';
import type { KeptSection } from './keep-sections';
import { restorePage } from './restore-page';

/** Which page is concerned, for the answer and the trail. */
export interface Restored {
  kind: BinEntry['kind'];
  pageKey: string;
  link: string;
  sectionId?: string;
  /** Of a page: whether visitors have it again. */
  isPublic?: boolean;
  /** Of the newest draft. */
  revision: string;
}

/** Whether a section is back already: by undo, from a form or a version. Its id may belong to another one by now. */
export function isBack(page: StoredPage, { sectionId, content }: Pick<BinEntry, 'sectionId' | 'content'>): boolean {
  const { page: former } = content as KeptSection;
  const [kept, present] = [former as StoredPage, page].map((each) => findSection(each, sectionId ?? '')?.row);
  return present !== undefined && present.id === kept?.id;
}

async function restoreSection(req: PayloadRequest, entry: BinEntry, author: string): Promise<Restored> {
  const found = await req.payload.db.findOne<DraftPage>({
    collection: 'pages',
    where: { uuid: { equals: entry.uuid } },
    req,
  });
  if (!found) throw notFound('the page of the section is deleted');
  const sectionId = entry.sectionId ?? '';
  const { page: former } = entry.content as KeptSection;
  return onPage(req, found.id, async () => {
    let page = await readNewest(req, found.id);
    const kept = findSection(former as StoredPage, sectionId)?.row;
    const present = findSection(page, sectionId)?.row;
    if (!isBack(page, entry)) {
      // Its own id is held for it, by its entry.
      const taken = present && new Set([...sectionIdsOf(page), ...(await heldSectionIds(req, entry.uuid ?? ''))]);
      const id = taken ? freeId(String(kept?.blockType), taken) : sectionId;
      const restored = changeSections(page, { kind: 'restore', id }, { ...page, ...withId(former, sectionId, id) });
      page = await writeDraft(req, restored as DraftPage, author);
    }
    await forgetEntry(req, entry.id);
    return { kind: 'section', pageKey: page.pageKey, link: page.link, sectionId, revision: revisionOf(page) };
  });
}

const withId = (former: KeptSection['page'], from: string, to: string): KeptSection['page'] => {
  const change = (list: unknown) =>
    rowsOf(list).map((row) => (row.sectionId === from ? { ...row, sectionId: to } : row));
  const outdatedTranslations = marksOfSection(former, from, to);
  return {
    ...former,
    outdatedTranslations,
    sections: change(former.sections),
    dataSections: change(former.dataSections),
  };
};

/**
 * Brings something back from the bin: a section as a part of the newest draft, a page as it was.
 *
 * @throws EditError 404 if it is not in the bin any more, 400 if the address of a page is taken
 */
export async function restoreFromBin(req: PayloadRequest, entry: BinEntry, author: string): Promise<Restored> {
  if (entry.kind === 'section') return restoreSection(req, entry, author);
  const { pageKey, link, _status } = (entry.content as KeptPage).page;
  const id = await restorePage(req, entry.id);
  const isPublic = _status === 'published';
  return { kind: 'page', pageKey, link, isPublic, revision: revisionOf(await readNewest(req, id)) };
}
