import type { DraftPage } from '../pages/read-page';
import { pageChanges } from './page-changes';

const hero = { id: 'a', blockType: 'hero', sectionId: 'hero-1', order: 10, title: { tr: 'Tünel', en: 'Tunnel' } };
const list = {
  ...{ id: 'b', blockType: 'accordion', sectionId: 'acc', order: 20 },
  list: [{ id: 'r1', title: { tr: 'Bir' } }],
};
const about = { id: 'c', blockType: 'about', sectionId: 'about-1', order: 30, title: { tr: 'Biz' } };

const pageOf = (sections: object[], more: object = {}): DraftPage =>
  ({
    ...{ id: 1, pageKey: 'a', link: '/page/a', updatedAt: '', title: { tr: 'Sayfa' } },
    sections,
    ...more,
  }) as DraftPage;
const changed = (before: DraftPage, after: DraftPage) =>
  pageChanges(before, after, ['tr', 'en']).map(({ target, kind }) => `${kind} ${target}`);

const before = pageOf([hero, list, about]);

test('a publication of the same content changed nothing, even with other row ids', () => {
  const again = { ...list, id: 'x', list: [{ id: 'y', title: { tr: 'Bir' } }] };
  expect(changed(before, pageOf([hero, again, about], { updatedAt: 'later', _status: 'published' }))).toEqual([]);
});

test('texts of every language, lists and hidden sections count as changes', () => {
  const english = { ...hero, title: { tr: 'Tünel', en: 'Tunnels' } };
  const longer = { ...list, list: [...list.list, { id: 'r2', title: { tr: 'İki' } }] };
  const hidden = { ...about, isHidden: true };
  expect(changed(before, pageOf([english, longer, hidden]))).toEqual([
    'changed hero-1',
    'changed acc',
    'changed about-1',
  ]);
});

test('the page’s own fields come first, removed sections last', () => {
  const team = { id: 'd', blockType: 'team', sectionId: 'team-1', order: 5 };
  expect(changed(before, pageOf([team, hero, about], { title: { tr: 'Sayfamız' } }))).toEqual([
    'changed page',
    'added team-1',
    'removed acc',
  ]);
});

test('a moved section is one change, not a change of all that it passed', () => {
  expect(changed(before, pageOf([{ ...about, order: 5 }, hero, list]))).toEqual(['moved about-1']);
});

test('the sections of the extra block count, but not those that it no longer shows', () => {
  const extra = (title: string, dataKind: string) =>
    pageOf([hero], { dataKind, dataSections: [{ ...about, title: { tr: title } }] });
  expect(changed(extra('Biz', 'section'), extra('Siz', 'section'))).toEqual(['changed about-1']);
  expect(changed(extra('Biz', 'none'), extra('Siz', 'none'))).toEqual([]);
});
