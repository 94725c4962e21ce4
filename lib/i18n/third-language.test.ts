/**
 * A third language needs one more catalogue, one more line (`catalogues.ts`), and content. Here the line is mocked; the
 * German catalogue is the English one with another name.
 */
import { normalizeApplicationModel } from '../content/normalize-application-model';
import { normalizePage, normalizePageKeys } from '../content/normalize-page';
import { referenceCategories } from '../references/categories';
import type { ParseContext } from '../sections/parse-section';
import { alternatesOf } from '../seo/metadata';
import { sitemapOf } from '../seo/sitemap';
import { otherAddressesOfTags } from '../webhook/addresses-of-tags';
import { addressOf, localizeHref } from './addresses';
import type * as Catalogues from './catalogues';
import { inLanguage, isLanguage, type Language, languages, translator } from './languages';

jest.mock('./catalogues', () => {
  const { catalogues } = jest.requireActual<typeof Catalogues>('./catalogues');
  return { catalogues: { ...catalogues, de: { ...catalogues.en, languageName: 'Deutsch', locale: 'de-DE' } } };
});

const german = 'de' as Language;
const siteUrl = 'https://site.example';
const context: ParseContext = {
  warn: () => undefined,
  sanitizeHtml: (html) => html,
  resolveLink: (href) => localizeHref(href, german),
  resolveMedia: (src) => src,
};
const raw = {
  pageKey: 'k',
  link: '/page/k',
  title: 'Köprü',
  isVisible: true,
  sections: [{ id: 'h', type: 'hero', order: 1, title: 'Köprü', stickyTitle: 'Devam', stickyLink: '/about' }],
  otherLangs: { de: { title: 'Brücke', sections: [{ id: 'h', type: 'hero', order: 1, title: 'Brücke' }] } },
};

test('it has texts and addresses', () => {
  expect(languages).toEqual(['tr', 'en', 'de']);
  expect(isLanguage('de')).toBe(true);
  expect(translator(german)('languageName')).toBe('Deutsch');
  expect(addressOf('/about', german)).toBe('/de/about');
  expect(localizeHref('/de/about', 'tr')).toBe('/de/about');
});

test('the translation is used key by key, and its links stay in the language', () => {
  const page = normalizePage(raw, german, context);
  expect(page).toMatchObject({ title: 'Brücke', contentLanguage: 'de', languages: ['tr', 'de'] });
  expect(page?.sections[0]).toMatchObject({ title: 'Brücke', stickyTitle: 'Devam', stickyLink: '/de/about' });
});

test('texts without German are shown in Turkish', () => {
  const [category] = referenceCategories;
  expect(category && inLanguage(category.title, german)).toBe('Metro Projeleri');
});

test('hreflang, sitemap and webhook include it', () => {
  const page = normalizePage(raw, german, context);
  expect(page && alternatesOf(page, siteUrl, '/page/k')).toEqual({
    tr: `${siteUrl}/page/k`,
    de: `${siteUrl}/de/page/k`,
    'x-default': `${siteUrl}/page/k`,
  });
  const keys = normalizePageKeys([{ pageKey: 'k', link: '/page/k', updatedAt: '', languages: ['tr', 'de'] }]) ?? [];
  expect(sitemapOf({ keys, siteUrl })).toContain(`<loc>${siteUrl}/de/page/k</loc>`);
  expect(otherAddressesOfTags(['application-model'])).toEqual(expect.arrayContaining(['/de', '/de/rss.xml']));
});

test('the menu offers it when the content lists it', () => {
  const model = normalizeApplicationModel(
    {
      siteInfo: { title: 'Kemerkaya', titleOtherLangs: { de: 'Kemerkaya Bau' } },
      languages: [
        { code: 'tr', name: 'Türkçe' },
        { code: 'de', name: 'Deutsch' },
        { code: 'xx', name: '?' },
      ],
    },
    german,
    context,
  );
  expect(model?.siteInfo.title).toBe('Kemerkaya Bau');
  expect(model?.languages.map(({ code }) => code)).toEqual(['tr', 'de']);
});
