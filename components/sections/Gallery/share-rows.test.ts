import { shareRows } from './share-rows';

test.each([
  [1, 4, '1'],
  [2, 4, '2 2'],
  [3, 4, '3 3 3'],
  [4, 4, '4 4 4 4'],
  [5, 4, '3 3 3 2 2'],
  [6, 4, '3 3 3 3 3 3'],
  [7, 4, '4 4 4 4 3 3 3'],
  [9, 4, '4 4 4 4 3 3 3 2 2'],
  [4, 3, '2 2 2 2'],
  [5, 3, '3 3 3 2 2'],
  [7, 3, '3 3 3 2 2 2 2'],
  [3, 2, '2 2 1'],
])('%i pictures in rows of %i', (count, columns, rows) => {
  expect(shareRows(count, columns).join(' ')).toBe(rows);
});

test('no row has a hole, whatever the number', () => {
  for (const columns of [2, 3, 4]) {
    for (let count = 0; count <= 100; count += 1) {
      const rows = shareRows(count, columns);
      expect(rows).toHaveLength(count);
      for (let index = 0; index < count; index += rows[index] ?? 1) {
        const row = rows[index] ?? 0;
        expect(rows.slice(index, index + row)).toEqual(Array.from({ length: row }, () => row));
      }
    }
  }
});
