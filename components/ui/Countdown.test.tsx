import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { Countdown } from './Countdown';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00.400Z') });
});

afterEach(() => {
  jest.useRealTimers();
});

const timer = () => screen.queryByRole('timer', { name: /Geri sayım|Countdown/ });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('counts the days, hours, minutes and seconds until a date in Turkish time', async () => {
  render(<Countdown date="2026-12-01" language="tr" />);
  expect(screen.getByText('1 Aralık 2026')).toHaveAttribute('datetime', '2026-11-30T21:00:00.000Z');
  expect(timer()).toHaveTextContent('10 Gün12 Saat00 Dakika00 Saniye');
  await wait(600);
  expect(timer()).toHaveTextContent('10 Gün11 Saat59 Dakika59 Saniye');
  await wait(1000);
  expect(timer()).toHaveTextContent('10 Gün11 Saat59 Dakika58 Saniye');
});

test('is in English on English pages', () => {
  render(<Countdown date="2026-11-20T12:01+03:00" language="en" />);
  expect(screen.getByText('20 November 2026 at 12:01')).toBeInTheDocument();
  expect(timer()).toHaveTextContent('00 Days00 Hours01 Minutes00 Seconds');
});

test('seconds are not announced, but the end is', async () => {
  render(<Countdown date="2026-11-20T09:00:02Z" language="tr" />);
  expect(timer()).not.toHaveAttribute('aria-live');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await wait(1500);
  expect(timer()).toHaveTextContent('01 Saniye');
  await wait(100);
  expect(timer()).toHaveClass('waiting');
  expect(screen.getByRole('status')).toHaveTextContent('You are good to go!');
  expect(jest.getTimerCount()).toBe(0);
});

test('it is correct after a computer wakes from sleep', async () => {
  render(<Countdown date="2026-11-20T12:00:00Z" language="tr" />);
  jest.setSystemTime(new Date('2026-11-20T11:00:00.400Z'));
  await wait(1000);
  expect(timer()).toHaveTextContent('00 Gün00 Saat59 Dakika59 Saniye');
});

test('a past date is over at once, in the server’s HTML too', () => {
  const past = <Countdown date="2026-11-20T08:59Z" language="en" />;
  expect(renderToString(past)).toContain('You are good to go!');
  render(past);
  expect(timer()).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('You are good to go!');
});

test('the server’s HTML has the date, but no time left, which would be outdated', () => {
  const html = renderToString(<Countdown date="2026-12-01" language="tr" />);
  expect(html).toContain('1 Aralık 2026');
  expect(html).not.toContain('You are good to go!');
  expect(html).not.toMatch(/[1-9]\d?<\/b>/);
});

test.each(['', 'yakında', '2026-02-30'])('%j is not a date, so nothing shows', (date) => {
  const { container } = render(<Countdown date={date} language="tr" />);
  expect(container).toBeEmptyDOMElement();
});

test('clears its timer', () => {
  const { unmount } = render(<Countdown date="2026-12-01" language="tr" />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
