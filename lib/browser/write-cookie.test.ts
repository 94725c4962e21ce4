/** @jest-environment jsdom */
import { readCookie } from './read-cookie';
import { writeCookie } from './write-cookie';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['promo-popup', 'shown'],
  ['a; b=[0]', '{"map":true}; Path=/elsewhere, ç=ı'],
])('%j is read back as it was written, and can be deleted', (name, value) => {
  writeCookie(name, value, 60);
  expect(readCookie(name)).toBe(value);
  writeCookie(name, '', 0);
  expect(readCookie(name)).toBeNull();
});

test('a cookie is valid for the whole site and only for it', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  writeCookie('consent', 'a b', 86_400.4);
  expect(write).toHaveBeenCalledWith('consent=a%20b; Path=/; Max-Age=86400; SameSite=Lax');
  writeCookie('promo-popup', 'shown');
  expect(write).toHaveBeenLastCalledWith('promo-popup=shown; Path=/; SameSite=Lax');
});
