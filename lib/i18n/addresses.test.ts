import { addressOf, localizeHref } from './addresses';

test.each([
  ['/', 'tr', '/'],
  ['/', 'en', '/en'],
  ['/page/x', 'tr', '/page/x'],
  ['/page/x', 'en', '/en/page/x'],
  ['/ara', 'tr', '/ara'],
  ['/ara', 'en', '/en/search'],
] as const)('%s in %s is %s', (path, language, address) => expect(addressOf(path, language)).toBe(address));

test.each([
  ['/page/x?a=1#b', '/en/page/x?a=1#b'],
  ['/#top', '/en#top'],
  ['/en/about', '/en/about'],
  ['/english', '/en/english'],
  ['/media/film.mp4', '/media/film.mp4'],
  ['//other.example', '//other.example'],
  ['https://other.example/', 'https://other.example/'],
  ['#here', '#here'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('the content link %s becomes %s in English', (href, expected) => expect(localizeHref(href, 'en')).toBe(expected));
