import { exitWithLine } from './exit-with-line.mjs';
import { stopEverything } from './processes.mjs';

/** @typedef {import('./processes.mjs').ChildProcess} ChildProcess */

/** In milliseconds. npm passes Ctrl-C on, so that this process gets it twice. */
const sameSignalMs = 1000;

/**
 * Serves until the server ends, or until SIGTERM or Ctrl-C, and ends this process as the server ended. What is built
 * before can be stopped as well. Answers under way are sent whole, unless a further signal ends the server at once.
 *
 * @param {() => Promise<ChildProcess>} start starts a server that exchanges messages with this process, and so leaves
 *   Ctrl-C to it
 */
export async function serveAlone(start) {
  let isStopping = false;
  let stoppedAt = -Infinity;
  /** @type {ChildProcess | undefined} */
  let server;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      if (performance.now() - stoppedAt < sameSignalMs) return;
      isStopping = true;
      stoppedAt = performance.now();
      if (server) server.kill('SIGTERM');
      else void stopEverything().then(() => process.exit(0));
    });
  }
  try {
    server = await start();
  } catch (error) {
    // The build that was stopped.
    if (isStopping) return;
    exitWithLine(error);
  }
  server.once('error', exitWithLine);
  server.once('exit', (code, signal) => {
    if (code !== null || isStopping) process.exit(code ?? 0);
    // Somebody else ended it: a lack of memory, for instance.
    exitWithLine(`the server was ended by ${signal}`);
  });
}
