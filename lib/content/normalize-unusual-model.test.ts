import { normalizeApplicationModel } from './normalize-application-model';
import { context, raw } from '../../test/raw-model';

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

  test('a link that leads nowhere is none', () => {
    const [item] = modelOf({ menu: [{ title: 'a', link: '#', dropdown: [{ title: 'b', link: '#b' }] }] })?.menu ?? [];
    expect(item).toMatchObject({ link: undefined, dropdown: [{ link: '#b' }] });
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
