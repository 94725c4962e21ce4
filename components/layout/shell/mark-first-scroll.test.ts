/** @jest-environment jsdom */
import { markFirstScroll } from './mark-first-scroll';

const isMarked = () => 'scrolled' in document.documentElement.dataset;

beforeEach(() => {
  delete document.documentElement.dataset.scrolled;
  Object.assign(window, { scrollY: 0 });
});

test('the page is marked at its first scroll', () => {
  markFirstScroll();
  expect(isMarked()).toBe(false);
  window.dispatchEvent(new Event('scroll'));
  expect(isMarked()).toBe(true);
});

test('a page that was scrolled before its scripts came is marked at once', () => {
  Object.assign(window, { scrollY: 300 });
  markFirstScroll();
  expect(isMarked()).toBe(true);
});

test('nothing is marked after the page has gone', () => {
  markFirstScroll()();
  window.dispatchEvent(new Event('scroll'));
  expect(isMarked()).toBe(false);
});
