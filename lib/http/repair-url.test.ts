import { repairUrl } from './repair-url';

test.each(['/', '/page/K%C3%B6pr%C3%BC?a=%20', '/a%2Fb'])('%s stays as it is', (url) =>
  expect(repairUrl(url)).toBe(url),
);

test.each(['/page/%', '/page/%E0%A4%A', '/%ff', '/a?b=%zz'])('%s can be decoded afterwards', (url) => {
  expect(decodeURIComponent(repairUrl(url))).toBe(url);
});

test.each([
  ['/EN', '/~/EN'],
  ['/En/about?x=1', '/~/En/about?x=1'],
  ['/TR/about', '/TR/about'],
  ['/ENGLISH', '/ENGLISH'],
  ['/en/ABOUT', '/en/ABOUT'],
])('a prefix in other letters is nobody’s: %s becomes %s', (url, expected) => expect(repairUrl(url)).toBe(expected));
