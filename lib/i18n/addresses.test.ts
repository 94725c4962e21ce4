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
  ['/sitemap.xml', '/sitemap.xml'],
  ['/robots.txt?a=1#b', '/robots.txt?a=1#b'],
  ['/security.txt', '/security.txt'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/drawings/logo.svg', '/drawings/logo.svg'],
  ['/fonts/LICENSE-jost.txt', '/fonts/LICENSE-jost.txt'],
  ['/favicon.ico', '/favicon.ico'],
  ['/rss.xml', '/en/rss.xml'],
  ['/llms.txt', '/en/llms.txt'],
  ['/drawings-of-dams', '/en/drawings-of-dams'],
  ['//other.example', '//other.example'],
  ['https://other.example/', 'https://other.example/'],
  ['#here', '#here'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('the content link %s becomes %s in English', (href, expected) => expect(localizeHref(href, 'en')).toBe(expected));
