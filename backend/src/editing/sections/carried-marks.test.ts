import { outdatedPlaces, withOutdated } from '../translations/outdated';
import type { StoredPage } from '../../wire/page';
import { changeSections } from './change-sections';
import type { SectionChange } from './read-change';

const question = { id: 'i1', title: { tr: 'Bir', en: 'One' } };
const faq = { id: 'r1', blockType: 'accordion', sectionId: 'faq', title: { tr: 'Sorular', en: 'Questions' } };
const first = {
  ...{ id: 1, pageKey: 'a', link: '/page/a', updatedAt: '', title: { tr: 'Baraj', en: 'Dam' } },
  sections: [{ ...faq, list: [question] }],
} as unknown as StoredPage;

/** The title of the section and that of its item are outdated. */
const marked = withOutdated(first, {
  ...first,
  sections: [
    { ...faq, title: { tr: 'Yeni', en: 'Questions' }, list: [{ ...question, title: { tr: 'İki', en: 'One' } }] },
  ],
} as unknown as StoredPage);

const places = (page: StoredPage) =>
  outdatedPlaces(page).map(({ sectionId, field, language }) => [sectionId, field, language].join(' '));

/** What a change of sections stores. */
const after = (page: StoredPage, change: SectionChange, source?: StoredPage) =>
  withOutdated(page, changeSections(page, change, source));

const both = (id: string) => [`${id} title en`, `${id} list.0.title en`];

test('a section that is deleted and taken back has its outdated translations', () => {
  expect(places(marked)).toEqual(both('faq'));
  const without = after(marked, { kind: 'delete', id: 'faq' });
  expect(places(without)).toEqual([]);
  expect(places(after(without, { kind: 'restore', id: 'faq' }, marked))).toEqual(both('faq'));
});

test('so have a duplicate and a pasted copy', () => {
  expect(places(after(marked, { kind: 'duplicate', id: 'faq' }))).toEqual([...both('faq'), ...both('accordion-1')]);
  const from = { pageKey: 'a', revision: 'r', id: 'faq' };
  const other = { ...first, id: 2, sections: [] };
  expect(places(after(other, { kind: 'paste', from }, marked))).toEqual(both('accordion-1'));
});

test('so has a reusable section that is made one of the page', () => {
  const reusable = { ...marked, isReusable: true, uuid: 'u-1' };
  const reference = { id: 'x', blockType: 'reusableSection', sectionId: 'here', reusable: 'u-1' };
  const page = { ...first, sections: [reference] } as unknown as StoredPage;
  expect(places(after(page, { kind: 'detach', id: 'here' }, reusable))).toEqual(both('here'));
});

test('a mark whose text is the former one again is not carried', () => {
  const without = after(marked, { kind: 'delete', id: 'faq' });
  const source = { ...marked, sections: first.sections };
  expect(places(after(without, { kind: 'restore', id: 'faq' }, source))).toEqual([]);
});
