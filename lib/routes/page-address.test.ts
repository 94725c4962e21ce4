import { addressOfKey, keyOfAddress } from './page-address';

it.each([
  ['/', 'homepage'],
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['', undefined],
  ['/en/page/jet-grout', undefined],
  ['/page/jet-grout?a=1', undefined],
  ['/page/jet-grout#a', undefined],
  ['/page/jet-grout', 'jet-grout'],
  ['/page/a/b', undefined],
  ['/kurumsal', undefined],
  ['/page/', undefined],
  ['/page/about', undefined],
])('the page of %s is %s', (address, key) => expect(keyOfAddress(address)).toBe(key));

it.each([
  ['homepage', '/'],
  ['contact', '/contact'],
  ['jet-grout', '/page/jet-grout'],
  ['constructor', '/page/constructor'],
])('the page %s is at %s', (key, address) => expect(addressOfKey(key)).toBe(address));
