import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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

const ways: [string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>][] = [
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['its button', (user) => user.click(screen.getByRole('button', { name: 'Kapat' }))],
  ['a click outside', (user) => user.click(screen.getByRole('dialog'))],
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

test('a click inside, or a drag that ends outside, leaves it open', async () => {
  const { onClosed, user } = setUp();
  pass(100);
  await user.click(screen.getByText('Açık oturum.'));
  await user.pointer([
    { target: screen.getByText('Açık oturum.'), keys: '[MouseLeft>]' },
    { target: screen.getByRole('dialog') },
    { keys: '[/MouseLeft]' },
  ]);
  pass(500);
  expect(onClosed).not.toHaveBeenCalled();
});
