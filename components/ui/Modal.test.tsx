import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { modalClose, modalOpen, routeChange } from '@/lib/browser/site-events';

import { stubDialog } from './dialog-stub';
import { Modal } from './Modal.client';

beforeEach(() => {
  stubDialog();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function setUp() {
  const onClosed = jest.fn();
  render(
    <Modal title="Geoteknik Günleri" closeLabel="Kapat" onClosed={onClosed}>
      <p>Açık oturum.</p>
    </Modal>,
  );
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
  return { onClosed, user };
}

test('it opens after 100 ms, named by its title', () => {
  setUp();
  pass(99);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByRole('dialog', { name: 'Geoteknik Günleri' })).toHaveTextContent('Açık oturum.');
});

/** A point of the backdrop: in jsdom a dialog has no size and is in the corner. */
const ground = { clientX: 8, clientY: 8 };

const ways: [string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>][] = [
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['its button', (user) => user.click(screen.getByRole('button', { name: 'Kapat' }))],
  [
    'a click outside',
    (user) => user.pointer({ target: screen.getByRole('dialog'), coords: ground, keys: '[MouseLeft]' }),
  ],
];

test.each(ways)('it closes 100 ms after %s', async (_, close) => {
  const { onClosed, user } = setUp();
  pass(100);
  await close(user);
  pass(99);
  expect(onClosed).not.toHaveBeenCalled();
  pass(1);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('a click inside or on its edge, or a drag that ends outside, leaves it open', async () => {
  const { onClosed, user } = setUp();
  pass(100);
  await user.click(screen.getByText('Açık oturum.'));
  await user.pointer([
    { target: screen.getByText('Açık oturum.'), keys: '[MouseLeft>]' },
    { target: screen.getByRole('dialog'), coords: ground },
    { keys: '[/MouseLeft]' },
  ]);
  await user.pointer({ target: screen.getByRole('dialog'), coords: { clientX: 0, clientY: 0 }, keys: '[MouseLeft]' });
  pass(500);
  expect(onClosed).not.toHaveBeenCalled();
});

/** The events of a page's modal windows. */
function listen(): string[] {
  const heard: string[] = [];
  for (const name of [modalOpen, modalClose]) window.addEventListener(name, () => heard.push(name));
  return heard;
}

test('the page gets an event when it opens and when it closes', async () => {
  const heard = listen();
  const { user } = setUp();
  expect(heard).toEqual([]);
  pass(100);
  expect(heard).toEqual([modalOpen]);
  await user.keyboard('{Escape}');
  pass(100);
  expect(heard).toEqual([modalOpen, modalClose]);
});

test('it closes at once on navigation, open or opening', () => {
  const { onClosed } = setUp();
  pass(100);
  act(() => void window.dispatchEvent(new Event(routeChange)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClosed).toHaveBeenCalledTimes(1);
  const other = setUp();
  act(() => void window.dispatchEvent(new Event(routeChange)));
  expect(other.onClosed).toHaveBeenCalledTimes(1);
  pass(1000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

function Page({ isNested = false }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Aç</button>
      <Modal title="Duyuru" closeLabel="Duyuruyu kapat" isOpen={isOpen} onClosed={() => setIsOpen(false)}>
        <button onClick={() => setIsOpen(false)}>Vazgeç</button>
        {isNested && isOpen && (
          <Modal title="Film" closeLabel="Filmi kapat" onClosed={() => undefined}>
            <p>Film.</p>
          </Modal>
        )}
      </Modal>
    </>
  );
}

test('it opens and closes repeatedly, and returns the focus', async () => {
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
  render(<Page />);
  pass(500);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const opener = screen.getByRole('button', { name: 'Aç' });
  for (const name of ['Vazgeç', 'Duyuruyu kapat', 'Vazgeç']) {
    await user.click(opener);
    pass(100);
    expect(screen.getByRole('dialog', { name: 'Duyuru' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name }));
    pass(99);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  }
});

test('of two, only the inner one closes', async () => {
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
  render(<Page isNested />);
  await user.click(screen.getByRole('button', { name: 'Aç' }));
  pass(100);
  await user.click(screen.getByRole('button', { name: 'Filmi kapat' }));
  pass(100);
  expect(screen.getByRole('dialog', { name: 'Duyuru' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Film' })).not.toBeInTheDocument();
});

test('removed while open, it sends the close event and returns the focus', () => {
  const heard = listen();
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { unmount } = render(
    <Modal title="Duyuru" closeLabel="Kapat" onClosed={() => undefined}>
      <p>Açık oturum.</p>
    </Modal>,
  );
  pass(100);
  expect(screen.getByRole('button', { name: 'Kapat' })).toHaveFocus();
  unmount();
  expect(heard).toEqual([modalOpen, modalClose]);
  expect(opener).toHaveFocus();
  opener.remove();
});
