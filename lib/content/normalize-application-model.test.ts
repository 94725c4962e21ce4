import type { ParseContext } from '../sections/parse-section';
import { normalizeApplicationModel } from './normalize-application-model';
import { otherValue } from './other-value';

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

test('fields are replaced by their twin in the active language', () => {
  const model = normalizeApplicationModel(raw, 'en', context);
  expect(model?.menu[1]?.title).toBe('Two');
  expect(model?.menu[0]?.title).toBe('Bir');
  expect(model?.siteInfo).toMatchObject({ title: 'Site EN', adress: 'Adres' });
});

test('every field may have a twin: icons, pictures, links, colours, accounts, the popup, the site’s info', () => {
  const twins = (fields: Record<string, [unknown, unknown]>) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, [base, en]]) => [
        [name, base],
        [`${name}OtherLangs`, { en }],
      ]),
    );
  const item = twins({
    title: ['Bir', 'One'],
    link: ['/bir', '/one'],
    icon: ['dam', 'drill'],
    img: ['/media/tr.jpg', { src: '/media/en.jpg', width: 4, height: 3, alt: 'One' }],
    order: [1, 9],
  });
  const sent = {
    menu: {
      b: { title: 'Orta', order: 5 },
      a: { ...item, megamenu: [{ ...twins({ title: ['S', 'C'] }), dropdown: [item] }] },
    },
    footer: { f: { ...twins({ title: ['F', 'F en'], text: ['Söz', 'Word'] }), submenu: [item] } },
    socialAccounts: {
      s: twins({
        name: ['X', 'X en'],
        icon: ['x', 'linkedin'],
        link: ['https://x.com/tr', 'https://x.com/en'],
        color: ['#111', '#222'],
        socialback: ['#333', '#444'],
        position: ['left', 'right'],
      }),
    },
    siteInfo: twins({
      title: ['Site', 'Site en'],
      subTitle: ['Alt', 'Sub'],
      phone: ['1', '2'],
      adress: ['Adres', 'Address'],
      copyright: ['Hak', 'Right'],
      email: ['tr@a.example', 'en@a.example'],
    }),
    popup: twins({
      id: ['p-tr', 'p-en'],
      title: ['Saha günü', 'Site day'],
      content: ['<p>Gelin</p>', '<p>Come</p>'],
      link: ['/gel', '/come'],
      linkTitle: ['Yazın', 'Write'],
      defaultOpen: [true, false],
    }),
  };
  const model = normalizeApplicationModel(sent, 'en', context);
  const english = { title: 'One', link: '/one', icon: 'drill', img: { src: '/media/en.jpg', alt: 'One' } };
  expect(model?.menu).toMatchObject([
    { title: 'Orta' },
    { ...english, megamenu: [{ title: 'C', dropdown: [english] }] },
  ]);
  const kept = { icon: 'drill', img: expect.objectContaining({ src: '/media/en.jpg' }) as unknown, order: 9 };
  expect(model?.footer).toEqual([
    { title: 'F en', text: 'Word', submenu: [{ title: 'One', link: '/one', otherKeys: kept }] },
  ]);
  expect(model?.socialAccounts).toEqual([
    { name: 'X en', icon: 'linkedin', link: 'https://x.com/en', color: '#222', socialback: '#444', position: 'right' },
  ]);
  expect(model?.siteInfo).toEqual({
    title: 'Site en',
    subTitle: 'Sub',
    phone: '2',
    adress: 'Address',
    copyright: 'Right',
    email: 'en@a.example',
  });
  expect(model?.popup).toEqual({
    id: 'p-en',
    title: 'Site day',
    content: '<p>Come</p>',
    link: '/come',
    linkTitle: 'Write',
    defaultOpen: false,
  });
  expect(normalizeApplicationModel(sent, 'tr', context)).toMatchObject({
    menu: [{ title: 'Bir', icon: 'dam', img: { src: '/media/tr.jpg' } }, { title: 'Orta' }],
    siteInfo: { phone: '1', email: 'tr@a.example' },
    popup: { id: 'p-tr', defaultOpen: true },
  });
});

