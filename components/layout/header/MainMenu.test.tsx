import { act, fireEvent, render, screen } from '@testing-library/react';

import { MainMenu } from './MainMenu.client';

const entries = [
  { title: 'Kurumsal', link: '/about', items: [{ title: 'Ekibimiz', link: '/page/ekibimiz' }] },
  { title: 'İletişim', link: '/contact' },
];

let followed = 0;

/** Counts followed links, since tests cannot navigate. */
function follow(event: MouseEvent): void {
  if (!event.defaultPrevented) followed += 1;
  event.preventDefault();
}

function open() {
  render(
    <MainMenu entries={entries} iconSheet="" label="Ana menü" panelLabel="{title} alt menüsü" isAlwaysPanel={false} />,
  );
}

const link = () => screen.getByRole('link', { name: 'Kurumsal' });
const opener = () => screen.getByRole('button', { name: 'Kurumsal alt menüsü' });

/** A pointer event of a given type; jsdom has none. */
function point(type: 'click' | 'pointerover', pointerType: string): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 });
  fireEvent(link(), Object.assign(event, { pointerType }));
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  followed = 0;
  window.addEventListener('click', follow);
});

afterEach(() => {
  window.removeEventListener('click', follow);
  jest.useRealTimers();
});

test('an item without a link is marked as an ancestor of the current page too', () => {
  const page = { title: 'Galeri', link: '/g', current: 'page' as const };
  const types = { title: 'Yazı türleri', current: 'ancestor' as const, items: [page] };
  const blog = { title: 'Yazılar', current: 'ancestor' as const, items: [types, { title: 'Tüm yazılar', link: '/t' }] };
  render(<MainMenu entries={[blog]} iconSheet="" label="Ana menü" panelLabel="{title}" isAlwaysPanel={false} />);
  const marked = [...document.querySelectorAll('[aria-current]')];
  expect(marked.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
    ['Yazılar', 'true'],
    ['Yazı türleri', 'true'],
    ['Galeri', 'page'],
  ]);
});

test('Escape closes a panel opened by the pointer, wherever the focus is', () => {
  open();
  point('pointerover', 'mouse');
  act(() => void jest.advanceTimersByTime(100));
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

test('an item has its icon, whether it is a link, opens a panel, or does neither', () => {
  const inPanel = [
    { title: 'Blok', link: '/b', icon: 'info' },
    { title: 'Başlık', icon: 'info' },
  ];
  render(
    <MainMenu
      entries={[{ title: 'Türler', icon: 'info', items: inPanel }]}
      {...{ iconSheet: '/icons.svg', label: 'Ana menü', panelLabel: '{title}', isAlwaysPanel: false }}
    />,
  );
  const named = [...document.querySelectorAll('use[href="/icons.svg#info"]')].map((use) => use.closest('li > *'));
  expect(named.map((control) => `${control?.localName} ${control?.textContent}`)).toEqual([
    'button Türler',
    'a Blok',
    'span Başlık',
  ]);
});

test('the arrow keys move along the bar, and with Alt they stay the browser’s', () => {
  open();
  link().focus();
  // False: the browser's own answer to the key is prevented.
  expect(fireEvent.keyDown(link(), { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(link()).toHaveFocus();
  expect(fireEvent.keyDown(link(), { key: 'ArrowRight' })).toBe(false);
  expect(link()).not.toHaveFocus();
});

test('a mouse that clicks before the panel has opened follows the link', () => {
  open();
  point('click', 'mouse');
  expect(followed).toBe(1);
});

test('a tap on a closed item opens its panel first, and follows the link then', () => {
  open();
  point('click', 'touch');
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(followed).toBe(0);
  point('click', 'touch');
  expect(followed).toBe(1);
});

test('an open panel is placed again half a second after the last resize', () => {
  open();
  const panel = document.querySelector<HTMLElement>('[data-panel]');
  if (!panel) throw new Error('no panel');
  panel.getBoundingClientRect = () => ({ left: 300, right: 500 }) as DOMRect;
  const clientWidth = jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  const resizeTo = (width: number) => {
    clientWidth.mockReturnValue(width);
    fireEvent(window, new Event('resize'));
  };
  const shiftAfter = (ms: number) => {
    jest.advanceTimersByTime(ms);
    return panel.style.getPropertyValue('--shift');
  };
  point('click', 'touch');
  resizeTo(480);
  expect(shiftAfter(499)).toBe('');
  // The visitor is still resizing the window.
  resizeTo(450);
  expect(shiftAfter(499)).toBe('');
  expect(shiftAfter(1)).toBe('-60px');
});
