import type { PayloadRequest } from 'payload';
import { message } from './messages';

interface PageSections {
  sections?: { sectionId?: string | null }[] | null;
  dataKind?: string | null;
  dataSections?: { sectionId?: string | null }[] | null;
}

/** Section ids are unique within a page, its extra block included (docs/contract.md#sections). */
export function isUniqueSectionId(
  value: unknown,
  { data, req }: { data: unknown; req: PayloadRequest },
): string | true {
  if (typeof value !== 'string' || value === '') return true;
  const page = data as PageSections;
  const showsDataSections = page.dataKind === 'section' || page.dataKind === 'sections';
  const sections = [...(page.sections ?? []), ...((showsDataSections && page.dataSections) || [])];
  const holders = sections.filter(({ sectionId }) => sectionId === value);
  return holders.length > 1 ? message('duplicateSection', req) : true;
}
