import { normalizeFrom, normalizeTo } from './normalize-address';

describe('normalizeFrom', () => {
  it.each([
    ['/page/eski', '/page/eski'],
    [' /page/eski/ ', '/page/eski'],
    ['/Hakkımızda.aspx', '/Hakk%C4%B1m%C4%B1zda.aspx'],
    ['/k%c3%b6pr%c3%bc', '/k%C3%B6pr%C3%BC'],
    ['/ko\u0308pru\u0308', '/k%C3%B6pr%C3%BC'],
    ['/%61', '/a'],
    ['/en/old', '/en/old'],
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
    '/reference/metro-projeleri',
    '/icon-192.png',
    `/${'a'.repeat(1000)}`,
  ])('%j is refused', (value) => expect(normalizeFrom(value)).toBeUndefined());
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
  ])('%j is refused', (value) => expect(normalizeTo(value, site)).toBeUndefined());
});
