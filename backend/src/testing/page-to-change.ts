import type { StoredPage } from '../wire/page';
import { rowsOf } from '../wire/values';
import { changeSections } from '../editing/sections/change-sections';
import type { SectionChange } from '../editing/sections/read-change';

export const page = {
  id: 1,
  pageKey: 'a',
  link: '/page/a',
  updatedAt: '',
  dataKind: 'section',
  sections: [
    { id: 'x1', blockType: 'hero', sectionId: 'hero-1', order: 20, title: { tr: 'Kapak' } },
    { id: 'x2', blockType: 'accordion', sectionId: 'acc', order: 10, list: [{ id: 'i1', title: { tr: 'S' } }] },
  ],
  dataSections: [{ id: 'x3', blockType: 'about', sectionId: 'about-1', order: 1 }],
} as unknown as StoredPage;

export const change = (value: SectionChange) => changeSections(page, value);
export const ids = ({ sections }: StoredPage) => rowsOf(sections).map(({ sectionId }) => sectionId);
