import type { Section } from '../../components/sections/definitions';
import type { ApplicationModel } from '../content';
import { serializeGraph } from './json-ld';
import { type GraphInput, pageGraph } from './page-graph';
import { faultsOf } from '../../test/validate-graph';

const siteUrl = 'https://site.example';
const model: ApplicationModel = {
  menu: [],
  footer: [],
  socialAccounts: [
    { name: 'LinkedIn', icon: 'linkedin', link: 'https://www.linkedin.com/company/x', position: 'left' },
  ],
  siteInfo: {
    title: 'Kemerkaya Mühendislik',
    subTitle: '',
    phone: '0 (312) 555 12 34',
    adress: 'Köprübaşı Mah. Kemer Cad. No: 87, 06000 Çankaya/Ankara',
    copyright: '',
    email: 'info@site.example',
  },
  languages: [],
  categories: [],
  otherKeys: {},
};
const accordion = {
  id: 'a',
  type: 'accordion',
  order: 1,
  list: [
    { title: 'Ne kadar sürer?', content: '<p>Üç <strong>gün</strong>, w/c &lt; 0,45.</p>' },
    { title: 'Cevapsız', content: '' },
  ],
} as unknown as Section;
const film = (src: string, facts: object = {}): Section =>
  ({
    id: 'f',
    type: 'about',
    order: 2,
    title: 'Uç',
    description: '<p>Bir</p>',
    movieLink: { src, captions: [], ...facts },
  }) as Section;

const input = (more: Partial<GraphInput> = {}): GraphInput => ({
  siteUrl,
  language: 'tr',
  path: '/page/x',
  model,
  page: { title: 'Jet Grout', description: 'Açıklama', updatedAt: '2026-10-25T08:00:00Z' },
  sections: [],
  ancestors: [
    { title: 'Anasayfa', link: '/' },
    { title: 'Başlık', link: undefined },
  ],
  image: '/share/tr/page/x/000000000000.jpg',
  ...more,
});
const read = (more?: Partial<GraphInput>) => {
  const graph = JSON.parse(serializeGraph(pageGraph(input(more)))) as { '@graph': Record<string, unknown>[] };
  expect(faultsOf(graph)).toEqual([]);
  return new Map(graph['@graph'].map((thing) => [thing['@type'], thing]));
};

test('the home page has the company, its address, and the site’s search', () => {
  const things = read({ path: '/' });
  expect(things.get('GeneralContractor')).toMatchObject({
    telephone: '+903125551234',
    sameAs: ['https://www.linkedin.com/company/x'],
    address: {
      streetAddress: 'Köprübaşı Mah. Kemer Cad. No: 87',
      postalCode: '06000',
      addressLocality: 'Çankaya',
      addressRegion: 'Ankara',
      addressCountry: 'TR',
    },
  });
  expect(things.get('WebSite')).toMatchObject({
    potentialAction: { target: { urlTemplate: `${siteUrl}/ara?q={search_term_string}` } },
  });
  expect(things.has('BreadcrumbList')).toBe(false);
});

test('a company without an address is an organization', () => {
  const siteInfo = { ...model.siteInfo, adress: '', phone: '', email: '' };
  expect(read({ path: '/contact', model: { ...model, siteInfo, socialAccounts: [] } }).has('Organization')).toBe(true);
});

test('the breadcrumb ends with the page and leaves out steps without a link', () => {
  expect(read({ language: 'en' }).get('BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Anasayfa', item: `${siteUrl}/` },
    { '@type': 'ListItem', position: 2, name: 'Jet Grout', item: `${siteUrl}/en/page/x` },
  ]);
});

test('answered questions become a FAQ, as plain text', () => {
  expect(read({ sections: [accordion] }).get('FAQPage')?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Ne kadar sürer?',
      acceptedAnswer: { '@type': 'Answer', text: 'Üç gün, w/c < 0,45.' },
    },
  ]);
});

