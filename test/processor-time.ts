/**
 * What a run takes of the processor. Other programs of a busy machine do not count, and waiting does not either: for
 * whatever computes, it is what the clock would say on a machine with nothing else to do.
 *
 * @param run is over when it returns: what it leaves to be done later does not count
 * @returns milliseconds
 */
export function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
