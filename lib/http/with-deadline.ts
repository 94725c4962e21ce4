/**
 * Runs work that has to end in time. The promise settles at the deadline even where the work does not listen to its
 * signal.
 *
 * An answer that arrived in time counts as in time. A process that was busy until after the deadline, with rendering or
 * the garbage collector, runs its timers before it reads what has arrived, so the deadline ends one turn of the event
 * loop later.
 *
 * The controller and its timer are held here until then. A signal of `AbortSignal.any` is not a substitute: it holds
 * the signals it was made of weakly, so Node 20 may collect a time-out among them, which then never fires.
 *
 * @param ms milliseconds
 * @param work gets a signal that is aborted at the deadline or with the caller's signal
 * @param caller the signal of whoever waits for the work
 * @throws {DOMException} `TimeoutError` at the deadline; the caller's reason where the caller stops waiting
 */
export async function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  caller?: AbortSignal | null,
): Promise<T> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  let lastTurn: NodeJS.Immediate | undefined;
  const end = () => controller.abort(new DOMException(`not done in ${ms} ms`, 'TimeoutError'));
  const timer = setTimeout(() => (lastTurn = setImmediate(end)), ms);
  const follow = () => controller.abort(caller?.reason);
  caller?.addEventListener('abort', follow);
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  try {
    return await Promise.race([work(signal), aborted]);
  } finally {
    clearTimeout(timer);
    clearImmediate(lastTurn);
    caller?.removeEventListener('abort', follow);
  }
}