describe('unknown keys', () => {
  const isCampaign = (value: unknown): value is { name: string } =>
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
  const sent = { ...raw, campaign: { name: 'Yaz', nameOtherLangs: { en: 'Summer' } }, theme: ['dark'] };

  test('are kept as they are, in the language of the page', () => {
    const model = normalizeApplicationModel(sent, 'en', context);
    expect(model?.otherKeys).toEqual({ campaign: { name: 'Summer' }, theme: ['dark'] });
    expect(normalizeApplicationModel(raw, 'en', context)?.otherKeys).toEqual({});
  });

  test('are read with a check of their type', () => {
    const otherKeys = normalizeApplicationModel(sent, 'tr', context)?.otherKeys ?? {};
    expect(otherValue({ otherKeys }, 'campaign', isCampaign)?.name).toBe('Yaz');
    expect(otherValue({ otherKeys }, 'theme', isCampaign)).toBeUndefined();
    expect(otherValue({ otherKeys }, 'none', isCampaign)).toBeUndefined();
    expect(otherValue({ otherKeys }, 'constructor', (value): value is object => value !== undefined)).toBeUndefined();
  });
});

test('unknown keys of its parts are kept too, in the language of the page', () => {
  const sent = {
    menu: {
      a: {
        ...{ title: 'Bir', badge: 'Yeni', badgeOtherLangs: { en: 'New' }, order: 1 },
        dropdown: [{ title: 'Alt', hint: { text: 'x' } }],
        megamenu: [{ title: 'S', accent: '#111', dropdown: [] }],
      },
    },
    footer: { f: { title: 'F', order: 1, isBold: true, submenu: [{ title: 'L', link: '/l', rel: 'me' }] } },
    socialAccounts: { s: { name: 'X', link: 'https://x.com/a', followers: 5 } },
    siteInfo: { title: 'Site', fax: '+90 312', slogan: 'Yeraltı', sloganOtherLangs: { en: 'Underground' } },
  };
  const model = normalizeApplicationModel(sent, 'en', context);
  const [item] = model?.menu ?? [];
  expect(item?.otherKeys).toEqual({ badge: 'New' });
  expect(item?.dropdown[0]?.otherKeys).toEqual({ hint: { text: 'x' } });
  expect(item?.megamenu[0]?.otherKeys).toEqual({ accent: '#111' });
  expect(model?.footer[0]?.otherKeys).toEqual({ isBold: true });
  expect(model?.footer[0]?.submenu[0]?.otherKeys).toEqual({ rel: 'me' });
  expect(model?.socialAccounts[0]?.otherKeys).toEqual({ followers: 5 });
  expect(model?.siteInfo.otherKeys).toEqual({ fax: '+90 312', slogan: 'Underground' });
  const isText = (value: unknown): value is string => typeof value === 'string';
  expect(otherValue(model?.siteInfo ?? {}, 'slogan', isText)).toBe('Underground');
  expect(otherValue(normalizeApplicationModel(raw, 'tr', context)?.siteInfo ?? {}, 'slogan', isText)).toBeUndefined();
});

describe('a text without a twin', () => {
  const sent = {
    menu: {
      a: {
        ...{ title: 'Bir', titleOtherLangs: { en: 'One' }, order: 1 },
        dropdown: [{ title: 'Alt' }],
        megamenu: [{ title: 'Sütun', dropdown: [{ title: 'Öğe' }] }],
      },
    },
    footer: { f: { title: 'Kurumsal', text: 'Söz', submenu: [{ title: 'Hakkımızda', link: '/about' }] } },
    siteInfo: { title: 'Site', titleOtherLangs: { en: 'Site en' }, subTitle: 'Tünel', adress: 'Ankara', phone: '1' },
    popup: {
      id: 'p',
      title: 'Saha günü',
      titleOtherLangs: { en: 'Site day' },
      content: '<p>Gelin</p>',
      linkTitle: 'Yaz',
    },
  };

  test('is marked as Turkish on the English site', () => {
    const model = normalizeApplicationModel(sent, 'en', context);
    const [item] = model?.menu ?? [];
    expect(item?.foreign).toBeUndefined();
    expect(item?.dropdown[0]?.foreign).toEqual({ title: 'tr' });
    expect(item?.megamenu[0]).toMatchObject({ foreign: { title: 'tr' }, dropdown: [{ foreign: { title: 'tr' } }] });
    expect(model?.footer[0]).toMatchObject({
      foreign: { title: 'tr', text: 'tr' },
      submenu: [{ foreign: { title: 'tr' } }],
    });
    expect(model?.siteInfo.foreign).toEqual({ subTitle: 'tr', adress: 'tr' });
    expect(model?.popup?.foreign).toEqual({ content: 'tr', linkTitle: 'tr' });
  });

  test('is not marked on the Turkish site', () => {
    expect(JSON.stringify(normalizeApplicationModel(sent, 'tr', context))).not.toContain('foreign');
  });

  test('is English if its whole list is a twin', () => {
    const dropdownOtherLangs = { en: [{ title: 'Below' }] };
    const menu = { a: { title: 'Bir', dropdown: [{ title: 'Alt' }], dropdownOtherLangs } };
    const [item] = normalizeApplicationModel({ ...sent, menu }, 'en', context)?.menu ?? [];
    expect(item?.foreign).toEqual({ title: 'tr' });
    expect(item?.dropdown).toMatchObject([{ title: 'Below', foreign: undefined }]);
  });
});

