/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';

import { attachStickyBar } from './sticky-bar';

test('the bar sticks after 5 px, and hides only when it leaves no gap and is not in use', () => {
  const header = document.createElement('header');
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    callback(0);
    return 0;
  });
  Object.assign(window, { scrollY: 0 });
  const detach = attachStickyBar(header);
  const scrolled = (y: number) => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
    return [header.hasAttribute('data-sticky'), header.dataset.scroll];
  };
  expect(scrolled(5)).toEqual([false, undefined]);
  expect(scrolled(6)).toEqual([true, undefined]);
  expect(scrolled(10)).toEqual([true, undefined]);
  expect(scrolled(120)).toEqual([true, undefined]);
  expect(scrolled(400)).toEqual([true, 'down']);
  expect(scrolled(300)).toEqual([true, 'up']);
  header.innerHTML = '<ul><li data-open=""><a href="/">Kurumsal</a></li></ul>';
  expect(scrolled(400)).toEqual([true, 'up']);
  header.innerHTML = '<a href="/">Kurumsal</a>';
  expect(scrolled(500)).toEqual([true, 'down']);
  expect(scrolled(100)).toEqual([true, undefined]);
  detach();
});
