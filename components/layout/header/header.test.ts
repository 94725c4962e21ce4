import type { MenuItem } from '@/lib/content';
import { demoMenu } from '@/lib/content/demo-menu';

import { fitsBar } from './fits-bar';
import { menuEntries, type MenuEntry } from './menu-entries';
import { isOpen, parentOf, toggled } from './open-path';
import { shiftInto } from './place-panel';

type DemoItem = (typeof demoMenu)[string];

const menuItem = ({ dropdown = [], megamenu = [], ...item }: DemoItem): MenuItem => ({
  ...item,
  dropdown: dropdown.map(menuItem),
  megamenu: megamenu.map((column) => ({ ...column, dropdown: column.dropdown.map(menuItem) })),
});

function entriesAt(address: string | null): MenuEntry[] {
  const menu = Object.values(demoMenu).map(menuItem);
  return menuEntries(menu, { address, icons: ['info', 'layers'], picture: () => 'picture' });
}

function marked(entries: MenuEntry[]): string[] {
  return entries.flatMap(({ title, current, items = [], columns = [] }) => [
    ...(current ? [`${title}: ${current}`] : []),
    ...marked(items),
    ...columns.flatMap((column) => marked(column.items)),
  ]);
}

test.each([
  ['/blog-types/gallery/1', ['Yazılar: ancestor', 'Yazı türleri: ancestor', 'Galeri: page']],
  ['/home-shop', ['Anasayfalar: ancestor', 'Mağaza: page']],
  ['/page/history', ['Sayfalar: ancestor', 'Hakkımızda: ancestor', 'Tarihçe: page']],
  ['/page/nowhere', []],
])('at %s the menu marks the page and its ancestors', (address, expected) => {
  expect(marked(entriesAt(address))).toEqual(expected);
});

test('a page that the menu has several times is marked everywhere, with its ancestors', () => {
  const item = (title: string, link: string, dropdown: MenuItem[] = []) => ({ title, link, dropdown, megamenu: [] });
  const overview = { ...item('Hizmetler', '/h'), megamenu: [{ title: '', dropdown: [item('Zemin', '/jet')] }] };
  const menu = [
    overview,
    item('Teknoloji', '/beton', [item('Zemin', '/jet', [item('Jet', '/jet')]), item('Su', '/su')]),
  ];
  const at = (address: string) => marked(menuEntries(menu, { address, icons: [], picture: () => null }));
  expect(at('/jet')).toEqual(['Hizmetler: ancestor', 'Zemin: page', 'Teknoloji: ancestor', 'Zemin: page', 'Jet: page']);
  expect(at('/su')).toEqual(['Teknoloji: ancestor', 'Su: page']);
});

test.each([
  ['/page/köprü', '/page/k%C3%B6pr%C3%BC'],
  ['/about/', '/about'],
  ['/page/Jet-Grout', '/page/jet-grout'],
  ['/about#references', '/about'],
])('an item that content links as %s is marked at %s', (link, address) => {
  const menu: MenuItem[] = [
    { title: 'Üst', dropdown: [{ title: 'Alt', link, dropdown: [], megamenu: [] }], megamenu: [] },
  ];
  const entries = menuEntries(menu, { address, icons: [], picture: () => null });
  expect(marked(entries)).toEqual(['Üst: ancestor', 'Alt: page']);
});

test('an item has one panel: columns come before a dropdown, unless all of them are empty', () => {
  const item = (title: string, changes: Partial<MenuItem> = {}) => ({ title, dropdown: [], megamenu: [], ...changes });
  const both = { dropdown: [item('a')], megamenu: [{ title: 'S', dropdown: [item('b')] }] };
  const empty = { dropdown: [item('a')], megamenu: [{ title: '', dropdown: [] }] };
  const entries = menuEntries([item('1', both), item('2', empty)], { address: '/', icons: [], picture: () => null });
  expect(entries).toEqual([
    { title: '1', columns: [{ title: 'S', items: [{ title: 'b' }] }] },
    { title: '2', items: [{ title: 'a' }] },
  ]);
});

test('nothing is marked when the address is not a page', () => {
  expect(marked(entriesAt(null))).toEqual([]);
});

test('the data for the browser has no empty parts, and only known icons', () => {
  const json = JSON.stringify(entriesAt('/'));
  expect(Object.keys(JSON.parse(json) as object[])).toHaveLength(6);
  expect(entriesAt('/').every((entry) => Object.values(entry).every((value) => value !== undefined))).toBe(true);
  expect(json).toContain('"icon":"info"');
  expect(json).not.toContain('panel-top');
});

test('opening an item closes its siblings; closing it keeps its ancestors open', () => {
  expect(toggled('', '2')).toBe('2');
  expect(toggled('2', '1')).toBe('1');
  expect(toggled('2', '2.0')).toBe('2.0');
  expect(isOpen('2.0', '2')).toBe(true);
  expect(toggled('2.0', '2.0')).toBe('2');
  expect(toggled('2.0', '2')).toBe('');
  expect(isOpen('12', '1')).toBe(false);
  expect(parentOf('2.1-3')).toBe('2');
});

test('a menu that does not fit into a bar of 992 px is a panel at every width', () => {
  const items = (count: number) =>
    Array.from({ length: count }, () => ({ title: 'Mühendislik hizmetleri', link: '/x' }));
  expect(fitsBar(entriesAt('/'), 2)).toBe(true);
  expect(fitsBar(items(6), 2)).toBe(true);
  expect(fitsBar(items(9), 2)).toBe(false);
  expect(fitsBar([{ title: 'Elektroensefalografi', link: '/x' }, ...items(200)], 0)).toBe(false);
});

test.each([
  ['within the window', 100, 400, 1000, 25, 0],
  ['over the right edge', 800, 1100, 1000, 25, -125],
  ['on the edge itself', 700, 1000, 1000, 10, -10],
  ['wider than the window', 300, 1500, 1000, 10, -290],
])('a panel %s is moved into it', (_, left, right, width, edge, shift) => {
  expect(shiftInto(left, right, width, edge)).toBe(shift);
});
