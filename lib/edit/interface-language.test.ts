import { interfaceCookieOf, interfaceLanguageOf, interfaceLanguages } from './interface-language';

test.each([
  ['the chosen language', 'de', 'tr', 'de'],
  ['the page’s without a choice', undefined, 'en', 'en'],
  ['the page’s where the choice is none', 'xx', 'en', 'en'],
  ['the page’s where the choice has no catalogue', 'ar', 'de', 'de'],
  ['Turkish where neither has a catalogue', 'ar', 'ar', 'tr'],
] as const)('buttons and labels are in %s', (_which, chosen, page, language) => {
  expect(interfaceLanguageOf(chosen, page)).toBe(language);
});

test('the choice is kept for a year on the whole site, and over TLS only where there is TLS', () => {
  expect(interfaceCookieOf('en', false)).toBe('edit-language=en; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(interfaceCookieOf('tr', true)).toBe('edit-language=tr; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});

test('three languages have a catalogue', () => expect(interfaceLanguages).toEqual(['tr', 'en', 'de']));
