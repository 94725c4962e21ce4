import type { ParseContext } from '../sections/parse-section';
import { menuPath } from './menu-path';
import { normalizeApplicationModel } from './normalize-application-model';

const context: ParseContext = {
  warn: () => undefined,
  sanitizeHtml: (html) => html,
  resolveLink: (href) => href,
  resolveMedia: (src) => src,
};

const level = (title: string, dropdown: object[] = []) => ({ title, link: `/${title}`, dropdown });

const raw = {
  menu: {
    b: {
      title: 'İki',
      titleOtherLangs: { en: 'Two' },
      link: '/b',
      order: 2,
      megamenu: [{ title: 'S', dropdown: [level('m')] }],
    },
    a: { title: 'Bir', link: 'javascript:alert(1)', order: 1, dropdown: [level('1', [level('2', [level('3')])])] },
    c: { title: '', order: 3 },
    d: 'no item',
  },
  footer: { x: { title: 'F', order: 1, submenu: [{ title: 'L', link: '/l' }, {}] } },
  socialAccounts: { y: { name: 'X', icon: 'x', link: 'https://x.com/a', color: 'bad' }, z: { name: 'No link' } },
  siteInfo: { title: 'Site', titleOtherLangs: { en: 'Site EN' }, adress: 'Adres' },
  languages: [{ code: 'tr', name: 'Türkçe' }, { code: 'en', name: 'English' }, { code: 'xx' }],
};

test('objects become lists, sorted by order', () => {
  const model = normalizeApplicationModel(raw, 'tr', context);
  expect(model?.menu.map(({ title }) => title)).toEqual(['Bir', 'İki']);
  expect(model?.socialAccounts).toHaveLength(1);
  expect(model?.footer[0]?.submenu).toEqual([{ title: 'L', link: '/l' }]);
  expect(model?.languages.map(({ code }) => code)).toEqual(['tr', 'en']);
});

test('fields take their twin of the active language where it has one', () => {
  const model = normalizeApplicationModel(raw, 'en', context);
  expect(model?.menu[1]?.title).toBe('Two');
  expect(model?.menu[0]?.title).toBe('Bir');
  expect(model?.siteInfo).toMatchObject({ title: 'Site EN', adress: 'Adres' });
});

test('menus nest three levels and no deeper', () => {
  const [first] = normalizeApplicationModel(raw, 'tr', context)?.menu ?? [];
  const third = first?.dropdown[0]?.dropdown[0];
  expect(third?.title).toBe('2');
  expect(third?.dropdown).toEqual([]);
});

test('a link that could run script is no link', () => {
  expect(normalizeApplicationModel(raw, 'tr', context)?.menu[0]?.link).toBeUndefined();
});

test.each([null, [], {}, { siteInfo: {} }, { siteInfo: { title: 1 } }])('%p is no application model', (value) => {
  expect(normalizeApplicationModel(value, 'tr', context)).toBeUndefined();
});

test('an item is found with its ancestors, in dropdowns and mega-menus', () => {
  const menu = normalizeApplicationModel(raw, 'tr', context)?.menu ?? [];
  expect(menuPath(menu, '/2').map(({ title }) => title)).toEqual(['Bir', '1', '2']);
  expect(menuPath(menu, '/m').map(({ title }) => title)).toEqual(['İki', 'm']);
  expect(menuPath(menu, '/nowhere')).toEqual([]);
});

test('of several places in the menu the one nearest to the top counts', () => {
  const menu = normalizeApplicationModel(
    { ...raw, menu: { a: { ...level('a', [level('contact')]), order: 1 }, b: { ...level('contact'), order: 2 } } },
    'tr',
    context,
  )?.menu;
  expect(menuPath(menu ?? [], '/contact')).toHaveLength(1);
  expect(menuPath(menu ?? [], '/a').map(({ title }) => title)).toEqual(['a']);
});
