import { carriesWhiteText, needsDarkGround } from './contrast';

test.each([
  ['#3F76A6', true],
  ['#000', true],
  ['rgb(63, 118, 166)', true],
  ['#bf8c4c', false],
  ['rgb(242,129,87)', false],
  ['#fff', false],
])('white text on %s: %s', (color, expected) => expect(carriesWhiteText(color)).toBe(expected));

test('a white logo on a mostly transparent plate gets an ink ground', () => {
  expect(needsDarkGround('#ffffff', 'rgba(12, 18, 24, .35)')).toBe(true);
});

test('a dark plate or a dark logo needs no ground', () => {
  expect(needsDarkGround('#fff', 'rgb(28, 36, 44)')).toBe(false);
  expect(needsDarkGround('#14191c', 'rgba(255,255,255,.3)')).toBe(false);
});
