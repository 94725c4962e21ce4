import { originalAddresses, readPictureAddress } from './read-picture-address';

const read = (url: string) => readPictureAddress(url, ['https://cdn.example:8443']);

test.each([
  ['/media/w800/a.jpg', { source: 'a.jpg', kind: 'w', width: 800 }],
  ['/media/d1200/portrait/a.jpg.webp', { source: 'portrait/a.jpg.webp', kind: 'd', width: 1200 }],
  ['/media/w160/~/files/a.jpg', { source: '~/files/a.jpg', kind: 'w', width: 160 }],
  ['/media/w160/@cdn.example:8443/a.jpg', { source: '@cdn.example:8443/a.jpg', kind: 'w', width: 160 }],
])('%s is a picture', (url, expected) => expect(read(url)).toEqual(expected));

test.each([
  ['/media/w800/a.jpg?x=1', '/media/w800/a.jpg'],
  ['/media/w800/a.jpg#x', '/media/w800/a.jpg'],
  ['/media/w800/%61.jpg', '/media/w800/a.jpg'],
  ['/media/w800/a%2ejpg', '/media/w800/a.jpg'],
  ['/media/w800/k%c3%b6.jpg', '/media/w800/k%C3%B6.jpg'],
  ['/media/w800/~/media/a.jpg', '/media/w800/a.jpg'],
  ['/media/w800/~/media/~/media/a.jpg', '/media/w800/a.jpg'],
  ['/media/w800/~/%6dedia/a.jpg', '/media/w800/a.jpg'],
])('%s redirects to the address of its picture', (url, location) => {
  expect(read(url)).toEqual({ location });
  expect(read(location)).not.toHaveProperty('location');
});

test.each([
  '/_next/image?url=%2Fmedia%2Fa.jpg&w=800&q=75',
  '/_next/image',
  '/media/w801/a.jpg',
  '/media/w0800/a.jpg',
  '/media/w99999999/a.jpg',
  '/media/w800/./a.jpg',
  '/media/w800/../a.jpg',
  '/media/w800//a.jpg',
  '/media/w800/a.jpg/',
  '/media/w800/%2e%2e/a.jpg',
  '/media/w800/a%2f..%2fb.jpg',
  '/media/w800/a%00.jpg',
  '/media/w800/%.jpg',
  '/media/w800/%zz.jpg',
  '/media/w800/logo.svg',
  '/media/w800/~/admin/login',
  '/media/w800/~/%61pi/GetRedirects',
  '/media/w800/@other.example/a.jpg',
  '/media/w800/@CDN.example:8443/a.jpg',
  '/media/w800/@cdn.example:8443@other.example/a.jpg',
  `/media/w800/${'a'.repeat(500)}.jpg`,
])('%s is refused', (url) => expect(read(url)).toBe('none'));

test.each(['/media/a.jpg', '/media/w800', '/media/W800/a.jpg', '/media/x800/a.jpg', '/w800/a.jpg', '/'])(
  '%s is not an address of this kind',
  (url) => expect(read(url)).toBeUndefined(),
);

test.each([
  ['a.jpg', 'http://backend/media/a.jpg', '/media/a.jpg'],
  ['~/files/a%20b.jpg', 'http://backend/files/a%20b.jpg', '/media/~/files/a%20b.jpg'],
  ['@cdn.example/a.jpg', 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
])('the original of %s is found', (source, upstream, browser) => {
  expect(originalAddresses(source, 'http://backend')).toEqual({ upstream, browser });
});
