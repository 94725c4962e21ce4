import type { Server } from 'node:http';

/** How long requests under way may take to end, in milliseconds. */
const defaultGraceMs = 8_000;

/**
 * Stops a server on SIGTERM and SIGINT without breaking off answers: it takes no new connections, ends idle ones, waits
 * for requests under way, and exits. A second signal ends the process at once.
 *
 * @param server that listens
 * @param close what else has to be closed, at the end
 * @param graceMs milliseconds after which requests under way are broken off
 */
export function stopGently(
  server: Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections' | 'prependListener'>,
  close: () => Promise<void>,
  graceMs = defaultGraceMs,
): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    // A connection that is open now is for one more answer.
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    server.close(() => void close().finally(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
