/** @jest-environment jsdom */
import { keyInOrder } from './key-in-order';

test('arrow keys follow the direction of the text, other keys do not', () => {
  document.body.innerHTML = '<p></p><p style="direction: rtl"></p>';
  const [ltr, rtl] = [document.body.firstElementChild, document.body.lastElementChild] as [Element, Element];
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home'];
  expect(keys.map((key) => keyInOrder(key, ltr))).toEqual(keys);
  expect(keys.map((key) => keyInOrder(key, rtl))).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'Home']);
});
