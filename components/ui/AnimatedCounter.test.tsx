import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { parseNumber } from '@/lib/text/parse-number';

import { AnimatedCounter } from './AnimatedCounter.client';
import { stubBrowser } from './browser-stubs';

const number = parseNumber('1.250+', 'tr');
if (!number) throw new Error('1.250+ is a number');
const counter = (duration?: number) => <AnimatedCounter text="1.250+" number={number} duration={duration} />;

const element = () => {
  const [text] = screen.getAllByText('1.250+');
  const found = text?.closest('b');
  if (!found) throw new Error('the counter is not there');
  return found;
};
/** The animated number, which covers the final text. */
const running = () => element().querySelector('[aria-hidden="true"]');

/** Brings the counter near, loads its library, and makes it visible. */
async function see(reveal: (target: Element) => void) {
  await act(async () => {
    reveal(element());
    await import('react-countup');
  });
  act(() => reveal(element()));
}

afterEach(() => {
  jest.useRealTimers();
});

test('the server’s HTML has the final text', () => {
  expect(renderToString(counter())).toContain('>1.250+</span>');
});

test.each([
  [undefined, 5000],
  [2, 2000],
])('with a duration of %s s it counts for %s ms', async (duration, milliseconds) => {
  const { reveal } = stubBrowser();
  render(counter(duration));
  jest.useFakeTimers();
  await see(reveal);
  await act(() => jest.advanceTimersByTimeAsync(milliseconds - 100));
  expect(running()).toHaveTextContent(/^1\.2\d\d\+$/);
  expect(screen.getByText('1.250+', { ignore: '[aria-hidden] *' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(running()).not.toBeInTheDocument();
  expect(element()).toHaveTextContent(/^1\.250\+$/);
});

test('nothing counts before it is visible', async () => {
  const { reveal } = stubBrowser();
  render(counter());
  await act(async () => {
    reveal(element());
    await import('react-countup');
  });
  expect(running()).not.toBeInTheDocument();
});

test('nothing counts with reduced motion', async () => {
  const { reveal } = stubBrowser({ prefersStillness: true });
  render(counter());
  await see(reveal);
  expect(element()).toHaveTextContent(/^1\.250\+$/);
});
