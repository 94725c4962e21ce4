import { isEditable } from './edit-info';

test.each([
  [false, false],
  [true, true],
  [undefined, true],
  [null, true],
])('of a draft with isEditable %p: %p', (flag, expected) => {
  expect(isEditable({ page: { isEditable: flag } })).toBe(expected);
});
