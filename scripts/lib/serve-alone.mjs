import { exitWithLine } from './exit-with-line.mjs';
import { stopEverything } from './processes.mjs';

/** @typedef {import('./processes.mjs').ChildProcess} ChildProcess */

/**
 * Serves until the server ends, or until SIGTERM or Ctrl-C, and ends this process as the server ended. What is built
 * before can be stopped as well.
 *
 * @param {() => Promise<ChildProcess>} start
 */
export async function serveAlone(start) {
  let isStopping = false;
  /** @type {ChildProcess | undefined} */
  let server;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      isStopping = true;
      if (server) server.kill(signal);
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
