import { keyOfAddress } from './page-address';

it.each([
  ['/', 'homepage'],
  ['/about', 'about'],
  ['/page/jet-grout', 'jet-grout'],
  ['/page/a/b', undefined],
  ['/kurumsal', undefined],
  ['/page/', undefined],
  ['/page/about', undefined],
])('the page of %s is %s', (address, key) => expect(keyOfAddress(address)).toBe(key));
