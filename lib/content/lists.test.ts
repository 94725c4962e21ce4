import { firstOf, listPages, listPageSize, listQuery, onListPage } from './lists';

const entries = Array.from({ length: 2 * listPageSize + 1 }, (_, index) => index);

test('a list has as many pages as its entries fill, and at least one', () => {
  expect([0, 1, listPageSize, listPageSize + 1, entries.length].map(listPages)).toEqual([1, 1, 1, 2, 3]);
});

test('each entry of a list is on one page', () => {
  expect([1, 2, 3].flatMap((number) => onListPage(entries, number))).toEqual(entries);
  expect([4, 1e9].flatMap((number) => onListPage(entries, number))).toEqual([]);
});

test('a page of a list is requested by its offset', () => {
  expect(listQuery('metro', 3)).toEqual({ category: 'metro', limit: '24', offset: '48' });
});

test('of a list that came whole, the first page shows a part; one that came in parts is shown as it is', () => {
  expect(firstOf(entries, { data: [] })).toEqual(entries.slice(0, listPageSize));
  expect(firstOf([1, 2], { data: [], total: 90 })).toEqual([1, 2]);
  expect(firstOf(null, { data: [] })).toBeNull();
});
