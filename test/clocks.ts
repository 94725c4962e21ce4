type FakeableAPI = NonNullable<
  Extract<Parameters<typeof jest.useFakeTimers>[0], { doNotFake?: unknown }>['doNotFake']
>[number];

/** All timers, for tests in which they run on while the clocks stand still. */
export const timers: FakeableAPI[] = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate'] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
];

let performanceNow: jest.SpyInstance<number, []> | undefined;
let elapsed = 0;

/**
 * Stops both clocks of a process: the system's, and the one that goes on from its start. Timers are faked as well, but
 * for those named.
 *
 * @param notFaked as `doNotFake` of `jest.useFakeTimers`
 */
export function stopClocks(notFaked: FakeableAPI[] = ['nextTick', 'setImmediate']) {
  jest.useFakeTimers({ doNotFake: [...notFaked, 'performance'] });
  elapsed = Date.now() - performance.timeOrigin;
  performanceNow = jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
}

/** @param milliseconds that pass by both clocks */
export function passTime(milliseconds: number) {
  elapsed += milliseconds;
  setClock(milliseconds);
}

/** Somebody sets the system's clock. @param milliseconds by how much; less than zero: back */
export function setClock(milliseconds: number) {
  jest.setSystemTime(Date.now() + milliseconds);
}

export function startClocks() {
  performanceNow?.mockRestore();
  jest.useRealTimers();
}
