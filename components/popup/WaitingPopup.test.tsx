import { act, render, screen } from '@testing-library/react';

import { stubDialog } from '@/components/ui/dialog-stub';
import { readCookie } from '@/lib/browser/read-cookie';
import { writeCookie } from '@/lib/browser/write-cookie';

import { allow, cookie, dialog, element, open, opened, rest, visitor } from './popup-visit';

beforeEach(() => {
  jest.useFakeTimers();
  stubDialog();
  allow(true);
  render(
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <textarea aria-label="Mesaj" />
        <button>Gönder</button>
      </form>
      <button>Başka</button>
    </>,
  );
});

afterEach(() => {
  for (const name of [cookie, 'consent']) writeCookie(name, '', 0);
  jest.useRealTimers();
});

const message = () => screen.getByRole('textbox', { name: 'Mesaj' });
const focusButton = (name: string) => act(() => screen.getByRole('button', { name }).focus());

test('it waits while a button of a form has the focus', async () => {
  focusButton('Gönder');
  await open();
  expect(dialog()).not.toBeInTheDocument();
  focusButton('Başka');
  await rest();
  expect(opened()).toBeInTheDocument();
});

test('it waits while a form holds what was typed and has not been sent', async () => {
  const user = visitor();
  await user.type(message(), 'Bodrum perdesi');
  await user.click(screen.getByRole('button', { name: 'Başka' }));
  await open();
  expect(dialog()).not.toBeInTheDocument();
  await user.clear(message());
  await user.click(screen.getByRole('button', { name: 'Başka' }));
  await rest();
  expect(opened()).toBeInTheDocument();
});

test('it waits for a form that the visitor turns to right before it opens', async () => {
  render(element());
  // The window is rendered a tenth of a second before it opens.
  for (let time = 0; time < 200 && !document.querySelector('dialog'); time += 1)
    await act(() => jest.advanceTimersByTimeAsync(20));
  expect(document.querySelector('dialog:not([open])')).toBeInTheDocument();
  act(() => message().focus());
  await rest();
  expect(document.querySelector('dialog')).toBeNull();
  expect(readCookie(cookie)).toBeNull();
  focusButton('Başka');
  await rest();
  expect(opened()).toBeInTheDocument();
  expect(readCookie(cookie)).toBe('shown');
});
