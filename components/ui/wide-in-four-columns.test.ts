import fc from 'fast-check';

import { wideInFourColumns } from './wide-in-four-columns';

test.each([
  ['a full row', [1, 1, 1, 1], []],
  ['three', [1, 1, 1], [2]],
  ['two', [1, 1], [0, 1]],
  ['five', [1, 1, 1, 1, 1], [2, 3, 4]],
  ['six', [1, 1, 1, 1, 1, 1], [4, 5]],
  ['hidden ones between', [1, 0, 0, 1, 0, 1], [5]],
  ['a wide one among them', [1, 2, 1, 1, 1], [3, 4]],
  ['one alone, which nothing can be put beside', [1], []],
  ['none', [], []],
])('of %s, the items that become wide', (_, widths, expected) => {
  expect([...wideInFourColumns(widths)]).toEqual(expected);
});

/** The filled columns of each row, in a grid that puts every item into the first gap where it fits. */
function rowsOf(widths: readonly number[]): number[] {
  const rows: number[] = [];
  for (const width of widths) {
    const place = rows.findIndex((used) => used + width <= 4);
    if (place < 0) rows.push(width);
    else rows[place] = (rows[place] ?? 0) + width;
  }
  return rows;
}

test('every row is full for any order of wide and narrow items', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 1, 1, 2), { maxLength: 30 }), (widths) => {
      const wide = wideInFourColumns(widths);
      const shown = widths.map((width, index): number => (wide.has(index) ? 2 : width)).filter(Boolean);
      const isPossible = shown.reduce((sum, width) => sum + width, 0) % 4 === 0;
      if (isPossible) expect(new Set(rowsOf(shown))).toEqual(new Set(shown.length > 0 ? [4] : []));
      else expect(widths.filter((width) => width === 1).length).toBeLessThan(3);
    }),
  );
});
