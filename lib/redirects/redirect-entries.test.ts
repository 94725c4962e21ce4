import { pagePaths } from './plain-spelling';
import { redirectionOf, redirectTable } from './redirect-table';

const pages = pagePaths(['/page/jet-grout', '/page/Eigen', '/page/eigen', '/page/ke%C5%9Fif', '/page/ABC']);
const siteUrl = 'https://site.example';

test('invalid entries are ignored', () => {
  const entries = [
    null,
    'x',
    { from: '/', to: '/a' },
    { from: '/en', to: '/a' },
    { from: '/api/revalidate', to: '/a' },
    { from: '/en/media/x', to: '/a' },
    { from: '/newsletter/confirm', to: 'https://other.example/' },
    { from: '/EN/contact/send', to: 'https://other.example/' },
    { from: '/%65dit', to: 'https://other.example/' },
    { from: '/ara', to: 'https://other.example/' },
    { from: '/rss.xml', to: 'https://other.example/' },
    { from: '/a', to: '//evil.example' },
    { from: '/a', to: '/\\evil.example' },
    { from: '/a', to: 'javascript:alert(1)' },
    { from: '/a', to: 'http://other.example/' },
    { from: '/a', to: 'https://user@other.example/' },
    { from: '/a', to: '/b\r\nset-cookie: x' },
    { from: '/a', to: '/api/x' },
    { from: '/a', to: 5 },
    { from: 'a', to: '/b' },
    { from: '/a' },
    { to: '/b' },
    {},
  ];
  expect(redirectTable(entries, siteUrl).size).toBe(0);
});

test('a table holds at most 50,000 rows', () => {
  const rows = Array.from({ length: 50_001 }, (_, index) => ({ from: `/old-${index}`, to: `/new-${index}` }));
  const full = redirectTable(rows, siteUrl);
  expect(full.size).toBe(50_000);
  expect(redirectionOf(full, '/old-49999', pages)).toEqual({ status: 308, location: '/new-49999' });
});

describe('redirect entries', () => {
  const only = (from: unknown, to: unknown, permanent?: unknown) => redirectTable([{ from, to, permanent }], siteUrl);
  const locationOf = (to: unknown) => redirectionOf(only('/a', to), '/a', pages)?.location;
  const long = (length: number) => `/${'a'.repeat(length - 1)}`;

  test('may have addresses of up to 2000 characters', () => {
    expect(only(long(2000), '/b').size).toBe(1);
    expect(only(long(2001), '/b').size).toBe(0);
    expect(locationOf(long(2000))).toBe(long(2000));
    expect(locationOf(long(2001))).toBeUndefined();
    expect(only(5, '/b').size).toBe(0);
  });

  test.each([
    ['HTTPS://Other.example/a', 'https://other.example/a'],
    ['https://other.example:8443/', 'https://other.example:8443/'],
    ['/b?x=1#y', '/b?x=1#y'],
    ['/b/#y', '/b#y'],
    [`${siteUrl}/b?x=1#y`, '/b?x=1#y'],
    ['/?x=1', '/?x=1'],
    ['/tr/page/about', '/about'],
    ['/apis', '/apis'],
    ['/page/api/x', '/page/api/x'],
    ['https://site.example:8443/b', 'https://site.example:8443/b'],
  ])('with the target %s redirect to %s', (to, expected) => expect(locationOf(to)).toBe(expected));

  test.each([
    ...[
      '',
      'b',
      '//b',
      'x/b',
      'xhttps://other.example/',
      'ftp://other.example/',
      'https://',
      'https://:1x/',
      '/b\\c',
      '/b c',
    ],
    ...['/b\u0000', '/b\u007f', '/api', '/_next', '/api?x', '/_next/x#y', '/b/../../c?', `${siteUrl}/api/x`],
    ...['https://:secret@other.example/', 'https://user@other.example/', '/%', '/%?x', '///other.example/?x'],
  ])('with the target %j are ignored', (to) => {
    const location = locationOf(to);
    expect(location === undefined || location === '/c').toBe(true);
  });

  test('are permanent unless they say otherwise', () => {
    const statusOf = (permanent: unknown) => redirectionOf(only('/a', '/b', permanent), '/a', pages)?.status;
    expect([true, undefined, null, false].map(statusOf)).toEqual([308, 308, 308, 307]);
  });

  test('are read even after an invalid entry', () => {
    expect(redirectTable([null, 'x', { from: '/a', to: '/b' }], siteUrl).size).toBe(1);
  });
});
