import { editAddress } from './edit-address';

test.each([
  ['/', 'tr', 'https://a.example/edit'],
  ['/about', 'tr', 'https://a.example/edit/about'],
  ['/page/jet-grout', 'en', 'https://a.example/en/edit/page/jet-grout'],
  ['/', 'en', 'https://a.example/en/edit'],
])('%s in %s is edited at %s', (link, language, address) => {
  expect(editAddress('https://a.example', link, language)).toBe(address);
});
