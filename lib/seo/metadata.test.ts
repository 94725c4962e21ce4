/** @jest-environment node */
import type { ApplicationModel } from '../content';
import { BackendFailure } from '../content/backend-failure';
import { pageMetadata } from './metadata';

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

test('a page has its title, and its address as it was asked for', () => {
  expect(head()).toMatchObject({
    title: 'Jet Grout - Kemerkaya Mühendislik',
    description: 'Açıklama',
    keywords: 'a, b',
    alternates: { canonical: 'https://site.example/page/x' },
  });
});

test('what a page lacks has the defaults of the specification', () => {
  expect(head({ title: '', description: '', keywords: '' })).toMatchObject({
    title: 'Kemerkaya Mühendislik',
    description: 'Description',
    keywords: 'keywords',
  });
  expect(pageMetadata({ kind: 'failed', model: null, failure: new BackendFailure('x', 'y') }, 'tr', '/').title).toBe(
    'Sayfa Bulunamadı - Kemerkaya',
  );
});

test('a missing page has its title, and no address to be found by', () => {
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

test('a page without a translation stands alone, in Turkish under every prefix', () => {
  const head = pageMetadata(found({ languages: ['tr'] }), 'en', '/page/x');
  expect(head.alternates).toMatchObject({ canonical: 'https://site.example/en/page/x', languages: undefined });
  expect(head.openGraph).toMatchObject({ locale: 'tr_TR' });
});

test('news are articles', () => {
  const news = { title: 'x', link: '/page/x', date: '2026-10-21', topics: [] };
  expect(pageMetadata({ ...found(), news }, 'tr', '/page/x').openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-10-21',
    modifiedTime: '2026-10-25T08:00:00Z',
  });
});

test('the picture’s address changes with what it shows, and with nothing else', () => {
  const address = (more: object) => JSON.stringify(head(more).openGraph?.images);
  expect(address({ keywords: 'c', updatedAt: '' })).toBe(address({}));
  expect(address({ title: 'Mini Kazık' })).not.toBe(address({}));
});

test('the head says which revision the page shows, and of which lists; a backend without revisions leaves it out', () => {
  expect(head({ revision: 'r1' }).other).toEqual({ 'content-revision': 'r1' });
  expect(head({ revision: '' }).other).toEqual({});
  const lists = [[{ pageKey: 'a', revision: 'r2' }]] as never;
  expect(pageMetadata({ ...found({ revision: 'r1' }), lists }, 'en', '/').other).toEqual({
    'content-revision': 'r1',
    'content-lists': expect.stringMatching(/^[\w-]{10}$/) as unknown,
  });
});