test.each([
  ['/media/film.mp4', { contentUrl: `${siteUrl}/media/film.mp4` }],
  ['https://youtu.be/abcdefghijk', { embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk' }],
])('the film %s is a VideoObject, with a picture even where the content has none', (src, expected) => {
  expect(read({ sections: [film(src)] }).get('VideoObject')).toMatchObject({
    ...expected,
    thumbnailUrl: `${siteUrl}/share/tr/page/x/000000000000.jpg`,
  });
});

test.each([
  'https://www.youtube.com/@kemerkaya',
  'https://www.youtube.com/playlist?list=PLabcdefghijk',
  'https://www.youtube.com/results?search_query=kemerkaya',
  'https://vimeo.com/showcase/1234567',
])('%s leads to no single film and is no VideoObject', (src) => {
  expect(read({ sections: [film(src)] }).has('VideoObject')).toBe(false);
});

test.each([
  [
    { duration: 95.4, uploadedAt: '2026-10-20T08:00:00.000Z' },
    { duration: 'PT1M35S', uploadDate: '2026-10-20T08:00:00.000Z' },
  ],
  [
    { duration: 3600, uploadedAt: '2026-10-20' },
    { duration: 'PT1H', uploadDate: '2026-10-20T00:00:00+03:00' },
  ],
  [
    { duration: 0.2, uploadedAt: 'dün' },
    { duration: 'PT1S', uploadDate: undefined },
  ],
  [{}, { duration: undefined, uploadDate: undefined }],
])('only known facts of a film are written: %j', (facts, expected) => {
  const { duration, uploadDate } = read({ sections: [film('/media/film.mp4', facts)] }).get('VideoObject') ?? {};
  expect({ duration, uploadDate }).toEqual(expected);
});

test.each([
  ['/about', 'AboutPage'],
  ['/contact', 'ContactPage'],
])('%s is an %s', (path, type) => {
  expect(read({ path, language: 'en' }).get(type)).toMatchObject({
    url: `${siteUrl}/en${path}`,
    name: 'Jet Grout',
    inLanguage: 'en',
    isPartOf: { '@id': `${siteUrl}/en#website` },
    about: { '@id': `${siteUrl}/#organization` },
  });
});

test('a list of pages is a collection, in the same order', () => {
  const list = [
    { title: 'Yeldere', link: '/page/yeldere' },
    { title: 'Akyazma', link: '/page/akyazma' },
  ];
  expect(read({ path: '/reference/baraj-projeleri', list }).get('CollectionPage')?.mainEntity).toEqual({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Yeldere', url: `${siteUrl}/page/yeldere` },
      { '@type': 'ListItem', position: 2, name: 'Akyazma', url: `${siteUrl}/page/akyazma` },
    ],
  });
  expect(read().has('CollectionPage')).toBe(false);
});

test('a news item is an article of the company’s, changed no earlier than published', () => {
  const news = { title: 'x', link: '/page/x', date: '2026-11-01', topics: [] };
  expect(read({ news }).get('NewsArticle')).toMatchObject({
    headline: 'Jet Grout',
    datePublished: '2026-11-01T00:00:00+03:00',
    dateModified: '2026-11-01T00:00:00+03:00',
    author: { name: 'Kemerkaya Mühendislik' },
  });
});

test('a news item that was changed after its date has a modification date', () => {
  const news = { title: 'x', link: '/page/x', date: '2026-10-25', topics: [] };
  expect(read({ news }).get('NewsArticle')?.dateModified).toBe('2026-10-25T08:00:00Z');
});

test.each(['</script >', '</SCRIPT\t>', '<!--<script>', '\u2028\u2029', '&lt;/script&gt;'])(
  'no content ends the script: %j',
  (text) => {
    const page = { title: text, description: text, updatedAt: '' };
    const written = serializeGraph(pageGraph(input({ page })));
    expect(written).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.stringify(JSON.parse(written))).toContain(JSON.stringify(text).slice(1, -1));
  },
);
