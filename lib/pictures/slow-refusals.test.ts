/** @jest-environment node */
import { SlowRefusals } from './slow-refusals';

let sent: number;
const refuse = (refusals: SlowRefusals, times: number) => {
  for (let index = 0; index < times; index += 1) refusals.send(() => (sent += 1));
};

beforeEach(() => {
  sent = 0;
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

test('a few refusals are sent at once', () => {
  refuse(new SlowRefusals(), 100);
  expect(sent).toBe(100);
});

test('of many in one second, those beyond wait, and all are sent', () => {
  refuse(new SlowRefusals(), 150);
  expect(sent).toBe(100);
  jest.advanceTimersByTime(249);
  expect(sent).toBe(100);
  jest.advanceTimersByTime(1);
  expect(sent).toBe(150);
});

test('in the next second they are sent at once again', () => {
  const refusals = new SlowRefusals();
  refuse(refusals, 101);
  jest.advanceTimersByTime(1000);
  refuse(refusals, 100);
  expect(sent).toBe(201);
});

test('no more wait than there is room for', () => {
  refuse(new SlowRefusals(), 2_150);
  expect(sent).toBe(150);
  jest.advanceTimersByTime(250);
  expect(sent).toBe(2_150);
});
