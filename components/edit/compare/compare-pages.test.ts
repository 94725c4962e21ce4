import type { Raw } from '@/lib/edit/wire-page';

import { comparePages } from './compare-pages';

const hero = { id: 'hero-1', type: 'hero', order: 10, title: 'Tünel', subTitle: 'Kaya' };
const list = { id: 'acc-1', type: 'accordion', order: 20, list: [{ rowId: 'a', title: 'Bir' }] };
const about = { id: 'about-1', type: 'about', order: 30, title: 'Biz' };
const pageOf = (sections: Raw[], more: Raw = {}): Raw => ({ title: 'Sayfa', sections, ...more });
const compared = (before: Raw, after: Raw) => comparePages(before, after, ['tr', 'en']);

test('two versions with the same values have no changes, even with other row ids', () => {
  const again = { ...list, list: [{ rowId: 'b', title: 'Bir' }] };
  expect(compared(pageOf([hero, list]), pageOf([hero, again]))).toEqual([]);
});

test('a changed field is listed with both values, a text with its language', () => {
  const en = (title: string) => ({ otherLangs: { en: { title: 'Page', sections: [{ ...hero, title }] } } });
  const before = pageOf([hero], en('Tunnel'));
  const after = pageOf([{ ...hero, subTitle: 'Zemin', isHidden: true }], { ...en('Tunnels'), title: 'Sayfamız' });
  const changes = compared(before, after).map(({ target, kind, fields }) => [
    target,
    kind,
    fields.map((field) => [field.name, field.language, field.before, field.after]),
  ]);
  expect(changes).toEqual([
    ['page', 'changed', [['title', 'tr', 'Sayfa', 'Sayfamız']]],
    [
      'hero-1',
      'changed',
      [
        ['isHidden', null, false, true],
        ['subTitle', 'tr', 'Kaya', 'Zemin'],
        ['title', 'en', 'Tunnel', 'Tunnels'],
      ],
    ],
  ]);
});

test('added, removed and moved sections are distinguished', () => {
  const team = { id: 'team-1', type: 'team', order: 40 };
  const before = pageOf([hero, list, about]);
  expect(compared(before, pageOf([{ ...about, order: 5 }, hero, list])).map(({ target }) => target)).toEqual([
    'about-1',
  ]);
  expect(compared(before, pageOf([hero, about, team])).map(({ target, kind }) => [target, kind])).toEqual([
    ['team-1', 'added'],
    ['acc-1', 'removed'],
  ]);
});
