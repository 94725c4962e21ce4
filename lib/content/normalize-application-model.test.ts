import { normalizeApplicationModel } from './normalize-application-model';
import { otherValue } from './other-value';
import { context, raw } from '../../test/raw-model';

test('objects become lists, sorted by order', () => {
  const model = normalizeApplicationModel(raw, 'tr', context);
  expect(model?.menu.map(({ title }) => title)).toEqual(['Bir', 'İki']);
  expect(model?.socialAccounts).toHaveLength(1);
  expect(model?.footer[0]?.submenu).toEqual([{ title: 'L', link: '/l' }]);
  expect(model?.languages.map(({ code }) => code)).toEqual(['tr', 'en']);
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
