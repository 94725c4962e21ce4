import path from 'node:path';
import { defaultLanguage, translationLanguages, type Language } from '../languages';
import { applicationModelToStored } from '../seed/application-model-to-stored';
import { readApplicationModel } from '../seed/content';
import { applicationModelToWire, mediaIdsOfMenu } from './application-model';
import { isRecord } from './values';

const localizedNames = new Set(['title', 'text', 'subTitle', 'adress', 'copyright', 'content', 'linkTitle']);

/** The stored data after the Turkish save and those of the translations. */
function merge(byLanguage: [string, unknown][], name?: string): unknown {
  const [[, first] = []] = byLanguage;
  if (name && localizedNames.has(name)) {
    return Object.fromEntries(byLanguage.filter(([, value]) => value !== undefined));
  }
  const below = (key: string | number) =>
    byLanguage.map(
      ([language, value]) => [language, (value as Record<string | number, unknown>)[key]] as [string, unknown],
    );
  if (Array.isArray(first)) return first.map((_, index) => merge(below(index)));
  if (!isRecord(first)) return first;
  return Object.fromEntries(Object.keys(first).map((key) => [key, merge(below(key), key)]));
}

describe('applicationModelToWire', () => {
  it('returns the demo content that was stored', async () => {
    const model = await readApplicationModel(path.join(__dirname, '../../seed/demo'));
    const languages: Language[] = [defaultLanguage, ...translationLanguages()];
    // Pictures are records of the library by then.
    const picture = { id: 7, filename: 'crane.jpg', alt: { tr: 'Vinçler' } };
    const stored = merge(
      languages.map((language) => [language, applicationModelToStored(model, language, () => picture.id)]),
    ) as Record<'navigation' | 'footer' | 'social' | 'site-info' | 'popup', Record<string, unknown>>;
    const wire = applicationModelToWire(
      { ...stored, siteInfo: stored['site-info'], isDemo: true },
      new Map([[7, picture]]),
    );
    const withPictures = JSON.stringify(model, (key, value: unknown) =>
      key === 'img' ? { src: '/media/crane.jpg', alt: 'Vinçler' } : value,
    );
    expect(withPictures).toContain('Vinçler');
    expect(wire).toEqual(JSON.parse(withPictures));
  });

  it('names the news page where the site information does', () => {
    const wireOf = (siteInfo: object) =>
      applicationModelToWire(
        { navigation: {}, footer: {}, social: {}, siteInfo: { ...siteInfo }, popup: {} },
        new Map(),
      );
    expect(wireOf({ newsPage: 'basin' })).toHaveProperty('newsPage', 'basin');
    expect(wireOf({ newsPage: null })).not.toHaveProperty('newsPage');
  });

  it('has no popup without an id, and keeps an empty footer text', () => {
    const wire = applicationModelToWire(
      {
        navigation: {},
        footer: { items: [{ key: 'a', title: { tr: 'A' } }] },
        social: {},
        siteInfo: { title: { tr: 'Ad' } },
        popup: { title: { tr: 'Eski' } },
      },
      new Map(),
    );
    expect(wire).toEqual({
      menu: {},
      footer: { a: { title: 'A', text: '', order: 1, submenu: [] } },
      socialAccounts: {},
      siteInfo: { title: 'Ad' },
      languages: [],
    });
  });
});

it('a copied row of the menu, the footer or the accounts is one more, also with the key of the first', () => {
  const rows = ['Hizmetler', 'Projeler', 'Kariyer'].map((name, index) => ({
    ...{ id: String(index), key: index === 1 ? 'projeler' : 'hizmetler', name, title: { tr: name } },
  }));
  const stored = { navigation: { menu: rows }, footer: { items: rows }, social: { accounts: rows } };
  const wire = applicationModelToWire({ ...stored, siteInfo: {}, popup: {} }, new Map());
  for (const part of ['menu', 'footer', 'socialAccounts']) {
    const items = Object.entries(wire[part] as Record<string, { title?: string; name?: string; order: number }>);
    const listed = items.map(([key, { title, name, order }]) => [key, title ?? name, order]);
    const expected = [
      ['hizmetler', 'Hizmetler', 1],
      ['projeler', 'Projeler', 2],
      ['hizmetler-2', 'Kariyer', 3],
    ];
    expect([part, listed]).toEqual([part, expected]);
  }
});

describe('mediaIdsOfMenu', () => {
  it('looks at all levels', () => {
    const menu = [
      { img: 1, dropdown: [{ img: 2, subDropdown: [{ img: 3 }] }], megamenu: [{ dropdown: [{ img: 4 }] }] },
    ];
    expect(mediaIdsOfMenu({ menu })).toEqual([1, 2, 3, 4]);
    expect(mediaIdsOfMenu({ menu: [{ img: 'a' }, { img: 'a' }, { img: null }] })).toEqual(['a']);
  });
});

it.each([
  [true, true],
  [false, false],
  [null, false],
])('defaultOpen %j opens the popup: %s', (defaultOpen, expected) => {
  const stored = { navigation: {}, footer: {}, social: {}, siteInfo: {}, popup: { popupId: 'p', defaultOpen } };
  expect(applicationModelToWire(stored, new Map()).popup).toEqual({ id: 'p', defaultOpen: expected });
});
