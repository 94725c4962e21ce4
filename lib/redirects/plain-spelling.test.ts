/** @jest-environment node */
import { demoCategories } from '../../test/demo-categories';
import { setCategories } from '../categories/current-categories';
import { pagePaths, plainSpelling } from './plain-spelling';

setCategories(demoCategories('tr'));

const pages = pagePaths(['/page/jet-grout', '/page/Eigen', '/page/ke%C5%9Fif', 'evil.example', '/page/a b']);
const meant = (path: string) => plainSpelling(pages, path);

test('an address that is not a path is not a page', () => {
  expect([...pages.exact].filter((path) => !path.startsWith('/'))).toEqual([]);
  expect(pages.exact.has('/page/a%20b')).toBe(true);
});

test.each([
  ['/page/JET-GROUT', '/page/jet-grout'],
  ['/PAGE/jet-grout/', '/page/jet-grout'],
  ['/page//jet-grout', '/page/jet-grout'],
  ['///page///jet-grout', '/page/jet-grout'],
  ['/~/page/JET-GROUT', '/page/jet-grout'],
  ['/~//about', '/about'],
  ['/EN/page/JET-GROUT', '/en/page/jet-grout'],
  ['/en//about', '/en/about'],
  ['/TR/About', '/about'],
  ['/tr//about', '/about'],
  ['/page/eigen//', '/page/Eigen'],
  ['/PAGE/EIGEN', '/page/Eigen'],
  ['/page/KE%c5%9fIF', '/page/ke%C5%9Fif'],
  ['/Reference/METRO-Projeleri', '/reference/metro-projeleri'],
  ['/SEARCH', '/ara'],
  ['/Page/Contact', '/contact'],
  ['//', '/'],
])('%s is a spelling of %s', (path, expected) => expect(meant(path)).toBe(expected));

test.each([
  ...['/page/jet-grout', '/page/Eigen', '/en/page/Eigen', '/about', '/', '/page/none', '/page/NONE', '//evil.example'],
  ...['/page/KE%C5%9EIF', '/~', '/a~/About', '/page/~/About', '/About%2F', '/PAGE/../about', '/Page%'],
])('%s has no other spelling', (path) => expect(meant(path)).toBeUndefined());
