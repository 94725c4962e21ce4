/** @jest-environment node */
import { normalizePath } from './normalize-path';

test.each([
  ['/', '/'],
  ['/page/a-b_c.d~e', '/page/a-b_c.d~e'],
  ['/page/a/', '/page/a'],
  ['/...', '/...'],
  ['/.well-known', '/.well-known'],
  ['/a/..b', '/a/..b'],
  ['/k%c3%b6pr%C3%BC', '/k%C3%B6pr%C3%BC'],
  ['/köprü', '/k%C3%B6pr%C3%BC'],
  ['/ko\u0308pru\u0308', '/k%C3%B6pr%C3%BC'],
  ['/%61', '/a'],
  ['/a b', '/a%20b'],
  ['/a%3Fb', '/a%3Fb'],
])('%s is normalized to %s', (path, expected) => expect(normalizePath(path)).toBe(expected));

test.each([
  ...[
    '',
    'a',
    'page/a',
    '//a',
    '/a//b',
    '/a//',
    '//',
    '/./a',
    '/a/.',
    '/../a',
    '/a/..',
    '/a/../b',
    '/%2e/a',
    '/a/%2E%2e',
  ],
  ...['/a%2Fb', '/a%5Cb', '/a\\b', '/a%00', '/a%0A', '/a%7F', '/%', '/%zz', '/%E0%A4%A', 'https://a.example/'],
])('%j is not a path of the site', (path) => expect(normalizePath(path)).toBeUndefined());
