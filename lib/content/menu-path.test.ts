import type { MenuItem } from '.';
import { demoCategories } from '../../test/demo-categories';
import { ancestorsOf } from './breadcrumb';
import { menuPath, menuPaths } from './menu-path';

interface Shape {
  link?: string;
  items?: Record<string, Shape>;
  columns?: Record<string, Shape>[];
}

const itemsOf = (shapes: Record<string, Shape> = {}): MenuItem[] =>
  Object.entries(shapes).map(([title, { link, items, columns = [] }]) => ({
    title,
    link,
    dropdown: itemsOf(items),
    megamenu: columns.map((column) => ({ title: '', dropdown: itemsOf(column) })),
  }));

/** A typical menu: an overview of all pages, and a branch for each kind. */
const menu = itemsOf({
  Kurumsal: {
    link: '/about',
    items: { Hakkımızda: { link: '/about' }, Belgeler: { items: { KVKK: { link: '/page/kvkk' } } } },
  },
  Hizmetler: {
    link: '/page/hizmetler',
    columns: [
      { Temel: { link: '/page/mini-kazik' }, Perde: { link: '/page/enjeksiyon' }, Zemin: { link: '/page/jet-grout' } },
      { 'Baraj işleri': { link: '/reference/baraj-projeleri' }, Tümü: { link: '/page/hizmetler' } },
      { Teklif: { link: '/contact' } },
    ],
  },
  Teknoloji: {
    link: '/page/enjeksiyon',
    items: {
      Zemin: { link: '/page/jet-grout', items: { 'Jet Grout': { link: '/page/jet-grout' } } },
      'Mini Kazık': { link: '/page/mini-kazik' },
      Enjeksiyon: { link: '/page/enjeksiyon' },
    },
  },
  Referanslar: {
    link: '/reference/metro-projeleri',
    items: { Metro: { link: '/reference/metro-projeleri' }, Barajlar: { link: '/reference/baraj-projeleri' } },
  },
  İletişim: { link: '/contact' },
});

const titles = (path: readonly { title: string }[]) => path.map(({ title }) => title);
const kin = ['/page/jet-grout', '/page/mini-kazik', '/page/enjeksiyon'];

test('every path to a page is found, in dropdowns and mega-menus', () => {
  expect(menuPaths(menu, '/page/jet-grout').map(titles)).toEqual([
    ['Hizmetler', 'Zemin'],
    ['Teknoloji', 'Zemin'],
    ['Teknoloji', 'Zemin', 'Jet Grout'],
  ]);
  expect(menuPaths(menu, '/page/nowhere')).toEqual([]);
  expect(menuPath(menu, '/page/nowhere')).toEqual([]);
});

test.each([
  ['the only place', '/page/kvkk', [], ['Kurumsal', 'Belgeler', 'KVKK']],
  ['the deepest of several', '/page/jet-grout', [], ['Teknoloji', 'Zemin', 'Jet Grout']],
  ['the first of equally deep ones', '/page/mini-kazik', [], ['Hizmetler', 'Temel']],
  ['the one with similar pages, however deep the others are', '/page/mini-kazik', kin, ['Teknoloji', 'Mini Kazık']],
  ['the item of the bar that is the page itself', '/contact', [], ['İletişim']],
  ['and the place below that', '/about', [], ['Kurumsal', 'Hakkımızda']],
])('a page’s branch of the menu is %s', (_, address, ofKind, expected) => {
  expect(titles(menuPath(menu, address, ofKind))).toEqual(expected);
});

const way = (path: string, page?: Parameters<typeof ancestorsOf>[3]) =>
  ancestorsOf(path, { menu, categories: demoCategories('tr') }, 'tr', page).map(({ title, link }) =>
    link ? `${title} ${link}` : title,
  );

test('a reference category belongs to the branch of the categories', () => {
  expect(way('/reference/baraj-projeleri', { title: 'Barajlar' })).toEqual([
    'Anasayfa /',
    'Referanslar /reference/metro-projeleri',
  ]);
  // The step for the page itself has no link.
  expect(way('/reference/metro-projeleri', { title: 'Metro Projeleri' })).toEqual(['Anasayfa /', 'Referanslar']);
});

