import type { StoredPage } from '../../wire/page';
import { outdatedPlaces, withConfirmed, withOutdated } from './outdated';

const item = (id: string, tr: string, en?: string) => ({ id, title: { tr, en } });

function page(title: object, items: object[]): StoredPage {
  const section = { id: 'row', blockType: 'accordion', sectionId: 'accordion-1', list: items };
  return { id: 1, pageKey: 'p', link: '/page/p', updatedAt: '', title, sections: [section] };
}

const places = (subject: StoredPage) =>
  outdatedPlaces(subject).map(({ sectionId, field, language }) =>
    [sectionId, field, language].filter(Boolean).join(' '),
  );

const first = page({ tr: 'Baraj', en: 'Dam' }, [item('a', 'Bir', 'One'), item('b', 'İki')]);

test('a translation is outdated when its text was changed and it was not', () => {
  const next = withOutdated(first, page({ tr: 'Barajlar', en: 'Dam' }, [item('a', 'Birinci', 'One'), item('b', 'x')]));
  expect(places(next)).toEqual(['title en', 'accordion-1 list.0.title en']);
  expect(places(withOutdated(next, { ...next }))).toEqual(places(next));
});

test('it stays marked at its item when items are moved, and another save changes something else', () => {
  const changed = withOutdated(first, page(first.title ?? {}, [item('a', 'Birinci', 'One'), item('b', 'İki')]));
  const moved = { ...changed, sections: page({}, [item('b', 'İki'), item('a', 'Birinci', 'One')]).sections };
  expect(places(withOutdated(changed, moved))).toEqual(['accordion-1 list.1.title en']);
});

test('it is current again when it is translated, when the text is the former one, and when it is confirmed', () => {
  const changed = withOutdated(first, page({ tr: 'Barajlar', en: 'Dam' }, []));
  expect(places(withOutdated(changed, { ...changed, title: { tr: 'Barajlar', en: 'Dams' } }))).toEqual([]);
  expect(places(withOutdated(changed, { ...changed, title: { tr: 'Baraj', en: 'Dam' } }))).toEqual([]);
  expect(places(withConfirmed(changed, { sectionId: null, field: 'title', language: 'en' }))).toEqual([]);
});

test('a new text and an empty translation are not outdated', () => {
  expect(places(withOutdated(first, page({ tr: 'Barajlar', en: '' }, [item('c', 'Üç', 'Three')])))).toEqual([]);
});
