import type { StoredPage } from '../../wire/page';
import { rowsOf, type StoredValues } from '../../wire/values';

export type ListName = 'sections' | 'dataSections';

export interface Place {
  list: ListName;
  index: number;
  row: StoredValues;
}

/** The lists of sections that a page shows: its own, and those of its extra block. */
export function listsOf({ dataKind }: Pick<StoredPage, 'dataKind'>): ListName[] {
  return dataKind === 'section' || dataKind === 'sections' ? ['sections', 'dataSections'] : ['sections'];
}

/** The ids of all sections of a page, also of an extra block that it does not show. */
export const sectionIdsOf = ({ sections, dataSections }: StoredPage): Set<string> =>
  new Set([...rowsOf(sections), ...rowsOf(dataSections)].map(({ sectionId }) => String(sectionId)));

export function findSection(page: StoredPage, sectionId: string): Place | undefined {
  for (const list of listsOf(page)) {
    const rows = rowsOf(page[list]);
    const index = rows.findIndex((row) => row.sectionId === sectionId);
    const row = rows[index];
    if (row) return { list, index, row };
  }
  return undefined;
}

export function replaceSection(page: StoredPage, { list, index }: Place, row: StoredValues): StoredPage {
  return { ...page, [list]: rowsOf(page[list]).with(index, row) };
}
