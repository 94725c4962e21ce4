/** @jest-environment node */
import { parseGoLive } from './go-live-request';

const request = (more: object = {}) => ({ pageKey: 'köprü', publishedRevision: 'r1', addresses: [], ...more });

test('the page itself is always included, and every address once, in any spelling', () => {
  expect(parseGoLive(request({ addresses: ['/page/köprü', '/', '/reference/metro-projeleri', '/'] }))).toEqual({
    pageKey: 'köprü',
    publishedRevision: 'r1',
    paths: ['/page/k%C3%B6pr%C3%BC', '/', '/reference/metro-projeleri'],
  });
  expect(parseGoLive({ pageKey: 'about', addresses: [] })).toEqual({
    pageKey: 'about',
    publishedRevision: null,
    paths: ['/about'],
  });
});

test('of what every page has, only the given addresses are looked at', () => {
  expect(parseGoLive(request({ addresses: ['/'], part: 'footer' }))).toMatchObject({ paths: ['/'], part: 'footer' });
});

test.each([
  ['no object', 'x'],
  ['no page', request({ pageKey: '' })],
  ['an invalid revision', request({ publishedRevision: 7 })],
  ['a part that does not exist', request({ part: 'sidebar' })],
  ['a part that is no name', request({ part: true })],
  ['no list', request({ addresses: '/' })],
  ['more than 200 addresses', request({ addresses: Array.from({ length: 201 }, () => '/') })],
  ['another site', request({ addresses: ['//evil.example/'] })],
  ['an address with a scheme', request({ addresses: ['http://127.0.0.1:22/'] })],
  ['one with a line break', request({ addresses: ['/a\r\nx: y'] })],
  ['one with a query', request({ addresses: ['/sitemap.xml?part=1'] })],
  ['one that is wrongly encoded', request({ addresses: ['/page/%'] })],
  ['one without end', request({ addresses: [`/${'a'.repeat(700)}`] })],
])('%s is refused', (_what, body) => {
  expect(parseGoLive(body)).toBeUndefined();
});

test.each([
  [{ pageKey: 'k'.repeat(200) }, true],
  [{ pageKey: 'k'.repeat(201) }, false],
  [{ pageKey: 5 }, false],
  [{ publishedRevision: 'r'.repeat(200) }, true],
  [{ publishedRevision: 'r'.repeat(201) }, false],
  [{ publishedRevision: null }, true],
  [{ addresses: Array.from({ length: 200 }, () => '/') }, true],
  [{ addresses: [5] }, false],
  [{ addresses: ['about'] }, false],
  [{ addresses: [`/${'a'.repeat(599)}`] }, true],
  [{ addresses: [`/${'a'.repeat(600)}`] }, false],
  [{ addresses: ['/about#x'] }, false],
  [{ addresses: ['/a b'] }, false],
  [{ addresses: ['/\\evil.example'] }, false],
  [{ addresses: undefined }, false],
])('%j is valid: %s', (more, expected) => expect(parseGoLive(request(more)) !== undefined).toBe(expected));
