import { truncate } from './truncate';

test('a text that fits stays as it is', () => {
  expect(truncate('a'.repeat(150), 150)).toBe('a'.repeat(150));
});

test('a longer one is cut and marked', () => {
  expect(truncate('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}…`);
});

test('no white space stands before the mark', () => {
  expect(truncate('bir iki', 4)).toBe('bir…');
});

test('nothing a reader takes for one character is halved', () => {
  expect(truncate('i\u0307çme suyu', 1)).toBe('i\u0307…');
  expect(truncate('👷🏽‍♀️👷🏽‍♀️', 1)).toBe('👷🏽‍♀️…');
});
