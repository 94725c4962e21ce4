import { carriesWhiteText, contrastOf, darkTextOn, needsDarkGround, opaqueOnWhite } from './contrast';

test.each([
  ['#3F76A6', true],
  ['#000', true],
  ['rgb(63, 118, 166)', true],
  ['#bf8c4c', false],
  ['rgb(242,129,87)', false],
  ['#fff', false],
  ['rgba(0, 0, 0, 0.1)', false],
  ['rgba(0,0,0,.9)', true],
])('white text on %s: %s', (color, expected) => expect(carriesWhiteText(color)).toBe(expected));

test('a white logo on a mostly transparent plate gets an ink ground', () => {
  expect(needsDarkGround('#ffffff', 'rgba(12, 18, 24, .35)')).toBe(true);
});

test('a dark plate or a dark logo needs no ground', () => {
  expect(needsDarkGround('#fff', 'rgb(28, 36, 44)')).toBe(false);
  expect(needsDarkGround('#14191c', 'rgba(255,255,255,.3)')).toBe(false);
});

test.each(['#bf8c4c', '#787878', '#7a7a7a', '#fff', 'rgba(0, 0, 0, 0.1)'])('dark text can be read on %s', (color) => {
  expect(carriesWhiteText(color)).toBe(false);
  expect(contrastOf(darkTextOn(color), opaqueOnWhite(color))).toBeGreaterThanOrEqual(4.5);
});

test('a translucent colour is as it looks on white, and an opaque one stays as it is written', () => {
  expect(opaqueOnWhite('rgba(0, 0, 0, 0.1)')).toBe('rgb(230, 230, 230)');
  expect(opaqueOnWhite('#BF8C4C')).toBe('#BF8C4C');
});
