import { repairUrl } from './repair-url';

test.each(['/', '/page/K%C3%B6pr%C3%BC?a=%20', '/a%2Fb'])('%s stays as it is', (url) =>
  expect(repairUrl(url)).toBe(url),
);

test.each(['/page/%', '/page/%E0%A4%A', '/%ff', '/a?b=%zz'])('%s can be decoded afterwards', (url) => {
  expect(decodeURIComponent(repairUrl(url))).toBe(url);
});

test.each(['/page/köprü', '/ara?q=köprü'])('%s in bytes that should have been encoded', (url) => {
  expect(repairUrl(Buffer.from(url).toString('latin1'))).toBe(encodeURI(url));
});

test('bytes that are no text can be decoded all the same', () => {
  expect(decodeURIComponent(repairUrl('/page/k\xfcpr'))).toBe('/page/k\ufffdpr');
});

test('a query that cannot be decoded leaves the path as it is', () => {
  expect(repairUrl('/page/k%C3%B6pr%C3%BC?ad=%FC')).toBe('/page/k%C3%B6pr%C3%BC?ad=%25FC');
});

test.each([
  ['http://other.example/about/?a=1', '/about/?a=1'],
  ['https://other.example', '/'],
  ['http://other.example?a=1', '/?a=1'],
  ['*', '/*'],
])('whatever host a request names, only its path counts: %s becomes %s', (url, expected) =>
  expect(repairUrl(url)).toBe(expected),
);

test.each(['/page/%256Aet-grout', '/page/%25C3%25BC?a=1', '/en/page/a%2525'])(
  '%s is encoded twice, and nobody’s',
  (url) => expect(repairUrl(url)).toBe(`/~${url}`),
);

test.each([
  ['/%0d%0a', '/~'],
  ['/page/a%00?x=1', '/~?x=1'],
  ['/en/page/%7F', '/en/~'],
  ['/api/%1f', '/~'],
])('%s has what no address has, and becomes %s', (url, expected) => expect(repairUrl(url)).toBe(expected));

test.each([
  ['/EN', '/~/EN'],
  ['/En/about?x=1', '/~/En/about?x=1'],
  ['/TR/about', '/TR/about'],
  ['/ARA', '/~/ARA'],
  ['/Ara?q=a', '/~/Ara?q=a'],
  ['/ara?q=A', '/ara?q=A'],
  ['/ENGLISH', '/ENGLISH'],
  ['/MEDIA/about', '/~/MEDIA/about'],
  ['/Share/about', '/~/Share/about'],
  ['/API/edit/x', '/~/API/edit/x'],
  ['/share/about', '/~/share/about'],
  ['/share/en/about/0.jpg', '/share/en/about/0.jpg'],
  ['/media/About.jpg', '/media/About.jpg'],
  ['/en/ABOUT', '/en/ABOUT'],
])('a name in other letters is nobody’s: %s becomes %s', (url, expected) => expect(repairUrl(url)).toBe(expected));
