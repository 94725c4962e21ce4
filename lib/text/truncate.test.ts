import { truncate } from './truncate';

test('a short text is unchanged', () => {
  expect(truncate('a'.repeat(150), 150)).toBe('a'.repeat(150));
});

test('a longer one is cut and gets an ellipsis', () => {
  expect(truncate('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}…`);
});

test('there is no white space before the ellipsis', () => {
  expect(truncate('bir iki', 4)).toBe('bir…');
});

test('no visible character is cut in half', () => {
  expect(truncate('i\u0307çme suyu', 1)).toBe('i\u0307…');
  expect(truncate('👷🏽‍♀️👷🏽‍♀️', 1)).toBe('👷🏽‍♀️…');
});
