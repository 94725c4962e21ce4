import { newRowId, withNewRowIds } from './row-ids';

it('an id is what Payload gives a row, and never the same', () => {
  expect(newRowId()).toMatch(/^[\da-f]{24}$/);
  expect(newRowId()).not.toBe(newRowId());
});

it('a copy has rows of its own, and otherwise says the same', () => {
  const row = {
    id: 'r',
    title: { tr: 'T', id: 'no row' },
    list: [{ id: 'a', nested: [{ id: 'b', text: 'x' }], img: { id: 5 } }, { text: 'without' }],
    tags: ['x'],
    none: null,
  };
  const before = JSON.stringify(row);
  const copy = withNewRowIds(row);
  const id = expect.stringMatching(/^[\da-f]{24}$/);
  expect(copy).toEqual({
    ...row,
    id,
    list: [{ id, nested: [{ id, text: 'x' }], img: { id: 5 } }, { text: 'without' }],
  });
  expect(JSON.stringify(row)).toBe(before);
});
