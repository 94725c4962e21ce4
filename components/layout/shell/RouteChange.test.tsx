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

test.each(['şantiye', '100%', 'a%20b'])(
  'the place %p of the new page, to which its address leads, has the focus',
  (id) => {
    jest.useFakeTimers();
    open('/about', '/contact');
    press('/contact');
    const place = document.createElement('section');
    place.id = id;
    screen.getByRole('main').append(place);
    window.history.replaceState(null, '', `/contact#${id}`);
    act(() => void jest.advanceTimersByTime(500));
    expect(place).toHaveFocus();
    jest.useRealTimers();
  },
);

test('Escape uncovers the page at once, and the next link covers it again', () => {
  open('/about', '/contact');
  press('/contact');
  act(() => void fireEvent.keyDown(document.body, { key: 'Enter' }));
  expect(isCovered()).toBe(true);
  act(() => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(isCovered()).toBe(false);
  press('/contact');
  expect(isCovered()).toBe(true);
});

describe('going back to a page that is not there yet', () => {
  const tree = (frame?: string) => (
    <>
      <main id="content" tabIndex={-1}>
        <div data-frame={frame} />
      </main>
      <RouteChange language="tr" defaultLanguage="tr" searchAddress="/ara" loadingLabel="Yükleniyor" />
    </>
  );

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function goBack(frame?: string, state: object | null = { __NA: true }) {
    window.history.replaceState(null, '', '/about');
    path = '/about';
    const { rerender } = render(tree(frame));
    window.history.replaceState(null, '', '/contact');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state })));
    expect(isCovered()).toBe(true);
    return (arrived: string, arrivedFrame?: string) => {
      path = arrived;
      rerender(tree(arrivedFrame));
    };
  }

  test('the page that is left stays covered, and the one that comes gets the focus', () => {
    const arrive = goBack();
    act(() => void jest.advanceTimersByTime(3000));
    expect(isCovered()).toBe(true);
    expect(screen.getByRole('main')).not.toHaveFocus();
    arrive('/contact');
    expect(isCovered()).toBe(false);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('a page that never comes uncovers the former one after ten seconds', () => {
    goBack();
    act(() => void jest.advanceTimersByTime(10_000));
    expect(isCovered()).toBe(false);
  });

  test('a later way to the page that was left is not covered', () => {
    const arrive = goBack();
    arrive('/contact');
    act(() => void jest.advanceTimersByTime(500));
    arrive('/about');
    expect(isCovered()).toBe(false);
  });

  test('a page that frames what the policy of the document does not allow is loaded in full', () => {
    // jsdom cannot load a document, and says so.
    const reloaded = jest.spyOn(console, 'error').mockReturnValue();
    const arrive = goBack('https://www.youtube-nocookie.com');
    expect(reloaded).not.toHaveBeenCalled();
    arrive('/contact', 'https://www.google.com');
    expect(String(reloaded.mock.calls[0]?.[0])).toMatch(/navigation/);
  });

  test('a place on a page that the browser itself had led to is loaded in full', () => {
    const reloaded = jest.spyOn(console, 'error').mockReturnValue();
    goBack(undefined, null);
    expect(String(reloaded.mock.calls[0]?.[0])).toMatch(/navigation/);
  });
});
