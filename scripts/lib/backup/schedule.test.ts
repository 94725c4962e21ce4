jest.mock('../paths.mjs', () => ({ root: '/srv/site' }));
import { isDue } from './schedule.mjs';

const at = (text: string) => new Date(`2026-05-${text}`);
const made = (time: Date) => ({
  at: time.toISOString(),
  isOk: true,
  message: '',
  lastGood: { at: time.toISOString(), file: 'backup', bytes: 1 },
});

test.each([
  ['there has never been one', undefined, at('04T12:00:00'), true],
  ['the last one was before the hour', made(at('03T03:00:05')), at('04T03:00:30'), true],
  ['the last one was after the hour', made(at('04T03:00:05')), at('04T23:59:00'), false],
  ['the hour has not come', made(at('03T03:00:05')), at('04T02:59:00'), false],
  ['the machine was off at the hour', made(at('01T03:00:05')), at('04T01:00:00'), true],
  ['the clock went back by a month', made(new Date('2026-06-04T03:00:05')), at('04T12:00:00'), true],
])('%s', (_, state, now, expected) => {
  expect(isDue(state, 3, now)).toBe(expected);
});

test('after a failure it is tried again in an hour, not in a minute', () => {
  const failed = { ...made(at('03T03:00:05')), isOk: false, at: at('04T03:00:05').toISOString() };
  expect(isDue(failed, 3, at('04T03:30:00'))).toBe(false);
  expect(isDue(failed, 3, at('04T04:00:05'))).toBe(true);
});
