import { loneInTwoColumns } from './lone-in-two-columns';

test.each([
  ['an even number', [1, 1, 1, 1], []],
  ['an odd number', [1, 1, 1], [2]],
  ['a wide one after one', [1, 2, 1], [0, 2]],
  ['a wide one after two', [1, 1, 2, 1, 1], []],
  ['hidden ones between', [1, 0, 0, 1, 0, 1], [5]],
  ['none', [], []],
])('of %s, the items with a gap beside them', (_, widths, expected) => {
  expect([...loneInTwoColumns(widths)]).toEqual(expected);
});
