import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { modalClose, modalOpen, routeChange } from '@/lib/browser/site-events';

import { LayoutProvider, useLayout } from './LayoutContext.client';

type Measure = (target: Element, height: number) => void;

let measure: Measure;
let watched: Set<Element>;

class Observer {
  constructor(callback: ResizeObserverCallback) {
    measure = (target, height) =>
      callback(
        [{ target, borderBoxSize: [{ blockSize: height, inlineSize: 0 }] } as unknown as ResizeObserverEntry],
        this as unknown as ResizeObserver,
      );
  }
  observe = (element: Element) => watched.add(element);
  disconnect = () => watched.clear();
}

/** An example of a section author's code. */
function Reader() {
  const { headerHeight, footerHeight, isModalOpen, modal, logo, setModal } = useLayout();
  return (
    <>
      <output>{JSON.stringify({ headerHeight, footerHeight, isModalOpen, modal, logo })}</output>
      <button type="button" onClick={() => setModal('plan')}>
        Plan
      </button>
    </>
  );
}

function Page({ color }: { color: string }) {
  return (
    <LayoutProvider>
      <header key={color}>
        <a href="/" style={{ '--logo-color': color, '--logo-bg': '#14191c' } as React.CSSProperties}>
          Logo
        </a>
      </header>
      <main>
        <Reader />
      </main>
      <footer />
    </LayoutProvider>
  );
}

const layout = () => JSON.parse(screen.getByRole('status').textContent) as Record<string, unknown>;
const dispatch = (name: string) => act(() => void window.dispatchEvent(new Event(name)));
const rootProperty = (name: string) => document.documentElement.style.getPropertyValue(name);

beforeEach(() => {
  watched = new Set();
  Object.assign(window, { ResizeObserver: Observer, innerHeight: 700 });
  document.documentElement.removeAttribute('style');
});

test('it has the heights of header and footer, the footer’s a second after the page loads', () => {
  jest.useFakeTimers();
  render(<Page color="#fff" />, { container: document.body });
  const [header, footer] = [screen.getByRole('banner'), screen.getByRole('contentinfo')];
  expect(layout()).toMatchObject({ headerHeight: 0, footerHeight: 0 });
  act(() => measure(header, 87.6));
  expect(layout()).toMatchObject({ headerHeight: 88, footerHeight: 0 });
  act(() => void jest.advanceTimersByTime(999));
  expect(watched.has(footer)).toBe(false);
  act(() => void jest.advanceTimersByTime(1));
  expect(watched.has(footer)).toBe(true);
  act(() => measure(footer, 600));
  expect(layout()).toMatchObject({ headerHeight: 88, footerHeight: 600 });
  expect([rootProperty('--header-h'), rootProperty('--footer-h'), rootProperty('--vh')]).toEqual([
    '88px',
    '600px',
    '700px',
  ]);
  jest.useRealTimers();
});

test('it reports an open modal window, nested ones too, until the last one closes', () => {
  render(<Page color="#fff" />, { container: document.body });
  expect(layout().isModalOpen).toBe(false);
  dispatch(modalOpen);
  dispatch(modalOpen);
  dispatch(modalClose);
  expect(layout().isModalOpen).toBe(true);
  dispatch(modalClose);
  expect(layout().isModalOpen).toBe(false);
  // One close event too many, such as from a removed window, is ignored.
  dispatch(modalClose);
  dispatch(modalOpen);
  expect(layout().isModalOpen).toBe(true);
});

test('a section stores a modal state, which the next page resets with the open window', async () => {
  render(<Page color="#fff" />, { container: document.body });
  await userEvent.click(screen.getByRole('button', { name: 'Plan' }));
  dispatch(modalOpen);
  expect(layout()).toMatchObject({ modal: 'plan', isModalOpen: true });
  dispatch(routeChange);
  expect(layout().modal).toBeUndefined();
  expect(layout().isModalOpen).toBe(false);
});

test('it has the logo’s colours, and those of the next page after navigation', async () => {
  const { rerender } = render(<Page color="#fff" />, { container: document.body });
  expect(layout().logo).toEqual({ color: '#fff', background: '#14191c' });
  rerender(<Page color="#d9b077" />);
  await act(async () => Promise.resolve());
  expect(layout().logo).toEqual({ color: '#d9b077', background: '#14191c' });
});

test('without a provider it throws an error that says so', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Reader />)).toThrow('useLayout: there is no LayoutProvider above');
});
