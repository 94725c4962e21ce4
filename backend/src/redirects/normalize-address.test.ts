import { normalizeFrom, normalizePath, normalizeTo, splitLanguage } from './normalize-address';

describe('normalizeFrom', () => {
  it.each([
    ['/page/eski', '/page/eski'],
    [' /page/eski/ ', '/page/eski'],
    ['/Hakkımızda.aspx', '/Hakk%C4%B1m%C4%B1zda.aspx'],
    ['/k%c3%b6pr%c3%bc', '/k%C3%B6pr%C3%BC'],
    ['/ko\u0308pru\u0308', '/k%C3%B6pr%C3%BC'],
    ['/%61', '/a'],
    ['/en/old', '/en/old'],
    ['/reference/eski', '/reference/eski'],
  ])('%s is stored as %s', (value, expected) => expect(normalizeFrom(value)).toBe(expected));

  it.each([
    '',
    '/',
    '/en',
    '/en/',
    'page/eski',
    '//evil.example',
    '/\\evil.example',
    '/a//b',
    '/a/../b',
    '/a/%2e%2e/b',
    '/a%2Fb',
    '/a%00',
    '/%',
    '/a b',
    '/index.php?id=1',
    '/a#b',
    'https://x.example/a',
    '/api/GetRedirects',
    '/_next/static/x.js',
    '/media/x.jpg',
    '/en/media/x.jpg',
    '/sitemap.xml',
    '/newsletter/confirm',
    '/en/newsletter/confirm',
    '/contact/send',
    '/edit/about',
    '/EDIT',
    '/%65dit',
    '/%2565dit',
    '/ara',
    '/EN/search',
    '/rss.xml',
    '/admin',
    '/page/about',
    '/reference',
    '/icon-192.png',
    `/${'a'.repeat(1000)}`,
  ])('%j is rejected', (value) => expect(normalizeFrom(value)).toBeUndefined());
});

describe('normalizeTo', () => {
  const site = 'https://www.kemerkaya.example';
  it.each([
    ['/page/yeni/', '/page/yeni'],
    ['/', '/'],
    ['/en', '/en'],
    ['/köprü?a=ü#ş', '/k%C3%B6pr%C3%BC?a=%C3%BC#%C5%9F'],
    ['/media/katalog.pdf', '/media/katalog.pdf'],
    ['https://other.example/a?b=c', 'https://other.example/a?b=c'],
    [`${site}/page/yeni?x=1`, '/page/yeni?x=1'],
  ])('%s is stored as %s', (value, expected) => expect(normalizeTo(value, site)).toBe(expected));

  it.each([
    'page/x',
    '//evil.example',
    '/\\evil.example',
    'http://other.example/',
    'javascript:alert(1)',
    'https://user:secret@other.example/',
    'https://',
    '/api/x',
    '/a\r\nset-cookie: x',
    `${site}//evil.example`,
  ])('%j is rejected', (value) => expect(normalizeTo(value, site)).toBeUndefined());
});

describe('the maximum length of an address', () => {
  const of = (length: number) => `/${'a'.repeat(length - 1)}`;

  it('is 1000 characters for the start', () => {
    expect(normalizeFrom(of(1000))).toBe(of(1000));
    expect(normalizeFrom(of(1001))).toBeUndefined();
  });

  it('is 2000 characters for the target, without surrounding spaces', () => {
    expect(normalizeTo(` ${of(2000)} `, undefined)).toBe(of(2000));
    expect(normalizeTo(of(2001), undefined)).toBeUndefined();
  });
});

describe('addresses with a host', () => {
  const site = 'http://site.example';

  it.each([
    ['http://site.example/page/a', '/page/a'],
    ['HTTPS://OTHER.example/a', 'https://other.example/a'],
    ['http://site.example', undefined],
    ['http://other.example/a', undefined],
    ['/a?next=https://other.example/', '/a?next=https://other.example/'],
    ['see https://other.example/', undefined],
    ['https://user@other.example/', undefined],
    ['https://:secret@other.example/', undefined],
    ['https://other.example:99999/', undefined],
    ['/_next', undefined],
    ['/_nextdoor', '/_nextdoor'],
    ['/api', undefined],
    ['/apiary', '/apiary'],
    ['/page/api/x', '/page/api/x'],
  ])('%s is stored as %s', (value, expected) => expect(normalizeTo(value, site)).toBe(expected));

  it('are other sites while the site’s own address is unknown', () => {
    expect(normalizeTo('https://site.example/a', undefined)).toBe('https://site.example/a');
    expect(normalizeTo('http://site.example/a', undefined)).toBeUndefined();
  });
});

it.each([
  ['/en/page/a', { language: 'en', bare: '/page/a' }],
  ['/en', { language: 'en', bare: '/' }],
  ['/tr/a', { language: 'tr', bare: '/a' }],
  ['/page/en', { language: undefined, bare: '/page/en' }],
  ['/', { language: undefined, bare: '/' }],
  ['en', { language: undefined, bare: 'en' }],
])('the language of %s is %j', (path, expected) => expect(splitLanguage(path)).toEqual(expected));

it.each(['/a\\b', '/a%5Cb', '/a%0Ab', '/.', '/..', '/a?b', '/a#b', '/%E0%A4%A'])('%s is not a path', (path) =>
  expect(normalizePath(path)).toBeUndefined(),
);

it.each(['/...', '/.well', '/a.b'])('%s is a path', (path) => expect(normalizePath(path)).toBe(path));
