import { newRowId, withNewRowIds } from './row-ids';

it('an id has the format of Payload’s row ids, and is unique', () => {
  expect(newRowId()).toMatch(/^[\da-f]{24}$/);
  expect(newRowId()).not.toBe(newRowId());
});

it('a copy has new row ids and otherwise the same values', () => {
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
