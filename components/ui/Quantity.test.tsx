import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Quantity } from './Quantity.client';

const labels = { quantity: 'Adet', decrease: 'Azalt', increase: 'Artır' };

const group = () => within(screen.getByRole('group', { name: 'Adet' }));
const count = () => group().getByRole('status');
const minus = () => group().getByRole('button', { name: 'Azalt' });
const plus = () => group().getByRole('button', { name: 'Artır' });

test.each([
  [undefined, '0'],
  [0, '0'],
  [7, '7'],
  [-3, '0'],
  [NaN, '0'],
  [Infinity, '0'],
])('an initial value of %s starts at %s', (initial, expected) => {
  render(<Quantity initial={initial} labels={labels} />);
  expect(count()).toHaveTextContent(expected);
});

test('plus adds 1, minus subtracts 1', async () => {
  const user = userEvent.setup();
  render(<Quantity initial={1} labels={labels} />);
  await user.click(plus());
  await user.click(plus());
  expect(count()).toHaveTextContent('3');
  await user.click(minus());
  expect(count()).toHaveTextContent('2');
});

test('by keyboard it stops at 0, announces it, and keeps the focus', async () => {
  const user = userEvent.setup();
  render(<Quantity initial={1} labels={labels} />);
  expect(minus()).toHaveAttribute('aria-disabled', 'false');
  await user.tab();
  await user.keyboard('{Enter}{Enter} ');
  expect(count()).toHaveTextContent('0');
  expect(minus()).toHaveFocus();
  expect(minus()).toHaveAttribute('aria-disabled', 'true');
  await user.tab();
  await user.keyboard(' ');
  expect(count()).toHaveTextContent('1');
});

test('subtracting from less than 1 gives 0', async () => {
  const user = userEvent.setup();
  render(<Quantity initial={0.5} labels={labels} />);
  await user.click(minus());
  expect(count()).toHaveTextContent(/^0$/);
});

test('a form sends the number, and a reset restores the initial one', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <Quantity initial={2} name="adet" labels={labels} />
      <button type="reset">Sıfırla</button>
    </form>,
  );
  const form = container.querySelector('form') ?? undefined;
  await user.click(plus());
  expect(new FormData(form).get('adet')).toBe('3');
  await user.click(screen.getByRole('button', { name: 'Sıfırla' }));
  expect(count()).toHaveTextContent('2');
  expect(new FormData(form).get('adet')).toBe('2');
});
