/** @jest-environment node */
import { logConsole } from './console-log';
import { createLog } from './create-log';

let lines: string[];
let requestId: string | undefined;
const settings = { level: 'info', format: 'json' } as const;
const destination = { write: (line: string) => void lines.push(line) };
const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

beforeEach(() => {
  [lines, requestId] = [[], undefined];
});

const open = (more: object = {}) =>
  createLog({ name: 'site', settings, requestId: () => requestId, destination, ...more });

test('an event is one line of JSON with its time, level, process and request', () => {
  requestId = 'request-0001';
  open().warn({ page: '/a' }, 'two\nlines');
  open().debug('not at this level');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trim()).not.toContain('\n');
  const [line] = parsed();
  expect(line).toMatchObject({ level: 'warn', process: 'site', msg: 'two\nlines', page: '/a', requestId });
  expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('no secret and no address is written, wherever it stands', () => {
  const err = Object.assign(new Error('to a@b.example', { cause: new Error('token=abc') }), { password: 'abc' });
  open().info({ err, email: 'a@b.example', query: '?token=abc' }, 'from a@b.example');
  expect(lines.join('')).not.toMatch(/abc|b\.example/);
  expect(parsed()[0]).toMatchObject({ err: { type: 'Error' }, msg: 'from (address)' });
});

test('a failure is written once with its cause, and then counted', () => {
  jest.useFakeTimers();
  const log = open({ windowMs: 60_000 });
  for (const id of ['request-0001', 'request-0002', 'request-0003']) {
    requestId = id;
    log.error({ err: new Error('no connection') }, 'a page failed after 12 ms');
  }
  log.error('another');
  expect(parsed().map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['a page failed after 12 ms', 'request-0001'],
    ['another', 'request-0003'],
  ]);
  requestId = undefined;
  jest.advanceTimersByTime(60_000);
  expect(parsed().at(-1)).toMatchObject({ level: 'warn', msg: 'again: a page failed after 12 ms', repeats: 2 });
  jest.advanceTimersByTime(120_000);
  log.error({ err: new Error('no connection') }, 'a page failed after 14 ms');
  expect(parsed()).toHaveLength(4);
  jest.useRealTimers();
});

test('in a terminal the line is text, with the stack below it', () => {
  const err = new Error('no connection');
  open({ settings: { level: 'info', format: 'text' } }).error({ err, page: '/a' }, 'a page failed');
  expect(lines.join('')).toMatch(/^\d\d:\d\d:\d\d ERROR site: a page failed page=\/a\n {4}Error: no connection\n/);
});

test('what is written to the console becomes a line, and the request that a message names becomes its field', () => {
  const { info, log, warn, error, debug } = console;
  try {
    logConsole(open());
    console.info('ready on port %d', 3000);
    console.error('backend: GetPageData: no connection (request request-0001)');
    console.error(new Error('a page failed'));
    console.warn('\u001b[33m ⚠ \u001b[39mof Next', { a: 1 });
  } finally {
    Object.assign(console, { info, log, warn, error, debug });
    process.removeAllListeners('uncaughtExceptionMonitor');
  }
  expect(parsed()).toMatchObject([
    { level: 'info', msg: 'ready on port 3000' },
    { level: 'error', msg: 'backend: GetPageData: no connection', requestId: 'request-0001' },
    { level: 'error', msg: 'a page failed', err: { type: 'Error' } },
    { level: 'warn', msg: '⚠ of Next { a: 1 }' },
  ]);
});
