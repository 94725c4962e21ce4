import { numberWidth } from './number-width';

// Measured in the browser.
test.each([
  ['1.250+', 2.94],
  ['%98,75', 3.27],
  ['2.150.000', 4.18],
  ['24 saat', 2.97],
  ['118 km', 3.04],
  ['1.900', 2.36],
])('%s is at least as wide as measured, and not much wider', (text, measured) => {
  expect(numberWidth(text)).toBeGreaterThanOrEqual(measured);
  expect(numberWidth(text)).toBeLessThan(measured * 1.2);
});
