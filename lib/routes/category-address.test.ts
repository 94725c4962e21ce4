import { listPageNumber, pathOfListPage } from './category-address';

test('the first page of a list is at the address of its category', () => {
  expect(pathOfListPage('metro-projeleri', 1)).toBe('/reference/metro-projeleri');
  expect(pathOfListPage('metro-projeleri', 12)).toBe('/reference/metro-projeleri/12');
});

test.each(['2', '9', '10', '19', '99999'])('%s is the address of a further page', (segment) => {
  expect(listPageNumber(segment)).toBe(Number(segment));
});

test.each(['', '0', '1', '-2', '02', '2.0', '1e3', ' 2', '2 ', '٢', '100000', '9'.repeat(400), 'x', '2x'])(
  '%j is no address of a further page',
  (segment) => {
    expect(listPageNumber(segment)).toBeUndefined();
  },
);
