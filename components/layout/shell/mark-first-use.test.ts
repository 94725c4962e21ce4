/** @jest-environment jsdom */
import { markFirstUse } from './mark-first-use';

const isMarked = () => 'awake' in document.documentElement.dataset;

beforeEach(() => {
  delete document.documentElement.dataset.awake;
  Object.assign(window, { scrollY: 0 });
});

test.each(['scroll', 'pointerdown', 'wheel', 'keydown'])('the page is marked at its first %s', (sign) => {
  const stop = markFirstUse();
  expect(isMarked()).toBe(false);
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(isMarked()).toBe(true);
  stop();
});

test('a page that was scrolled before its scripts came is marked at once', () => {
  Object.assign(window, { scrollY: 300 });
  markFirstUse();
  expect(isMarked()).toBe(true);
});

test('nothing is marked after the page has gone', () => {
  markFirstUse()();
  window.dispatchEvent(new Event('scroll'));
  expect(isMarked()).toBe(false);
});
