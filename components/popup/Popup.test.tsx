import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';

import { stubDialog } from '@/components/ui/dialog-stub';
import { readCookie } from '@/lib/browser/read-cookie';
import { writeCookie } from '@/lib/browser/write-cookie';
import { routeChange } from '@/lib/browser/site-events';
import { translator } from '@/lib/i18n/languages';

import { Popup } from './Popup';
import { forgetShown } from './remember-popup';
import { allow, cookie, dialog, element, open, opened, popup, rest, visitor } from './popup-visit';

beforeEach(() => {
  jest.useFakeTimers();
  stubDialog();
});

afterEach(() => {
  for (const name of [cookie, 'promo-popup', 'promo-popup-eski', 'promo-popup-bir-daha', 'consent'])
    writeCookie(name, '', 0);
  sessionStorage.clear();
  jest.useRealTimers();
});

test('it opens by itself, once: a cookie remembers it', async () => {
  allow(true);
  const { unmount } = await open();
  expect(opened()).toHaveTextContent('Kontenjan 20 kişi.');
  expect(screen.getByRole('link', { name: 'Kayıt için yazın' })).toHaveAttribute('href', '/contact');
  expect(readCookie(cookie)).toBe('shown');
  expect(sessionStorage).toHaveLength(0);
  unmount();
  await open();
  expect(dialog()).not.toBeInTheDocument();
});

test('it passes axe', async () => {
  allow(true);
  const { container } = await open();
  expect(opened()).toBeInTheDocument();
  jest.useRealTimers();
  expect((await axe(container)).violations).toEqual([]);
});

test('closing it removes it', async () => {
  allow(true);
  await open();
  opened();
  await visitor().keyboard('{Escape}');
  await rest();
  expect(document.querySelector('dialog')).toBeNull();
});

test('the cookie without an id suppresses every popup', async () => {
  allow(true);
  writeCookie('promo-popup', 'shown', 60);
  await open();
  expect(document.querySelector('dialog')).toBeNull();
});

test('a cookie of another value, or of another popup, does not suppress it', async () => {
  allow(true);
  writeCookie(cookie, 'hidden', 60);
  writeCookie('promo-popup-eski', 'shown', 60);
  await open();
  expect(opened()).toBeInTheDocument();
});

test('without consent it is remembered in the tab only', async () => {
  allow(false);
  const { unmount } = await open();
  expect(opened()).toBeInTheDocument();
  expect(readCookie(cookie)).toBeNull();
  unmount();
  await open();
  expect(dialog()).not.toBeInTheDocument();
});

test('withdrawn consent deletes the cookie, and this tab still remembers', async () => {
  allow(true);
  await open();
  expect(opened()).toBeInTheDocument();
  await visitor().keyboard('{Escape}');
  forgetShown();
  allow(false);
  expect(document.cookie).not.toContain('promo-popup');
  await open();
  expect(dialog()).not.toBeInTheDocument();
});

test('it waits for the question of consent, and stores nothing before', async () => {
  await open();
  expect(dialog()).not.toBeInTheDocument();
  expect(document.cookie).toBe('');
  expect(sessionStorage).toHaveLength(0);
  allow(true);
  await rest();
  expect(opened()).toBeInTheDocument();
});

test('it waits while somebody is typing, from field to field', async () => {
  allow(true);
  render(
    <>
      <input aria-label="Ad" />
      <textarea aria-label="Mesaj" />
    </>,
  );
  const user = visitor();
  await user.click(screen.getByRole('textbox', { name: 'Ad' }));
  await open();
  expect(dialog()).not.toBeInTheDocument();
  await user.tab();
  await rest();
  expect(dialog()).not.toBeInTheDocument();
  await user.tab();
  await rest();
  expect(opened()).toBeInTheDocument();
});

test('it waits until the menu’s panel is closed', async () => {
  allow(true);
  render(
    <>
      <header>
        <details open>
          <summary>Menü</summary>
        </details>
      </header>
      {element()}
    </>,
  );
  await rest();
  expect(dialog()).not.toBeInTheDocument();
  await visitor().click(screen.getByText('Menü'));
  await rest();
  expect(opened()).toBeInTheDocument();
});

test('it closes on navigation', async () => {
  allow(true);
  await open();
  opened();
  act(() => void window.dispatchEvent(new Event(routeChange)));
  expect(document.querySelector('dialog')).toBeNull();
});

test('without defaultOpen, or without a popup, nothing shows', async () => {
  allow(true);
  await open({ defaultOpen: false });
  expect(dialog()).not.toBeInTheDocument();
  expect(renderToStaticMarkup(<Popup popup={undefined} t={translator('tr')} />)).toBe('');
});

test('there is no popup without script', () => {
  expect(renderToStaticMarkup(element())).toBe('');
});

test('a text in another language than the page is marked', async () => {
  allow(true);
  render(<Popup popup={{ ...popup, foreign: { title: 'tr', content: 'tr', linkTitle: 'tr' } }} t={translator('en')} />);
  await rest();
  const words = [screen.getByRole('heading', { name: 'Saha günü' }), screen.getByText(/Kontenjan/)];
  for (const word of [...words, screen.getByRole('link')]) expect(word.closest('[lang]')).toHaveAttribute('lang', 'tr');
  expect(screen.getByRole('button', { name: 'Close' }).closest('[lang]')).toBeNull();
});

test('a link without a title, or a title without a link, is not rendered', async () => {
  allow(true);
  const { unmount } = await open({ linkTitle: '' });
  opened();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  await open({ id: 'bir-daha', link: undefined });
  expect(opened()).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
