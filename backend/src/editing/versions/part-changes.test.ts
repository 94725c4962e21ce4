import type { PartName } from '../../../../components/layout/parts/definitions';
import type { StoredPart } from '../parts/read-part';
import { partChanges } from './part-changes';

const item = (id: string, title: string, more: object = {}) => ({ id, key: id, title: { tr: title }, ...more });
const about = item('a', 'Kurumsal', { link: '/about', dropdown: [item('h', 'Tarihçe'), item('t', 'Ekip')] });
const works = item('w', 'Projeler', { link: '/works' });
const contact = item('c', 'İletişim', { link: '/contact' });
const menuOf = (...menu: object[]): StoredPart => ({ menu });

const said = (before: StoredPart, after: StoredPart, name: PartName = 'navigation') =>
  partChanges(name, [before, after], ['tr', 'en']).map(({ kind, field, entry }) =>
    [kind, entry ? entry.join(' › ') : field].join(' '),
  );

const before = menuOf(about, works, contact);

test('entries that were added, removed, changed and moved are named', () => {
  const career = item('k', 'Kariyer');
  expect(said(before, menuOf(career, { ...works, link: '/projects' }, about))).toEqual([
    'added Kariyer',
    'changed Projeler',
    'moved Kurumsal',
    'removed İletişim',
  ]);
});

test('an entry below another one is named with it, and the other one did not change', () => {
  const shorter = { ...about, dropdown: [{ ...item('t', 'Ekip'), title: { tr: 'Ekip', en: 'Team' } }] };
  expect(said(before, menuOf(shorter, works, contact))).toEqual([
    'changed Kurumsal › Ekip',
    'removed Kurumsal › Tarihçe',
  ]);
});

test('a publication of the same content changed nothing, even with other row ids', () => {
  const again = menuOf(...[about, works, contact].map((row, index) => ({ ...row, id: `x${index}`, key: `y${index}` })));
  expect(said(before, { ...again, _status: 'published', updatedAt: 'later' })).toEqual([]);
});

test('a field that is no list is named by itself, in whichever language it changed', () => {
  const site: StoredPart = { title: { tr: 'Yapı' }, phone: '1', subTitle: { tr: 'Zemin', en: 'Ground' } };
  const changed = { ...site, phone: '2', subTitle: { tr: 'Zemin', en: 'Soil' } };
  expect(said(site, changed, 'site-info')).toEqual(['changed subTitle', 'changed phone']);
});

test('an entry without a title has the name or the address that it has', () => {
  const accounts = [{ id: 'l', name: 'LinkedIn', link: 'https://example.com/l' }];
  expect(said({ accounts: [] }, { accounts }, 'social')).toEqual(['added LinkedIn']);
});
