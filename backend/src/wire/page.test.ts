import { contentLanguagesOf, mediaIdsOfPage, pageToWire, revisionOf, type StoredPage } from './page';

const stored: StoredPage = {
  id: 7,
  uuid: 'u',
  pageKey: 'ornek',
  link: '/page/ornek',
  title: { tr: 'Örnek', en: 'Sample' },
  description: { tr: 'Açıklama' },
  isVisible: true,
  categories: ['metro'],
  logoColor: '#fff',
  logoBgColor: null,
  sections: [{ blockType: 'hero', sectionId: 'hero-1', order: 10, title: { tr: 'Merhaba', en: 'Hello' } }],
  dataKind: 'none',
  updatedAt: '2026-11-20T07:00:00.000Z',
};
const hero = { id: 'hero-1', type: 'hero', order: 10 };
const toWire = (changes: Partial<StoredPage> = {}) => pageToWire({ ...stored, ...changes }, new Map());

describe('pageToWire', () => {
  it('is the Page of the contract', () => {
    expect(toWire()).toEqual({
      uuid: 'u',
      pageKey: 'ornek',
      link: '/page/ornek',
      title: 'Örnek',
      description: 'Açıklama',
      isVisible: true,
      sections: [{ ...hero, title: 'Merhaba' }],
      data: null,
      otherLangs: { en: { title: 'Sample', sections: [{ ...hero, title: 'Hello' }], data: null } },
      logoColor: '#fff',
      categories: ['metro'],
      isEditable: false,
      revision: revisionOf(stored),
      updatedAt: stored.updatedAt,
    });
  });

  it('for an editor has every language, hidden sections, and the ids of rows', () => {
    const list = [{ id: 'r1', title: { tr: 'Bir' } }];
    const sections = [{ blockType: 'accordion', sectionId: 'a', order: 1, isHidden: true, list }];
    const page = { ...stored, title: { tr: 'Örnek' }, sections };
    const section = { id: 'a', type: 'accordion', order: 1, isHidden: true };
    expect(pageToWire(page, new Map(), true)).toMatchObject({
      isEditable: true,
      sections: [{ ...section, list: [{ rowId: 'r1', title: 'Bir' }] }],
      otherLangs: { en: { sections: [{ ...section, list: [{ rowId: 'r1' }] }] } },
    });
    expect(pageToWire(page, new Map())).toMatchObject({ isEditable: false, sections: [], otherLangs: {} });
  });

  it('has no copy in a language without a title', () => {
    expect(toWire({ title: { tr: 'Örnek', en: null } }).otherLangs).toEqual({});
  });

  it('sends the extra block as HTML, one section or several', () => {
    const dataSections = stored.sections;
    const turkish = { ...hero, title: 'Merhaba' };
    expect(toWire({ dataKind: 'html', dataHtml: { tr: '<p>a</p>', en: '<p>b</p>' } }).data).toBe('<p>a</p>');
    expect(toWire({ dataKind: 'section', dataSections }).data).toEqual(turkish);
    expect(toWire({ dataKind: 'sections', dataSections }).data).toEqual([turkish]);
    expect(toWire({ dataKind: 'none', dataHtml: { tr: '<p>old</p>' }, dataSections }).data).toBeNull();
  });

  it('lets the site fall back to Turkish HTML that has no translation', () => {
    const copy = toWire({ dataKind: 'html', dataHtml: { tr: '<p>a</p>' } }).otherLangs.en;
    expect(copy).not.toHaveProperty('data');
  });

  it('changes its revision with every save', () => {
    expect(toWire({ updatedAt: '2026-11-20T07:00:00.001Z' }).revision).not.toBe(toWire().revision);
    expect(toWire({ id: 8 }).revision).not.toBe(toWire().revision);
  });
});

describe('contentLanguagesOf', () => {
  const languagesOf = (changes: Partial<StoredPage> = {}) => contentLanguagesOf(toWire(changes));

  it('names a translation that has texts of its own', () => expect(languagesOf()).toEqual(['tr', 'en']));

  it('does not name a translated title over Turkish sections', () => {
    expect(languagesOf({ sections: [{ blockType: 'hero', sectionId: 'hero-1', title: { tr: 'Merhaba' } }] })).toEqual([
      'tr',
    ]);
  });

  it('needs only a title if no section has text', () => {
    expect(languagesOf({ sections: [] })).toEqual(['tr', 'en']);
    expect(languagesOf({ sections: [], title: { tr: 'Örnek' } })).toEqual(['tr']);
  });
});

it('lists every file of a page once, including the extra block', () => {
  const hero = (backgroundImage: number) => ({ blockType: 'hero', sectionId: 'h', backgroundImage });
  expect(mediaIdsOfPage({ ...stored, sections: [hero(1), hero(2)], dataSections: [hero(2), hero(3)] })).toEqual([
    1, 2, 3,
  ]);
});

it('counts a translation if one section has text', () => {
  const sections = [
    { blockType: 'hero', sectionId: 'a', title: { tr: 'A' } },
    { blockType: 'hero', sectionId: 'b', title: { tr: 'B', en: 'B' } },
  ];
  expect(contentLanguagesOf(toWire({ sections }))).toEqual(['tr', 'en']);
});

it('sends no empty extra block in Turkish, but lets a translation fall back', () => {
  const wire = toWire({ dataKind: 'html', dataHtml: {} });
  expect(wire.data).toBeNull();
  expect(wire.otherLangs.en).not.toHaveProperty('data');
  expect(toWire({ dataKind: 'section', dataSections: [] }).data).toBeNull();
});

it('has a revision that fits into a header', () => {
  expect(revisionOf(stored)).toMatch(/^[\w-]{22}$/);
});

it('uses its database id if it has no uuid, and has defaults', () => {
  expect(toWire({ uuid: null }).uuid).toBe('7');
  expect(toWire({ categories: null, isVisible: null })).toMatchObject({ categories: [], isVisible: false });
});
