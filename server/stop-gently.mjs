import { Server as NetServer } from 'node:net';

/** How long requests under way may take to end, in milliseconds. */
const defaultGraceMs = 8_000;

/**
 * How long connections without a request stay open, in milliseconds: a client may be sending one. The next answer
 * closes the connection.
 */
const idleGraceMs = 1_000;

/**
 * How long the process may take to end after the last answer was to be sent, in milliseconds: work that runs after
 * answers, or an upgraded connection, may never end. The launcher waits longer (scripts/lib/launcher/service.mjs).
 */
const endGraceMs = 1_500;

/**
 * How long further signals are the same one for a process below a launcher, in milliseconds: systemd sends it to each
 * process of the service, and the launcher then sends it to its own.
 */
const sameSignalMs = 1_000;

/**
 * Stops a server on SIGTERM and SIGINT without breaking off answers: it takes no new connections, ends those that stay
 * idle, waits for requests under way, and exits. A second signal ends the process at once. Nothing else may end the
 * process on a signal.
 *
 * @param {import('node:http').Server} server that listens, or will listen
 * @param {() => Promise<void>} close what else has to be closed, at the end
 * @param {number} [graceMs] milliseconds after which requests under way are broken off
 */
export function stopGently(server, close, graceMs = defaultGraceMs) {
  /** @type {number | undefined} */
  let stoppedAt;
  const stop = () => {
    if (stoppedAt !== undefined) {
      if (process.connected && performance.now() - stoppedAt < sameSignalMs) return;
      process.exit(1);
    }
    stoppedAt = performance.now();
    // A connection that is open now is for one more answer.
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    // That of HTTP servers would close idle connections at once, and with them requests that are on their way.
    NetServer.prototype.close.call(server, () => void close().finally(() => process.exit(0)));
    setTimeout(() => server.closeIdleConnections(), Math.min(idleGraceMs, graceMs)).unref();
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
    setTimeout(() => process.exit(0), graceMs + endGraceMs).unref();
  };
  process.on('SIGTERM', stop);
  // Ctrl-C in a terminal reaches the launcher too, which sends SIGTERM then: the second signal would break answers off.
  process.on('SIGINT', () => process.connected || stop());
}