test('menus nest three levels and no deeper', () => {
  const [first] = normalizeApplicationModel(raw, 'tr', context)?.menu ?? [];
  const third = first?.dropdown[0]?.dropdown[0];
  expect(third?.title).toBe('2');
  expect(third?.dropdown).toEqual([]);
});

test('mega-menus are kept on the first level only', () => {
  const mega = (levels: number): object => ({
    title: `M${levels}`,
    megamenu: levels > 0 ? [{ title: 'S', dropdown: [mega(levels - 1)] }] : [],
  });
  const [item] = normalizeApplicationModel({ menu: [mega(5)] }, 'tr', context)?.menu ?? [];
  const inner = item?.megamenu[0]?.dropdown[0];
  expect(inner?.title).toBe('M4');
  expect(inner?.megamenu).toEqual([]);
});

test('a link that could run a script is dropped', () => {
  expect(normalizeApplicationModel(raw, 'tr', context)?.menu[0]?.link).toBeUndefined();
});

test('a model without site info is still usable', () => {
  for (const siteInfo of [undefined, null, 'Site', [], { phone: 5 }]) {
    const model = normalizeApplicationModel({ ...raw, siteInfo }, 'tr', context);
    expect(model?.menu).toHaveLength(2);
    expect(model?.siteInfo).toMatchObject({
      title: 'Web sitesi',
      isUnnamed: true,
      subTitle: '',
      phone: '',
      copyright: '',
    });
  }
});

