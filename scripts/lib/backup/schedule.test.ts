/** @jest-environment node */
import { EventEmitter } from 'node:events';

jest.mock('../paths.mjs', () => ({ root: '/srv/site' }));
jest.mock('../processes.mjs', () => ({ startNode: jest.fn() }));
jest.mock('../../../lib/storage/backup-folder.mjs', () => ({ stateFileOf: jest.fn() }));
jest.mock('./state.mjs', () => ({ readBackupState: jest.fn() }));
import { stateFileOf } from '../../../lib/storage/backup-folder.mjs';
import { startNode } from '../processes.mjs';
import { isDue, startDailyBackups } from './schedule.mjs';
import { readBackupState } from './state.mjs';

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

describe('a backup that cannot write its state', () => {
  const minuteMs = 60_000;
  const dayMs = 24 * 60 * minuteMs;

  /** The minutes after a start at noon at which one was begun, in a day and a half. */
  async function begunWith(status: number): Promise<number[]> {
    const start = at('04T12:00:00').getTime();
    jest.useFakeTimers({ now: start });
    jest.mocked(readBackupState).mockResolvedValue(made(at('01T03:00:05')));
    const begun: number[] = [];
    jest.mocked(startNode).mockImplementation(() => {
      begun.push(Math.round((Date.now() - start) / minuteMs));
      const child = new EventEmitter();
      setTimeout(() => child.emit('exit', status), 10_000);
      return child as ReturnType<typeof startNode>;
    });
    startDailyBackups();
    await jest.advanceTimersByTimeAsync(1.5 * dayMs);
    jest.useRealTimers();
    return begun;
  }

  test('and fails is tried again every hour', async () => {
    expect((await begunWith(1)).slice(0, 3)).toEqual([10, 71, 132]);
  });

  test('and succeeds is made once a day', async () => {
    expect(await begunWith(0)).toEqual([10, 15 * 60]);
  });
});

test("another installation's backup is none of this one", async () => {
  jest.useFakeTimers({ now: at('04T12:00:00') });
  const own = '/srv/site/.data/last-backup-1.json';
  jest.mocked(stateFileOf).mockResolvedValue(own);
  jest
    .mocked(readBackupState)
    .mockImplementation((file) => Promise.resolve(file === own ? undefined : made(at('04T03:00:05'))));
  jest
    .mocked(startNode)
    .mockReset()
    .mockReturnValue(new EventEmitter() as ReturnType<typeof startNode>);
  startDailyBackups();
  await jest.advanceTimersByTimeAsync(11 * 60_000);
  expect(startNode).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
