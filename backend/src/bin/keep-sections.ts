import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { listsOf } from '../editing/sections/find-section';
import { readNewest, type DraftPage, type PageId } from '../editing/pages/read-page';
import { marksOfSection } from '../editing/translations/marks-of-section';
import { defaultLanguage, type Localized } from '../languages';
import { isReference } from '../reusable/reference';
import type { StoredPage } from '../wire/page';
import { definitionOf } from '../wire/section';
import { inLanguage, rowsOf, textOf, type StoredValues } from '../wire/values';
import { nameOf } from './keep-page';

/** A deleted section: the page as it was, without its other parts, so that the section finds its place again. */
export interface KeptSection {
  page: Pick<StoredPage, 'id' | 'sections' | 'dataSections' | 'dataKind' | 'outdatedTranslations'>;
}

function nameOfSection(row: StoredValues): string {
  const label = definitionOf(row)?.label[defaultLanguage] ?? (isReference(row) ? 'Ortak bölüm' : String(row.blockType));
  const title = textOf(inLanguage(row.title as Localized<string>, defaultLanguage));
  return title && title !== label ? `${label}: ${title}` : label;
}

/** The sections around it are needed only for the order. */
const onlyPlaces = (list: unknown, sectionId: string) =>
  rowsOf(list).map((row) =>
    row.sectionId === sectionId ? row : { id: row.id, sectionId: row.sectionId, order: row.order },
  );

/** Puts a section into the bin. Call it in the save that deletes it. */
export async function keepSection(req: PayloadRequest, page: DraftPage, row: StoredValues, deletedBy: string) {
  const sectionId = String(row.sectionId);
  const { id, dataKind, uuid, link } = page;
  const content: KeptSection = {
    page: {
      id,
      dataKind,
      outdatedTranslations: marksOfSection(page, sectionId),
      sections: onlyPlaces(page.sections, sectionId),
      dataSections: onlyPlaces(page.dataSections, sectionId),
    },
  };
  const entry = { kind: 'section', title: nameOfSection(row), link, uuid, sectionId, deletedBy, content };
  await req.payload.db.create({ collection: 'bin', data: entry as unknown as Record<string, unknown>, req });
}

/** Keeps the sections that a save in the admin deletes. A restored version has its own sections, and nothing is lost. */
export const keepRemovedSections: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  const isOwn = context.isSeeding || context.isChecked || context.isRestoringVersion;
  if (operation !== 'update' || isOwn) return data;
  const stored = await readNewest(req, (originalDoc as { id: PageId }).id);
  for (const list of listsOf(stored)) {
    const saved = (data as StoredValues)[list];
    if (!Array.isArray(saved)) continue;
    const ids = new Set(rowsOf(saved).map((row) => row.id));
    for (const row of rowsOf(stored[list])) if (!ids.has(row.id)) await keepSection(req, stored, row, nameOf(req));
  }
  return data;
};
