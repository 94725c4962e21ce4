/** @jest-environment node */
import { Keeper } from './keeper.mjs';
import { asChild, FakeChild } from './testing/fake-child';

interface Start {
  signal: AbortSignal;
  /** Has the start succeed. @returns its process */
  succeed: () => FakeChild;
}

/** A keeper whose starts succeed when the test says so. */
function setUp() {
  const [starts, ended]: [Start[], FakeChild[]] = [[], []];
  const keeper = new Keeper({
    name: 'site',
    start: (signal) =>
      new Promise((resolve) => {
        const succeed = () => {
          const child = new FakeChild();
          resolve(asChild(child));
          return child;
        };
        starts.push({ signal, succeed });
      }),
    stop: (child) => {
      ended.push(child as unknown as FakeChild);
      return Promise.resolve();
    },
    tell: () => undefined,
  });
  const start = (number: number) => starts[number] ?? { signal: AbortSignal.abort(), succeed: () => new FakeChild() };
  return { keeper, ended, start };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

test('a start of the version before, still under way, does not take the place of the new version', async () => {
  const { keeper, ended, start } = setUp();
  keeper.persist();
  void keeper.stop();
  const begun = keeper.begin();
  const late = start(0).succeed();
  await settle();
  const child = start(1).succeed();
  expect(await begun).toBe(child);
  expect(ended).toEqual([late]);
  expect(keeper.status).toMatchObject({ state: 'running', pid: child.pid });
});

test('the same holds where the new version has started first', async () => {
  const { keeper, ended, start } = setUp();
  keeper.persist();
  keeper.persist();
  const child = start(1).succeed();
  await settle();
  const late = start(0).succeed();
  await settle();
  expect(ended).toEqual([late]);
  expect(keeper.status).toMatchObject({ state: 'running', pid: child.pid });
});

test('once it has stopped, no start is under way any more', async () => {
  const { keeper, ended, start } = setUp();
  keeper.persist();
  let isStopped = false;
  const stopped = keeper.stop().then(() => (isStopped = true));
  await settle();
  expect(isStopped).toBe(false);
  expect(start(0).signal.aborted).toBe(true);
  const late = start(0).succeed();
  await stopped;
  expect(ended).toEqual([late]);
  expect(keeper.status).toMatchObject({ state: 'stopped', pid: undefined });
});

test('a first start that is stopped says so', async () => {
  const { keeper, start } = setUp();
  const begun = keeper.begin();
  const stopped = keeper.stop();
  start(0).succeed();
  await expect(begun).rejects.toThrow('site was stopped while it started');
  await stopped;
  expect(keeper.status.state).toBe('stopped');
});
