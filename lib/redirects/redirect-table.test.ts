import { demoCategories } from '../../test/demo-categories';
import { setCategories } from '../categories/current-categories';
import { pagePaths } from './plain-spelling';
import { redirectionOf, redirectTable } from './redirect-table';

setCategories(demoCategories('tr'));

const pages = pagePaths(['/page/jet-grout', '/page/Eigen', '/page/eigen', '/page/ke%C5%9Fif', '/page/ABC']);
const siteUrl = 'https://site.example';
const table = redirectTable(
  [
    { from: '/page/eski', to: '/page/yeni', permanent: true },
    { from: '/gecici', to: '/page/yeni#bolum', permanent: false },
    { from: '/k%C3%B6pr%C3%BC', to: '/yeni-köprü?a=1#ş', permanent: true },
    { from: '/disari', to: 'https://other.example/a', permanent: true },
    { from: '/kendi', to: `${siteUrl}/page/yeni`, permanent: true },
    { from: '/en/only', to: '/en/page/english', permanent: true },
    { from: '/zincir-1', to: '/zincir-2', permanent: true },
    { from: '/zincir-2', to: '/zincir-3', permanent: false },
    { from: '/daire-1', to: '/daire-2', permanent: true },
    { from: '/daire-2', to: '/daire-1', permanent: true },
    { from: '/katalog', to: '/media/katalog.pdf', permanent: true },
    { from: '/harita', to: '/sitemap.xml', permanent: true },
    { from: '/hakkinda', to: '/page/about?a=1', permanent: true },
    { from: '/bul', to: '/tr/search', permanent: true },
    { from: '/contact', to: '/page/contact', permanent: true },
    { from: '/tr/dilli', to: '/page/yeni', permanent: true },
  ],
  siteUrl,
);

test.each([
  ['/page/eski', 308, '/page/yeni'],
  ['/page/eski/', 308, '/page/yeni'],
  ['/page/%65ski', 308, '/page/yeni'],
  ['/page/eski?a=1&b=%20', 308, '/page/yeni?a=1&b=%20'],
  ['/en/page/eski', 308, '/en/page/yeni'],
  ['/tr/page/eski', 308, '/page/yeni'],
  ['/gecici?x=1', 307, '/page/yeni?x=1#bolum'],
  ['/k%c3%b6pr%c3%bc?b=2', 308, '/yeni-k%C3%B6pr%C3%BC?a=1&b=2#%C5%9F'],
  ['/disari?token=secret', 308, 'https://other.example/a'],
  ['/en/disari?token=secret', 308, 'https://other.example/a'],
  ['/kendi', 308, '/page/yeni'],
  ['/en/only', 308, '/en/page/english'],
  ['/zincir-1', 307, '/zincir-3'],
  ['/en/katalog', 308, '/media/katalog.pdf'],
  ['/en/harita', 308, '/sitemap.xml'],
  ['/hakkinda?b=2', 308, '/about?a=1&b=2'],
  ['/en/hakkinda/', 308, '/en/about?a=1'],
  ['/bul', 308, '/ara'],
  ['/en/bul', 308, '/en/search'],
  ['/tr/dilli', 308, '/page/yeni'],
])('%s answers %d with the location %s', (url, status, location) =>
  expect(redirectionOf(table, url, pages)).toEqual({ status, location }),
);

test.each([
  '/',
  '/en',
  '/page/yeni',
  '/only',
  '/page/eski/alt',
  '/page//eski',
  '/page/./eski',
  '/page%2Feski',
  '//page/eski',
  '*',
  'http://site.example/page/eski',
  '/daire-1',
  '/en/daire-2',
  '/%',
  '/constructor',
  '/contact',
  '/ara',
  '/en/search',
  '/media/a@b.jpg',
  '/_next/static/[a]/',
  '/share/tr/page/a,b/0.jpg',
])('%s is not redirected', (url) => expect(redirectionOf(table, url, pages)).toBeUndefined());

