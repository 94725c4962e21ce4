/** @jest-environment node */
import type { ApplicationModel } from '../content';
import { BackendFailure } from '../backend/failure';
import { pageMetadata, unlisted } from './metadata';

const model = { siteInfo: { title: 'Kemerkaya Mühendislik', subTitle: 'Geoteknik' } } as unknown as ApplicationModel;
const page = {
  title: 'Jet Grout',
  description: 'Açıklama',
  keywords: 'a, b',
  languages: ['tr', 'en'] as const,
  contentLanguage: 'tr' as const,
  updatedAt: '2026-10-25T08:00:00Z',
};
const found = (more: object = {}) => ({
  kind: 'found' as const,
  model,
  page: { ...page, languages: [...page.languages], ...more },
});
const head = (more: object = {}, path = '/page/x') => pageMetadata(found(more), 'tr', path);

beforeEach(() => {
  process.env.SITE_URL = 'https://site.example';
});
afterEach(() => {
  delete process.env.SITE_URL;
});

test('a page has its title, and the requested address as canonical', () => {
  expect(head()).toMatchObject({
    title: 'Jet Grout - Kemerkaya Mühendislik',
    description: 'Açıklama',
    keywords: 'a, b',
    alternates: { canonical: 'https://site.example/page/x' },
  });
});

test('in place of a home page, the site is named and not to be listed', () => {
  expect(pageMetadata({ kind: 'preparing', model }, 'en', '/')).toMatchObject({
    title: 'Kemerkaya Mühendislik',
    robots: { index: false },
    other: { 'content-preparing': 'true' },
  });
});

test('what a page lacks in its head has a default', () => {
  expect(head({ title: '', description: '', keywords: '' })).toMatchObject({
    title: 'Kemerkaya Mühendislik',
    description: 'Description',
    keywords: 'keywords',
  });
  expect(pageMetadata({ kind: 'failed', model: null, failure: new BackendFailure('x', 'y') }, 'tr', '/').title).toBe(
    'Sayfa Bulunamadı - Web sitesi',
  );
});

test('a missing page has its title, and no canonical address', () => {
  const missing = pageMetadata({ kind: 'missing', model }, 'tr', '/page/yok');
  expect(missing.title).toBe('Sayfa Bulunamadı - Kemerkaya Mühendislik');
  expect(missing.alternates).toBeUndefined();
  expect(missing.openGraph).toBeUndefined();
});

test('a shared link shows title, picture, locale and its twin’s locale', () => {
  expect(head().openGraph).toMatchObject({
    type: 'website',
    url: 'https://site.example/page/x',
    siteName: 'Kemerkaya Mühendislik',
    locale: 'tr_TR',
    alternateLocale: ['en_GB'],
    images: [
      { url: expect.stringMatching(/^https:\/\/site\.example\/share\/tr\/page\/x\/[0-9a-f]{12}\.jpg$/) as unknown },
    ],
  });
});

test('a page without a translation is not listed under a prefix; its canonical address is the Turkish one', () => {
  const english = { siteInfo: { title: 'Kemerkaya Engineering', subTitle: '' } } as unknown as ApplicationModel;
  const turkish = found({ languages: ['tr'], titleLanguage: 'tr' });
  const head = pageMetadata({ ...turkish, model: english, titleModel: model }, 'en', '/page/x');
  expect(head).toMatchObject({
    title: 'Jet Grout - Kemerkaya Mühendislik',
    robots: { index: false, follow: true },
    alternates: { canonical: 'https://site.example/page/x', languages: undefined },
    openGraph: {
      url: 'https://site.example/page/x',
      locale: 'tr_TR',
      siteName: 'Kemerkaya Mühendislik',
      images: [{ url: expect.stringContaining('/share/tr/page/x/') as unknown }],
    },
  });
  expect(pageMetadata(found(), 'tr', '/page/x').robots).toBeUndefined();
});

test('a page for one visitor is not listed and has no canonical address', () => {
  expect(unlisted(head())).toMatchObject({ robots: { index: false }, alternates: undefined });
});

test('the home page is spelt as Next writes it, in every address', () => {
  expect(head({}, '/').alternates).toEqual({
    canonical: 'https://site.example',
    languages: { tr: 'https://site.example', en: 'https://site.example/en', 'x-default': 'https://site.example' },
    types: { 'application/rss+xml': 'https://site.example/rss.xml' },
  });
});

test('news are articles', () => {
  const news = { title: 'x', link: '/page/x', date: '2026-10-21', topics: [] };
  expect(pageMetadata({ ...found(), news }, 'tr', '/page/x').openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-10-21T00:00:00+03:00',
    modifiedTime: '2026-10-25T08:00:00Z',
  });
});

test('the picture’s address changes only with its content', () => {
  const address = (more: object) => JSON.stringify(head(more).openGraph?.images);
  expect(address({ keywords: 'c', updatedAt: '' })).toBe(address({}));
  expect(address({ title: 'Mini Kazık' })).not.toBe(address({}));
});

test('the head has the revisions of the page and of its lists, unless the backend has none, and that of the frame', () => {
  const hash = expect.stringMatching(/^[\w-]{10}$/) as unknown;
  expect(head({ revision: 'r1' }).other).toEqual({ 'content-revision': 'r1', 'content-frame': hash });
  expect(head({ revision: '' }).other).toEqual({ 'content-frame': hash });
  const lists = [[{ pageKey: 'a', revision: 'r2' }]] as never;
  expect(pageMetadata({ ...found({ revision: 'r1' }), lists }, 'en', '/').other).toEqual({
    'content-revision': 'r1',
    'content-lists': hash,
    'content-frame': hash,
  });
});

test('the icon of the brand replaces the site’s own icons', () => {
  const demo = { ...found(), model: { ...model, isDemo: true } };
  expect(pageMetadata(demo, 'tr', '/page/x').icons).toMatchObject({ apple: '/apple-touch-icon.png' });
  // A site that is not the demo has none of its icons.
  const { icons: named } = pageMetadata(found(), 'tr', '/page/x');
  expect(named).toEqual({ icon: expect.stringMatching(/^data:image\/svg\+xml,.*%3EK%3C/) as unknown });
  const branded = { ...model, brand: { theme: 'drawing', colors: {}, icon: { src: '/media/icon.svg', alt: '' } } };
  const { icons } = pageMetadata({ ...found(), model: branded as unknown as ApplicationModel }, 'tr', '/page/x');
  expect(icons).toEqual({ icon: '/media/icon.svg', apple: '/media/icon.svg' });
});
