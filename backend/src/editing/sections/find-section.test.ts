import type { StoredPage } from '../../wire/page';
import { findSection, listsOf, replaceSection } from './find-section';

const page = {
  dataKind: 'sections',
  sections: [{ sectionId: 'a' }, { sectionId: 'b' }],
  dataSections: [{ sectionId: 'b', other: true }, { sectionId: 'c' }],
} as unknown as StoredPage;

it.each([
  ['sections', ['sections', 'dataSections']],
  ['section', ['sections', 'dataSections']],
  ['html', ['sections']],
  ['none', ['sections']],
  [null, ['sections']],
] as const)('a page with an extra block of kind %s shows %j', (dataKind, lists) =>
  expect(listsOf({ ...page, dataKind } as StoredPage)).toEqual(lists),
);

it('finds a section in its list, the page’s own first', () => {
  expect(findSection(page, 'a')).toEqual({ list: 'sections', index: 0, row: { sectionId: 'a' } });
  expect(findSection(page, 'b')).toEqual({ list: 'sections', index: 1, row: { sectionId: 'b' } });
  expect(findSection(page, 'c')).toEqual({ list: 'dataSections', index: 1, row: { sectionId: 'c' } });
  expect(findSection(page, 'd')).toBeUndefined();
});

it('replaces a section in its place', () => {
  const place = findSection(page, 'c');
  if (!place) throw new Error('no section');
  const row = { sectionId: 'c', title: 'x' };
  expect(replaceSection(page, place, row)).toEqual({ ...page, dataSections: [{ sectionId: 'b', other: true }, row] });
});