test.each([
  ['/page/yeni/?a=1', '/page/yeni?a=1'],
  ['/page/%79eni', '/page/yeni'],
  ['/page/k\u0065s%cc%a7if', '/page/ke%C5%9Fif'],
  ['/daire-1/', '/daire-1'],
  ['/tr', '/'],
  ['/tr/', '/'],
  ['/tr/page/yeni/', '/page/yeni'],
  ['/TR/about', '/about'],
  ['/page/about/', '/about'],
  ['/page/homepage', '/'],
  ['/en/page/homepage/', '/en'],
  ['/en/page/contact', '/en/contact'],
  ['/tr/page/about', '/about'],
  ['/search/?q=a', '/ara?q=a'],
  ['/tr/ara', '/ara'],
  ['/en/ara/', '/en/search'],
])('%s redirects to %s in one step', (url, location) => {
  expect(redirectionOf(table, url, pages)).toEqual({ status: 308, location });
  expect(redirectionOf(redirectTable([], siteUrl), url, pages)).toEqual({ status: 308, location });
});

test.each([
  ['/ABOUT', '/about'],
  ['/~/EN/About?Ad=İ', '/en/about?Ad=İ'],
  ['/~/EN', '/en'],
  ['/~/ARA?q=A', '/ara?q=A'],
  ['/~/En/Search', '/en/search'],
  ['/TR/ABOUT/', '/about'],
  ['/Page/JET-Grout/', '/page/jet-grout'],
  ['/PAGE/ABOUT', '/about'],
  ['/Reference/Metro-Projeleri', '/reference/metro-projeleri'],
  ['/page/KE%C5%9FIF', '/page/ke%C5%9Fif'],
  ['/page/abc/', '/page/abc'],
  ['/PAGE/abc', '/page/ABC'],
  ['//about', '/about'],
  ['//page//jet-grout//?x=1', '/page/jet-grout?x=1'],
  ['/en//PAGE/jet-grout', '/en/page/jet-grout'],
])('another spelling, %s, redirects to %s in one step', (url, location) =>
  expect(redirectionOf(table, url, pages)).toEqual({ status: 308, location }),
);

test.each([
  '//evil.example/about',
  '//evil.example//',
  '/\\evil.example',
  '/page/YOK',
  '/page/K%C3%96PR%C3%9C',
  '/%C4%B0NSAAT',
  '/page/JET%2FGROUT',
  '/page/%4Aet%2dgrout%00',
  '/page/Eigen',
  '/page/eigen',
  '/page/ABC',
  '/MEDIA/about',
  '/_next//about',
  '/api/About',
  '/~/page/%256Aet-grout',
  '/page/../ABOUT',
])('%s, which is no spelling of another page, is not redirected', (url) =>
  expect(redirectionOf(table, url, pages)).toBeUndefined(),
);

test.each([
  ['/page/eski?', '/page/yeni'],
  ['/page/eski?a?b', '/page/yeni?a?b'],
  ['/page/eski?a=1\n', '/page/yeni?a=1\n'],
  ['/gecici', '/page/yeni#bolum'],
  ['/hakkinda', '/about?a=1'],
])('%j keeps its query: %j', (url, location) => expect(redirectionOf(table, url, pages)?.location).toBe(location));

test.each(['/api', '/api/x', '/_next', '/media', '/share/', '/media/../page/eski'])('%s is not looked up', (url) => {
  const any = new Map([[url, { to: '/trap', isPermanent: true }]]);
  expect(redirectionOf(any, url, pages)).toBeUndefined();
});

test.each(['/apis', '/medias', '/page/api'])('%s is looked up', (url) => {
  const any = new Map([[url, { to: '/b', isPermanent: true }]]);
  expect(redirectionOf(any, url, pages)?.location).toBe('/b');
});

test('the further pages of a list follow the redirect of its first page', () => {
  const moved = redirectTable([{ from: '/reference/eski', to: '/reference/yeni' }], 'https://site.example');
  const none = pagePaths([]);
  expect(redirectionOf(moved, '/reference/eski/3?x=1', none)?.location).toBe('/reference/yeni/3?x=1');
  expect(redirectionOf(moved, '/en/reference/eski/2', none)?.location).toBe('/en/reference/yeni/2');
  expect(redirectionOf(moved, '/reference/eski/x', none)).toBeUndefined();
});

test.each([
  ['/reference/yeni?x=1', '/reference/yeni/2?x=1'],
  ['/reference/yeni#proje', '/reference/yeni/2#proje'],
  ['/reference/yeni?x=1/2#a', '/reference/yeni/2?x=1/2#a'],
  ['/reference/yeni/5', undefined],
  ['/page/yeni', undefined],
])('the second page of a list that has moved to %s is at %s', (to, location) => {
  const moved = redirectTable([{ from: '/reference/eski', to }], 'https://site.example');
  expect(redirectionOf(moved, '/reference/eski/2', pagePaths([]))?.location).toBe(location);
});
