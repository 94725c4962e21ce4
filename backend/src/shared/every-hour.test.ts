import { everyHour } from './every-hour';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

test('a job is done at once and every hour', async () => {
  const job = jest.fn(() => Promise.resolve(true));
  everyHour('test.hourly', job);
  await minutes(0);
  expect(job).toHaveBeenCalledTimes(1);
  await minutes(59);
  expect(job).toHaveBeenCalledTimes(1);
  await minutes(2);
  expect(job).toHaveBeenCalledTimes(2);
});

test('a job that failed is tried again soon, then every minute, and every hour once it succeeds', async () => {
  const job = jest.fn(() => Promise.resolve(true));
  for (let time = 0; time < 3; time += 1) job.mockResolvedValueOnce(false);
  everyHour('test.failed', job);
  const calls: number[] = [];
  for (const wait of [0, 5 / 60, 1, 1, 59, 1]) {
    await minutes(wait);
    calls.push(job.mock.calls.length);
  }
  expect(calls).toEqual([1, 2, 3, 4, 4, 5]);
});

test('a job that is begun is not begun a second time', async () => {
  const job = jest.fn(() => Promise.resolve(true));
  everyHour('test.twice', job);
  everyHour('test.twice', job);
  await minutes(0);
  expect(job).toHaveBeenCalledTimes(1);
});
