import { readdirSync } from 'node:fs';
import path from 'node:path';

import { isOwnAddress } from './own-addresses';
import { ownPaths } from './page-address';

const languages = ['tr', 'en'];

const root = path.join(__dirname, '../..');

/** The bare addresses of the routes in `app`, with `x` for each parameter. */
function routes(): string[] {
  const files = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file) && !file.includes('[...rest]'))
    .map((file) => `/${path.dirname(file)}`.replace('/[lang]', '').replace(/\[[^/]+\]+/g, 'x') || '/');
}

/** Pages of the content: they can move, and then their old address is redirected. */
const pagesOfContent = [
  ...ownPaths.filter((address) => address !== '/'),
  ...['/page/x', '/reference/x', '/reference/x/x'],
];

const own = [
  ...routes().filter((route) => !pagesOfContent.includes(route)),
  ...readdirSync(path.join(root, 'public')).map((name) => `/${name}`),
  ...['/ara', '/edit', '/admin', '/_next/static/x.js', '/.well-known/security.txt', '/page/about', '/sitemap-2.xml'],
];

test('the routes are found', () => {
  expect(own).toEqual(expect.arrayContaining(['/newsletter/confirm', '/contact/send', '/rss.xml', '/favicon.ico']));
});

test.each(own)('%s is the site’s own, in every spelling', (address) => {
  const encoded = address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const spellings = [
    address,
    ...languages.flatMap((language) => [`/${language}${address}`, `/${language.toUpperCase()}${address}`]),
    address.toUpperCase(),
    `${address}/`,
    `/${address}`,
    address.replaceAll('/', '//'),
    encoded,
    encoded.replaceAll('%', '%25'),
    `${address}?token=1`,
    `/.${address}`,
  ];
  expect(spellings.filter((spelling) => !isOwnAddress(spelling, languages))).toEqual([]);
});

test.each(['/%', '/%ff', '/%25%25%25ff%'])('%s cannot be decoded, and counts as the site’s own', (address) =>
  expect(isOwnAddress(address, languages)).toBe(true),
);

test.each([
  ...['/page/eski', '/en/page/eski', '/eski.html', '/araba', '/edition', '/about', '/contact', '/contact/istanbul'],
  ...[
    '/k%C3%B6pr%C3%BC',
    '/page/apis',
    '/index.php',
    '/icons',
    '/haberler/rss.xml',
    '/reference/eski',
    '/en/reference/eski',
    '/reference/eski/2',
  ],
])('%s can be redirected', (address) => expect(isOwnAddress(address, languages)).toBe(false));

test.each([
  ...['/api', '/share/x', '/fonts/a.woff2', '/drawings/a.svg', '/~/x', '/preview', '/gallery', '/reference'],
  ...['/', '', '/tr', '/search', '/contact/answer', '/contact/sent', '/page/homepage', '/page/contact', '/robots.txt'],
  ...['/llms.txt', '/security.txt', '/manifest.webmanifest', '/menu-icons.svg', '/sitemap.xml', '/favicon.svg'],
  ...['/icon-192.png', '/apple-touch-icon.png', '\\\\edit', '/./edit', '/edit#x', '/edit?a\nb', '/%2525%36%35dit'],
])('%j is the site’s own too', (address) => expect(isOwnAddress(address, languages)).toBe(true));

test.each([
  ...['/sitemap/x.xml', '/x/sitemap.xml', '/sitemap.xmls', '/icon.gif', '/icon/x.png', '/x-icon.png', '/page/edit'],
  ...['/xx/edit', '/en/en/edit', '/robots.txt/x', '/page', '/page/about/x', '/a?/edit', '/page/%2565dit'],
])('%j is not', (address) => expect(isOwnAddress(address, languages)).toBe(false));
