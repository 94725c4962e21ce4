import { performance } from 'node:perf_hooks';

/**
 * Runs work and measures what it waited for others. The time in which this process was busy itself does not count: an
 * answer that it was too busy to read was not slow.
 *
 * @returns what the work gives, and the wait in milliseconds
 * @throws what the work throws
 */
export async function timeWait<T>(work: () => Promise<T>): Promise<{ value: T; waitedMs: number }> {
  const before = performance.eventLoopUtilization();
  const value = await work();
  return { value, waitedMs: Math.round(performance.eventLoopUtilization(before).idle) };
}