test.each([
  [['baraj'], ['Anasayfa /', 'Referanslar /reference/metro-projeleri', 'Barajlar /reference/baraj-projeleri']],
  // Two steps with one address: the more specific one has the link.
  [
    ['referanslar', 'metro'],
    ['Anasayfa /', 'Referanslar', 'Metro /reference/metro-projeleri'],
  ],
  [['endustri'], ['Anasayfa /', 'Endüstriyel Tesisler /reference/endustriyel-tesis-projeleri']],
  [['unheard-of'], ['Anasayfa /']],
])('the breadcrumb of a project in %j leads through its category', (categories, expected) => {
  expect(way('/page/yeldere', { title: 'Yeldere', categories })).toEqual(expected);
});

test('a step with the page’s own title and address is left out', () => {
  expect(way('/page/hizmetler', { title: 'Hizmetler' })).toEqual(['Anasayfa /']);
  expect(way('/about', { title: 'Hakkımızda' })).toEqual(['Anasayfa /', 'Kurumsal']);
  expect(way('/page/enjeksiyon', { title: 'Enjeksiyon', kin })).toEqual(['Anasayfa /', 'Teknoloji']);
});

test('addresses and names are in the active language', () => {
  const frame = { menu: [], categories: demoCategories('en') };
  expect(ancestorsOf('/page/silo', frame, 'en', { title: 'Silo', categories: ['endustri'] })).toEqual([
    { title: 'Home', link: '/en' },
    { title: 'Industrial Plants', link: '/en/reference/endustriyel-tesis-projeleri' },
  ]);
});

test('one of the site’s own pages, which is in no menu, comes after the home page', () => {
  expect(way('/search')).toEqual(['Anasayfa /']);
});

test('the category of a project has the menu’s path, in the language of the page', () => {
  const english = itemsOf({ References: { items: { Dams: { link: '/en/reference/baraj-projeleri' } } } });
  const frame = { menu: english, categories: demoCategories('en') };
  const titled = ancestorsOf('/page/x', frame, 'en', { title: 'X', categories: ['baraj'] });
  expect(titled).toEqual([
    { title: 'Home', link: '/en' },
    { title: 'References' },
    { title: 'Dams', link: '/en/reference/baraj-projeleri' },
  ]);
});

test('the home page is a step only once', () => {
  const home = itemsOf({ Başlangıç: { link: '/', items: { Alt: { link: '/page/alt' } } } });
  expect(ancestorsOf('/page/alt', { menu: home, categories: [] }, 'tr', { title: 'Alt' })).toEqual([
    { title: 'Anasayfa', link: '/' },
  ]);
});

test('a step with another title and the page’s address is kept without a link', () => {
  const twice = itemsOf({ Genel: { link: '/page/alt', items: { Alt: { link: '/page/alt' } } } });
  const steps = ancestorsOf('/page/alt', { menu: twice, categories: [] }, 'tr', { title: 'Alt' });
  expect(steps).toEqual([{ title: 'Anasayfa', link: '/' }, { title: 'Genel' }]);
});

test('the share of pages of the same kind decides, not their number', () => {
  const shared = itemsOf({
    Büyük: { items: { A: { link: '/a' }, B: { link: '/b' }, X: { link: '/x' }, Y: { link: '/y' }, Z: { link: '/z' } } },
    Küçük: { items: { A: { link: '/a' }, Again: { link: '/a' } } },
  });
  expect(titles(menuPath(shared, '/a', ['/a', '/b']))).toEqual(['Küçük', 'A']);
});

test.each([
  ['/page/köprü', '/page/k%C3%B6pr%C3%BC'],
  ['/about/', '/about'],
  ['/page/Jet-Grout', '/page/jet-grout'],
])('the breadcrumb of %s leads through the menu, however content links to it', (link, address) => {
  const raw = itemsOf({ Üst: { link: '/page/üst', items: { Alt: { link } } }, Diğer: { link: `${address}#yer` } });
  expect(titles(menuPath(raw, address, [address]))).toEqual(['Diğer']);
  const once = itemsOf({ Üst: { link: '/page/üst', items: { Alt: { link } } } });
  expect(ancestorsOf(address, { menu: once, categories: [] }, 'tr', { title: 'Alt' })).toEqual([
    { title: 'Anasayfa', link: '/' },
    { title: 'Üst', link: '/page/üst' },
  ]);
});
