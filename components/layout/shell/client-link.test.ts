/** @jest-environment jsdom */
import { clientTarget, isSamePage } from './client-link';

const current = new URL('https://kemerkaya.example/about?x=1');
const turkish = { language: 'tr', defaultLanguage: 'tr', searchAddress: '/ara' };

function target(attributes: Record<string, string>, site = turkish) {
  document.head.innerHTML = `<base href="${current.href}">`;
  const link = Object.assign(document.createElement('a'), {});
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return clientTarget(link, current, site);
}

test.each([
  ['/page/jet-grout', '/page/jet-grout'],
  ['/page/jet-grout?a=1#b', '/page/jet-grout?a=1#b'],
  ['/about', '/about'],
  ['/', '/'],
  ['https://kemerkaya.example/contact', '/contact'],
  ['/english-course', '/english-course'],
])('%s is a client-side navigation', (href, expected) => {
  expect(target({ href })).toBe(expected);
});

test.each([
  ['another site', { href: 'https://other.example/' }],
  ['another language', { href: '/en/about' }],
  ['a telephone', { href: 'tel:+903120001987' }],
  ['a place on the page', { href: '#content' }],
  ['a place on the page by its address', { href: '/about?x=1#content' }],
  ['a picture', { href: '/media/photos/a.jpg' }],
  ['a feed', { href: '/rss.xml' }],
  ['the administration', { href: '/admin' }],
  ['a new window', { href: '/contact', target: '_blank' }],
  ['a download', { href: '/contact', download: '' }],
  ['no address', { href: 'http://' }],
])('%s is left to the browser', (_, attributes) => {
  expect(target(attributes as unknown as Record<string, string>)).toBeUndefined();
});

test('from an English page, English pages are client-side navigations and Turkish ones are not', () => {
  const english = { ...turkish, language: 'en' };
  expect(target({ href: '/en' }, english)).toBe('/en');
  expect(target({ href: '/about' }, english)).toBeUndefined();
});

test.each([
  ['/about', '/about?utm_source=mail', true],
  ['/', '/?utm_source=mail', true],
  ['/ara?q=beton', '/ara?q=beton', true],
  ['/ara?q=beton', '/ara?q=zemin', false],
  ['/ara', '/ara?q=zemin', false],
  ['/about', '/contact', false],
])('whether %s and %s are the same page: %s', (one, other, expected) => {
  const [first, second] = [one, other].map((path) => new URL(path, current)) as [URL, URL];
  expect(isSamePage(first, second, turkish)).toBe(expected);
});
