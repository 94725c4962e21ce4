/** @jest-environment node */
import { HeldSocket } from './held-socket.mjs';
import { Service } from './service.mjs';
import { asChild, FakeChild } from './testing/fake-child';

const minuteMs = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function setUp() {
  const socket = new HeldSocket('BACKEND_PORT', 0);
  jest.spyOn(socket, 'fd').mockResolvedValue(undefined);
  const child = new FakeChild();
  const service = new Service('backend', socket, () => asChild(child));
  return { service, child };
}

test('a migration may take nine minutes', async () => {
  const { service, child } = setUp();
  const begun = service.begin('one');
  await jest.advanceTimersByTimeAsync(9 * minuteMs);
  child.emit('message', { isServing: true });
  await begun;
  expect(service.keeper.status.state).toBe('running');
});

test('while a process starts, a line says so every 20 seconds', async () => {
  const { service, child } = setUp();
  const begun = service.begin('one');
  await jest.advanceTimersByTimeAsync(45_000);
  child.emit('message', { isServing: true });
  await begun;
  await jest.advanceTimersByTimeAsync(minuteMs);
  expect(jest.mocked(console.info).mock.calls).toEqual([
    ['still waiting for the backend to start, for 20 s so far'],
    ['still waiting for the backend to start, for 40 s so far'],
  ]);
});

test('a process that does not answer within ten minutes is killed', async () => {
  const { service } = setUp();
  const failed = expect(service.begin('one')).rejects.toThrow('ended with SIGKILL before it answered');
  await jest.advanceTimersByTimeAsync(10 * minuteMs);
  await failed;
});
