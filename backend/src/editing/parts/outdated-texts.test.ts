import type { StoredPart } from './read-part';
import { outdatedAfterAll } from './outdated-texts';

const item = (id: string, tr: string, en?: string) => ({ id, title: { tr, en } });
const menus = (...versions: object[][]): StoredPart[] => versions.map((menu) => ({ menu }));
const outdated = (...versions: object[][]) =>
  Object.entries(outdatedAfterAll('navigation', menus(...versions))).map(
    ([key, marks]) => `${key} ${Object.keys(marks).join()}`,
  );

test('a translation is outdated once its text was changed and it was not, whatever was saved afterwards', () => {
  const first = [item('a', 'Kurumsal', 'Company'), item('b', 'Projeler', 'Works')];
  const changed = [item('a', 'Biz', 'Company'), item('b', 'Projeler', 'Works')];
  expect(outdated(first)).toEqual([]);
  expect(outdated(first, changed)).toEqual(['menu.a.title en']);
  expect(outdated(first, changed, changed.toReversed(), [item('b', 'İşler', 'Works'), ...changed.slice(0, 1)])).toEqual(
    ['menu.b.title en', 'menu.a.title en'],
  );
});

test('it is current again once it is translated, or its text is the former one', () => {
  const first = [item('a', 'Kurumsal', 'Company')];
  const changed = [item('a', 'Biz', 'Company')];
  expect(outdated(first, changed, [item('a', 'Biz', 'About us')])).toEqual([]);
  expect(outdated(first, changed, first)).toEqual([]);
});

test('a new entry and one without a translation are not outdated', () => {
  expect(outdated([item('a', 'Kurumsal')], [item('a', 'Biz'), item('b', 'Yeni', 'New')])).toEqual([]);
});
