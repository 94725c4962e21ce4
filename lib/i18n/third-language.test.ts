/** A language that the content names has addresses, texts and search engines' links, without a line of code. */
import { normalizeApplicationModel } from '../content/normalize-application-model';
import { linkedCategories } from '../../test/demo-categories';
import { normalizePage, normalizePageKeys } from '../content/normalize-page';
import { inOffered } from '../content/languages-of';
import type { ParseContext } from '../sections/parse-section';
import { alternatesOf } from '../seo/metadata';
import { sitemapOf } from '../seo/sitemap';
import { longDate } from '../text/dates';
import { otherAddressesOfTags } from '../webhook/addresses-of-tags';
import { addressOf, localizeHref } from './addresses';
import { directionOf, isLanguage, languageName, translator } from './languages';
import { isHiddenLanguage, setOfferedLanguages } from './offered-languages';

const siteUrl = 'https://site.example';
const context: ParseContext = {
  warn: jest.fn(),
  sanitizeHtml: (html) => html,
  resolveLink: (href) => localizeHref(href, 'de'),
  resolveMedia: (src) => src,
};
const raw = {
  pageKey: 'k',
  link: '/page/k',
  title: 'Köprü',
  isVisible: true,
  sections: [{ id: 'h', type: 'hero', order: 1, title: 'Köprü', stickyTitle: 'Devam', stickyLink: '/about' }],
  otherLangs: {
    de: { title: 'Brücke', sections: [{ id: 'h', type: 'hero', order: 1, title: 'Brücke' }] },
    ar: { title: 'جسر', sections: [{ id: 'h', type: 'hero', order: 1, title: 'جسر' }] },
  },
};
const languages = [
  { code: 'tr', name: 'Türkçe' },
  { code: 'de', name: '' },
];
const modelOf = (sent: unknown) =>
  normalizeApplicationModel(
    { siteInfo: { title: 'Kemerkaya', titleOtherLangs: { de: 'Kemerkaya Bau' } }, languages: sent },
    'de',
    context,
  );

beforeEach(() => {
  jest.clearAllMocks();
  setOfferedLanguages(['tr', 'de']);
});

test('it has texts and addresses', () => {
  expect(isLanguage('de')).toBe(true);
  expect(languageName('de')).toBe('Deutsch');
  expect(translator('de')('formSend')).toBe('Absenden');
  expect(longDate('2026-02-07', 'de')).toBe('7. Februar 2026');
  expect(addressOf('/about', 'de')).toBe('/de/about');
  expect(localizeHref('/de/about', 'tr')).toBe('/de/about');
});

test('the translation is used key by key, and its links stay in the language', () => {
  const page = normalizePage(raw, 'de', context);
  expect(page).toMatchObject({ title: 'Brücke', contentLanguage: 'de', languages: ['tr', 'de', 'ar'] });
  expect(page?.sections[0]).toMatchObject({ title: 'Brücke', stickyTitle: 'Devam', stickyLink: '/de/about' });
});

test('texts without German are shown in Turkish', () => {
  const [category] = linkedCategories('de');
  expect(category).toMatchObject({ title: 'Metro Projeleri', contentLanguage: 'tr', languages: ['tr', 'en'] });
});

test('hreflang, sitemap and webhook include it, and no language that is not offered', () => {
  const [page, model] = [normalizePage(raw, 'de', context), modelOf(languages)];
  expect(page && model && alternatesOf(inOffered(page, model), siteUrl, '/page/k')).toEqual({
    tr: `${siteUrl}/page/k`,
    de: `${siteUrl}/de/page/k`,
    'x-default': `${siteUrl}/page/k`,
  });
  const listed = [{ pageKey: 'k', link: '/page/k', updatedAt: '', languages: ['tr', 'de', 'ar'] }];
  const sitemap = sitemapOf({ keys: normalizePageKeys(listed) ?? [], siteUrl, languages: ['tr', 'de'] });
  expect(sitemap).toContain(`<loc>${siteUrl}/de/page/k</loc>`);
  expect(sitemap).not.toContain(`${siteUrl}/ar/`);
  expect(otherAddressesOfTags(['application-model'])).toEqual(expect.arrayContaining(['/de', '/de/rss.xml']));
  expect(isHiddenLanguage('ar')).toBe(true);
});

test('the menu offers what the content lists, under its own name where it has no other', () => {
  const model = modelOf(languages);
  expect(model?.siteInfo.title).toBe('Kemerkaya Bau');
  expect(model?.languages).toEqual([
    { code: 'tr', name: 'Türkçe' },
    { code: 'de', name: 'Deutsch' },
  ]);
});

test.each([
  ['no list', { tr: 'Türkçe' }, ['tr', 'en'], /expected a list/],
  ['an unknown code', [{ code: 'tr', name: 'T' }, { code: 'xx' }, null], ['tr'], /languages\[1\]: not a known/],
  ['a code twice', [{ code: 'tr' }, { code: 'de' }, { code: 'de' }], ['tr', 'de'], /de is listed twice/],
  ['no default language', [{ code: 'en' }], ['tr', 'en'], /tr is missing/],
])('%s of a host is noted, and the others are offered', (_name, sent, codes, warning) => {
  expect(modelOf(sent)?.languages.map(({ code }) => code)).toEqual(codes);
  expect(context.warn).toHaveBeenCalledWith(expect.stringMatching(warning));
});

test('a site that names no language has Turkish and English', () => {
  for (const none of [undefined, null, []])
    expect(modelOf(none)?.languages).toEqual([
      { code: 'tr', name: 'Türkçe' },
      { code: 'en', name: 'English' },
    ]);
  expect(context.warn).not.toHaveBeenCalled();
});

test('a language without a catalogue is shown in another one, and written in its own direction', () => {
  expect(translator('ar')('formSend')).toBe('Send');
  expect(translator('az')('formSend')).toBe('Gönder');
  expect([directionOf('ar'), directionOf('de')]).toEqual(['rtl', 'ltr']);
});
