import { isSamePage, linkedPage } from './same-page';

test.each([
  ['/page/köprü', '/page/k%C3%B6pr%C3%BC'],
  ['/page/ko\u0308pru', '/page/k%C3%B6pru'],
  ['/about/', '/about'],
  ['/about#references', '/about'],
  ['/about?utm_source=mail', '/about'],
  ['/page/Jet-Grout', '/page/jet-grout'],
  ['/page//jet-grout', '/page/jet-grout'],
  ['/en', '/en/'],
  ['/?a=1', '/'],
])('%s is a link to %s', (link, address) => expect(isSamePage(link, address)).toBe(true));

test.each([
  ['/page/jet', '/page/jet-grout'],
  ['/en/about', '/about'],
  ['//about', '/about'],
  ['https://other.example/about', '/about'],
  ['#about', '/about'],
  ['/page/%', '/page/x'],
  ['/page/%C3%96', '/page/%C3%B6'],
  [undefined, '/about'],
])('%s is no link to %s', (link, address) => expect(isSamePage(link, address)).toBe(false));

test('a link elsewhere leads to no page', () => {
  expect(['mailto:a@b.example', '//x.example', '/page/%zz', undefined].map(linkedPage)).toEqual([
    ...[undefined, undefined, undefined, undefined],
  ]);
});
