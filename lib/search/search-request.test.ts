import { readSearchRequest, searchAddress } from './search-request';

test.each([
  [{}, '', 1],
  [{ q: '  köprü \n  inşaatı ', page: '3' }, 'köprü inşaatı', 3],
  [{ q: ['a', 'b'], page: ['2', '3'] }, 'a', 2],
  [{ q: 'x'.repeat(5000) }, 'x'.repeat(100), 1],
  [{ q: 'a', page: '0' }, 'a', 1],
  [{ q: 'a', page: '-1' }, 'a', 1],
  [{ q: 'a', page: '1e9' }, 'a', 1],
  [{ q: 'a', page: '999' }, 'a', 100],
  [{ q: 'a\u0000\ud800b' }, 'a \ufffdb', 1],
  [{ q: `${'x'.repeat(99)}😀` }, `${'x'.repeat(99)}\ufffd`, 1],
])('%j', (parameters, query, page) => expect(readSearchRequest(parameters)).toEqual({ query, page }));

test('an address has only the parameters it needs', () => {
  expect(searchAddress('/ara', { query: '', page: 1 })).toBe('/ara');
  expect(searchAddress('/ara', { query: 'a&b "c"', page: 1 })).toBe('/ara?q=a%26b+%22c%22');
  expect(searchAddress('/en/search', { query: 'a', page: 2 })).toBe('/en/search?q=a&page=2');
});
