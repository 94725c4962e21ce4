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

test('mega-menus are the bar’s alone, however deep they are sent', () => {
  const mega = (levels: number): object => ({
    title: `M${levels}`,
    megamenu: levels > 0 ? [{ title: 'S', dropdown: [mega(levels - 1)] }] : [],
  });
  const [item] = normalizeApplicationModel({ menu: [mega(5)] }, 'tr', context)?.menu ?? [];
  const inner = item?.megamenu[0]?.dropdown[0];
  expect(inner?.title).toBe('M4');
  expect(inner?.megamenu).toEqual([]);
});

test('a link that could run script is no link', () => {
  expect(normalizeApplicationModel(raw, 'tr', context)?.menu[0]?.link).toBeUndefined();
});

test('without its site info a model is still one, of what is there', () => {
  for (const siteInfo of [undefined, null, 'Site', [], { phone: 5 }]) {
    const model = normalizeApplicationModel({ ...raw, siteInfo }, 'tr', context);
    expect(model?.menu).toHaveLength(2);
    expect(model?.siteInfo).toMatchObject({ title: 'Kemerkaya', subTitle: '', phone: '', copyright: '' });
  }
});

test('an account stands on the left unless it is told otherwise, and its colours are colours', () => {
  const account = { name: 'X', link: 'https://x.com/a' };
  const socialAccounts = {
    a: { ...account, position: 'right', color: '#fff', socialback: 'rgb(0, 0, 0)' },
    b: { ...account, position: 'left', color: 'red;background:url(//evil.example)', socialback: 7 },
    c: { ...account, position: { at: 'right' } },
  };
  const accounts = normalizeApplicationModel({ ...raw, socialAccounts }, 'tr', context)?.socialAccounts;
  expect(accounts).toMatchObject([
    { position: 'right', color: '#fff', socialback: 'rgb(0, 0, 0)' },
    { position: 'left', color: undefined, socialback: undefined },
    { position: 'left' },
  ]);
});

test('a footer item that says nothing is left out', () => {
  const footer = { a: {}, b: { text: 'Söz' }, c: { title: '', submenu: [{ title: '' }] }, d: { submenu: 'no list' } };
  expect(normalizeApplicationModel({ ...raw, footer }, 'tr', context)?.footer).toEqual([
    { title: '', text: 'Söz', submenu: [] },
  ]);
});

describe('the popup', () => {
  const notice = {
    id: 'saha-gunu',
    title: 'Saha günü',
    titleOtherLangs: { en: 'Site day' },
    content: '<p>Gelin.</p><script>x</script>',
    link: '/contact',
    linkTitle: 'Yazın',
    defaultOpen: true,
  };
  const popupOf = (popup: unknown, language: 'tr' | 'en' = 'tr') =>
    normalizeApplicationModel({ ...raw, popup }, language, {
      ...context,
      sanitizeHtml: (html) => html.replace(/<script.*<\/script>/, ''),
      resolveLink: (href) => (language === 'en' ? `/en${href}` : href),
    })?.popup;

  test('is sanitised and in the language asked for', () => {
    expect(popupOf(notice)).toEqual({
      id: 'saha-gunu',
      title: 'Saha günü',
      content: '<p>Gelin.</p>',
      link: '/contact',
      linkTitle: 'Yazın',
      defaultOpen: true,
    });
    expect(popupOf(notice, 'en')).toMatchObject({ title: 'Site day', link: '/en/contact', linkTitle: 'Yazın' });
  });

  test('leads nowhere by a link that could run script', () => {
    expect(popupOf({ ...notice, link: 'javascript:alert(1)' })).toMatchObject({ title: 'Saha günü', link: undefined });
  });

  test('opens by itself only where it says so', () => {
    for (const defaultOpen of [undefined, 'true', 1, false]) {
      expect(popupOf({ ...notice, defaultOpen })?.defaultOpen).toBe(false);
    }
  });

  test.each([
    undefined,
    null,
    'notice',
    [],
    {},
    { ...notice, id: '' },
    { ...notice, id: {} },
    { ...notice, id: 'x'.repeat(101) },
    { ...notice, title: '', titleOtherLangs: {} },
  ])('is absent where it is %j', (popup) => {
    expect(popupOf(popup)).toBeUndefined();
  });

  test('may have a number for an id, and nothing but a title to say', () => {
    expect(popupOf({ id: 7, title: 'Saha günü', content: ['x'] })).toEqual({
      id: '7',
      title: 'Saha günü',
      content: '',
      link: undefined,
      linkTitle: '',
      defaultOpen: false,
    });
  });
});

test.each([null, [], {}, { siteInfo: {} }, { siteInfo: { title: 1 } }, { menu: [], footer: {} }])(
  '%p is no application model',
  (value) => {
    expect(normalizeApplicationModel(value, 'tr', context)).toBeUndefined();
  },
);

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
