import { normalizeApplicationModel } from './normalize-application-model';
import { context, raw } from '../../test/raw-model';

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
