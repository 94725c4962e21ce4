/** @jest-environment node */
import { Keeper } from './keeper.mjs';
import { asChild, FakeChild } from './testing/fake-child';

function setUp(failing: () => Error | undefined = () => undefined) {
  const started: FakeChild[] = [];
  const lines: string[] = [];
  const ends: number[] = [];
  const keeper = new Keeper({
    name: 'site',
    start: () => {
      const error = failing();
      if (error) return Promise.reject(error);
      const child = new FakeChild();
      started.push(child);
      return Promise.resolve(asChild(child));
    },
    stop: (child) => {
      (child as unknown as FakeChild).end(0);
      return Promise.resolve();
    },
    onEnd: (times) => ends.push(times),
    tell: (line) => lines.push(line),
  });
  return { keeper, started, lines, ends, last: () => started.at(-1) ?? new FakeChild() };
}

describe('with a clock of the test', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('starts a process that ended for the first time again at once, and says so', async () => {
    const { keeper, started, lines, last } = setUp();
    await keeper.begin();
    await pass(12_000);
    last().end(null, 'SIGKILL');
    await pass(0);
    expect(started).toHaveLength(2);
    expect(lines).toEqual(['site ended with SIGKILL after 12 s; starting it again now']);
    expect(keeper.status).toMatchObject({ state: 'running', pid: last().pid, endsInARow: 1 });
  });

  it('doubles the pause with every further end, up to a minute', async () => {
    const { keeper, started, last } = setUp();
    await keeper.begin();
    const pauses: number[] = [];
    for (let end = 0; end < 10; end += 1) {
      const before = started.length;
      last().end(1);
      let waited = 0;
      await pass(0);
      while (started.length === before) {
        await pass(500);
        waited += 500;
      }
      pauses.push(waited / 1000);
    }
    expect(pauses).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('says what ended, how often, when it is tried next, and where the reason is', async () => {
    jest.setSystemTime(new Date('2026-11-22T10:00:00Z'));
    const { keeper, lines, ends, last } = setUp();
    await keeper.begin();
    for (let end = 0; end < 3; end += 1) {
      last().end(1);
      await pass(2_000);
    }
    expect(lines.at(-1)).toBe(
      'site ended with 1 after 1 s, 3 times in a row; next try in 2 s, at 10:00:06 UTC. ' +
        'Why: its lines above, which begin with [site]',
    );
    expect(ends).toEqual([1, 2, 3]);
  });

  it('shows when the next try is, while it waits', async () => {
    const { keeper, last } = setUp();
    await keeper.begin();
    last().end(1);
    await pass(0);
    last().end(1);
    expect(keeper.status).toMatchObject({
      state: 'waiting',
      nextTryAt: Date.now() + 1000,
      lastEnd: 'ended with 1 after 0 s',
    });
  });

  it('begins anew with a process that has run for a minute', async () => {
    const { keeper, started, last } = setUp();
    await keeper.begin();
    for (let end = 0; end < 4; end += 1) {
      last().end(1);
      await pass(8_000);
    }
    await pass(60_000);
    const before = started.length;
    last().end(1);
    await pass(0);
    expect(started).toHaveLength(before + 1);
    expect(keeper.status.endsInARow).toBe(1);
  });

  it('tries again when a start fails, and names the reason', async () => {
    let error: Error | undefined;
    const { keeper, started, lines, last } = setUp(() => error);
    await keeper.begin();
    error = new Error('PORT: port 3000 is taken');
    last().end(1);
    await pass(0);
    expect(started).toHaveLength(1);
    expect(lines.at(-1)).toContain(
      'site could not be started (PORT: port 3000 is taken), 2 times in a row; next try in 1 s',
    );
    error = undefined;
    await pass(1_000);
    expect(started).toHaveLength(2);
  });

  it('does not start again what was stopped, not even what waits for its next try', async () => {
    const { keeper, started, lines, last } = setUp();
    await keeper.begin();
    await keeper.stop();
    expect(last().exitCode).toBe(0);
    await keeper.begin();
    last().end(1);
    await pass(0);
    last().end(1);
    const [count, said] = [started.length, lines.length];
    await keeper.stop();
    await pass(120_000);
    expect([started.length, lines.length]).toEqual([count, said]);
  });

  it('keeps an adopted process, and lets the former one end', async () => {
    const { keeper, started, lines, last } = setUp();
    await keeper.begin();
    last().end(1);
    await pass(0);
    const [former, next] = [last(), new FakeChild()];
    keeper.adopt(asChild(next));
    former.end(0);
    await pass(1_000);
    expect([started.length, lines.length]).toEqual([2, 1]);
    // It has not ended yet, whatever the former one has done.
    expect(keeper.status).toMatchObject({ pid: next.pid, endsInARow: 0 });
    next.end(null, 'SIGSEGV');
    await pass(0);
    expect(started).toHaveLength(3);
  });

  it('reports a first start that fails, and does not try again', async () => {
    const { keeper, started } = setUp(() => new Error('PORT: port 3000 is taken'));
    await expect(keeper.begin()).rejects.toThrow('port 3000');
    await pass(120_000);
    expect(started).toHaveLength(0);
  });
});
