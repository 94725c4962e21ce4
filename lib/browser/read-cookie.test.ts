/** @jest-environment jsdom */
import { readCookie } from './read-cookie';

/** Sets `document.cookie` to a text, as a browser would return it. */
function stubCookies(text: string) {
  return jest.spyOn(document, 'cookie', 'get').mockReturnValue(text);
}

afterEach(() => jest.restoreAllMocks());

test.each<[cookies: string, name: string, value: string | null]>([
  ['promo-popup=shown', 'promo-popup', 'shown'],
  ['a=1; promo-popup=shown; z=2', 'promo-popup', 'shown'],
  ['selam=%C4%B0y%20g%C3%BCnler', 'selam', 'İy günler'],
  ['token=YWJj=; other=1', 'token', 'YWJj='],
  ['a=1; a=2', 'a', '1'],
  ['empty=', 'empty', ''],
  ['xpromo=1; promo-popup=2', 'promo', null],
  ['promo=1', 'xpromo', null],
  ['aab=1', 'a.b', null],
  ['a.b=1', 'a.b', '1'],
  ['a[0]=1', 'a[0]', '1'],
  ['a%5B0%5D=1', 'a[0]', '1'],
  ['broken=%E0%A4%A', 'broken', null],
  ['broken=100%', 'broken', null],
  ['nameless', 'nameless', null],
  ['', 'a', null],
  ['__proto__=1', 'constructor', null],
])('%j has %j as %j', (cookies, name, value) => {
  stubCookies(cookies);
  expect(readCookie(name)).toBe(value);
});

test('a frame without access to cookies has none', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  expect(readCookie('a')).toBeNull();
});
