import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ScrollToTop } from './ScrollToTop.client';

let notifyObserver: (isIntersecting: boolean) => void;
let watched: Element[];

beforeEach(() => {
  watched = [];
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      notifyObserver = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe = (target: Element) => watched.push(target);
    disconnect = () => (watched = []);
  } as unknown as typeof IntersectionObserver;
});

function stubMotion(prefersStillness: boolean) {
  window.matchMedia = () => ({ matches: prefersStillness }) as MediaQueryList;
  return (window.scrollTo = jest.fn());
}

const button = () => screen.getByRole('button', { name: 'Sayfanın başına dön' });

test('shows while the beginning of the page is out of view', () => {
  render(<ScrollToTop label="Sayfanın başına dön" />);
  expect(button()).not.toHaveClass('shown');
  act(() => notifyObserver(true));
  expect(button()).not.toHaveClass('shown');
  act(() => notifyObserver(false));
  expect(button()).toHaveClass('shown');
  act(() => notifyObserver(true));
  expect(button()).not.toHaveClass('shown');
});

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('with reduced motion %s, it scrolls to the top by %s, and Tab continues from there', async (stillness, behavior) => {
  const user = userEvent.setup();
  const scrollTo = stubMotion(stillness);
  render(
    <>
      <a href="#content">İçeriğe geç</a>
      <ScrollToTop label="Sayfanın başına dön" />
    </>,
  );
  await user.click(button());
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  expect(button()).not.toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'İçeriğe geç' })).toHaveFocus();
});

test('cleans up', () => {
  const before = document.body.childElementCount;
  const { unmount } = render(<ScrollToTop label="Sayfanın başına dön" />);
  unmount();
  expect(watched).toEqual([]);
  expect(document.body.childElementCount).toBe(before + 1);
});