test('an account is on the left by default, and invalid colours are dropped', () => {
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

test('an empty footer item is left out', () => {
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

  test('is sanitised and in the requested language', () => {
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

  test('drops a link that could run a script', () => {
    expect(popupOf({ ...notice, link: 'javascript:alert(1)' })).toMatchObject({ title: 'Saha günü', link: undefined });
  });

  test('opens by itself only with defaultOpen', () => {
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
  ])('is absent if it is %j', (popup) => {
    expect(popupOf(popup)).toBeUndefined();
  });

  test('may have a numeric id and only a title', () => {
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

test.each([
  { menu: {}, footer: {}, siteInfo: {} },
  { menu: [], footer: [], siteInfo: {}, socialAccounts: {}, languages: [] },
  { menu: {}, footer: {}, siteInfo: { title: '' }, languages: null, popup: null },
])('an empty model is that of a site that is being set up: %j', (value) => {
  expect(normalizeApplicationModel(value, 'en', context)).toMatchObject({
    languages: [
      { code: 'tr', name: 'Türkçe' },
      { code: 'en', name: 'English' },
    ],
    ...{ menu: [], footer: [], siteInfo: { title: 'Website', isUnnamed: true } },
  });
});

describe('unusual input of a backend', () => {
  const modelOf = (changes: object) => normalizeApplicationModel({ ...raw, ...changes }, 'tr', context);

  test('a model needs only one part with content', () => {
    expect(normalizeApplicationModel({ menu: [{}] }, 'tr', context)).toBeDefined();
    expect(normalizeApplicationModel({ footer: { a: {} } }, 'tr', context)).toBeDefined();
    expect(normalizeApplicationModel({ siteInfo: { title: 'T' } }, 'tr', context)).toMatchObject({
      languages: [
        { code: 'tr', name: 'Türkçe' },
        { code: 'en', name: 'English' },
      ],
      ...{ menu: [], footer: [], socialAccounts: [], popup: undefined, otherKeys: {} },
    });
  });

  test('items without an order have 0, and equal orders keep their sequence', () => {
    const menu = [
      { title: 'b', order: 1 },
      { title: 'x', order: '0' },
      { title: 'y' },
      { title: 'a', order: -1 },
      null,
    ];
    expect(modelOf({ menu })?.menu.map(({ title }) => title)).toEqual(['a', 'x', 'y', 'b']);
    const dropdown = [{ title: '2', order: 2 }, { title: '1', order: 1 }, { title: '' }, 'x'];
    expect(modelOf({ menu: [{ title: 'a', dropdown }] })?.menu[0]?.dropdown.map(({ title }) => title)).toEqual([
      '1',
      '2',
    ]);
  });

  test('an item has its icon, its picture and its columns, or none', () => {
    const full = {
      title: 'a',
      icon: 'dam',
      img: '/a.jpg',
      megamenu: [{ title: 'S', dropdown: [{ title: 'x' }] }, 'x'],
    };
    const bare = { link: undefined, icon: undefined, img: undefined, dropdown: [], megamenu: [] };
    const [first, second] = modelOf({ menu: [full, { title: 'b', icon: 5, img: '', megamenu: 'x' }] })?.menu ?? [];
    expect(first).toMatchObject({
      icon: 'dam',
      img: { src: '/a.jpg' },
      megamenu: [{ title: 'S', dropdown: [{ title: 'x' }] }],
    });
    expect(second).toEqual({ title: 'b', ...bare });
  });

  test('columns of a mega-menu hold two more levels', () => {
    const deep = { title: '2', dropdown: [{ title: '3', dropdown: [{ title: '4' }] }] };
    const [item] = modelOf({ menu: [{ title: '1', megamenu: [{ title: 'S', dropdown: [deep] }] }] })?.menu ?? [];
    expect(item?.megamenu[0]?.dropdown[0]).toMatchObject({ title: '2', dropdown: [{ title: '3', dropdown: [] }] });
  });

  test('links and pictures are addresses of this site', () => {
    const model = normalizeApplicationModel(
      { menu: [{ title: 'a', link: '/a', img: '/a.jpg' }], footer: [{ submenu: [{ title: 'b', link: '/b' }] }] },
      'tr',
      { ...context, resolveLink: (href) => `/en${href}`, resolveMedia: (src) => `https://backend.example${src}` },
    );
    expect(model?.menu[0]).toMatchObject({ link: '/en/a', img: { src: 'https://backend.example/a.jpg' } });
    expect(model?.footer[0]?.submenu).toEqual([{ title: 'b', link: '/en/b' }]);
  });

  test('an account without a name or a link is left out, one without an icon is kept', () => {
    const socialAccounts = [{ name: 'X' }, { link: 'https://x.com/a' }, { name: 'Y', link: 'https://y.example/' }];
    expect(modelOf({ socialAccounts })?.socialAccounts).toEqual([
      { name: 'Y', icon: '', link: 'https://y.example/', color: undefined, socialback: undefined, position: 'left' },
    ]);
  });

  test('a language without a name has its own, and the default one is always there', () => {
    expect(modelOf({ languages: [{ code: 'en' }, { name: 'x' }, { code: 5 }, null] })?.languages).toEqual([
      { code: 'tr', name: 'Türkçe' },
      { code: 'en', name: 'English' },
    ]);
    expect(modelOf({ languages: 'x' })?.languages.map(({ code }) => code)).toEqual(['tr', 'en']);
  });

  test('an incomplete popup is logged, a missing one is not', () => {
    const warnings: string[] = [];
    const withLog = { ...context, warn: (message: string) => void warnings.push(message) };
    const popupOf = (popup: unknown) =>
      normalizeApplicationModel({ ...raw, languages: [], popup }, 'tr', withLog)?.popup;
    expect(popupOf({})).toBeUndefined();
    expect(warnings).toEqual([]);
    expect(popupOf({ title: 'x' })).toBeUndefined();
    expect(popupOf({ id: 'x' })).toBeUndefined();
    expect(warnings).toEqual(Array(2).fill('popup: expected an id of at most 100 characters and a title'));
    expect(popupOf({ id: 'x'.repeat(100), title: 'x' })).toBeDefined();
  });
});
