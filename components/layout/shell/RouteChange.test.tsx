import { act, fireEvent, render, screen } from '@testing-library/react';

import { RouteChange } from './RouteChange.client';

const push = jest.fn();
let path = '/';
jest.mock('next/navigation', () => ({
  usePathname: () => path,
  useRouter: () => ({ push, prefetch: () => undefined }),
}));

let scrolled: jest.SpiedFunction<typeof window.scrollTo>;
beforeEach(() => {
  push.mockClear();
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function open(address: string, ...links: string[]) {
  window.history.replaceState(null, '', address);
  path = window.location.pathname;
  render(
    <>
      <main id="content" tabIndex={-1}>
        <input aria-label="Sitede ara" />
        {links.map((href) => (
          <a key={href} href={href}>
            {href}
          </a>
        ))}
      </main>
      <RouteChange language="tr" defaultLanguage="tr" searchAddress="/ara" loadingLabel="Yükleniyor" />
    </>,
  );
}

const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('link', { name })));
const address = () => window.location.pathname + window.location.search + window.location.hash;
const isCovered = () => screen.getByRole('status').textContent !== '';

test.each([
  ['/?utm_source=mail', '/'],
  ['/about#references', '/about'],
  ['/about?a=1', '/about?a=2'],
  ['/ara?q=beton', '/ara?q=beton'],
])('at %s a link to %s scrolls to the top, without an overlay', (current, href) => {
  open(current, href);
  press(href);
  expect([push.mock.calls.length, isCovered(), address()]).toEqual([0, false, href]);
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a link to a place on the page keeps the query of its address', () => {
  open('/about?utm_source=mail', '/about#references');
  press('/about#references');
  expect([push.mock.calls.length, isCovered(), address()]).toEqual([0, false, '/about?utm_source=mail#references']);
});

test.each([
  ['/', '/about'],
  ['/ara?q=beton', '/ara'],
  ['/ara?q=beton', '/ara?q=zemin'],
])('at %s a link to %s leads to another page, under the overlay', (current, href) => {
  open(current, href);
  press(href);
  expect(push).toHaveBeenCalledWith(href);
  expect(isCovered()).toBe(true);
});

test('the content of the new page has the focus, unless its own field has it', () => {
  jest.useFakeTimers();
  open('/about', '/ara', '/contact');
  press('/contact');
  act(() => void jest.advanceTimersByTime(500));
  expect(screen.getByRole('main')).toHaveFocus();
  press('/ara');
  screen.getByRole('textbox', { name: 'Sitede ara' }).focus();
  act(() => void jest.advanceTimersByTime(500));
  expect(screen.getByRole('textbox', { name: 'Sitede ara' })).toHaveFocus();
  jest.useRealTimers();
});
