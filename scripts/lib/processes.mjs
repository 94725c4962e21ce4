import { spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

import { standardOutput } from '../../lib/telemetry/standard-output.mjs';
import { labelLine, logFormat } from './label-line.mjs';
import { root } from './paths.mjs';
import { reservePort } from './reserve-port.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {Record<string, string | undefined>} env laid over this process's own
 * @property {string} [label] printed before every line of output; without it the output is passed through
 * @property {number} [fd] a file descriptor that the process gets as its number 3
 * @property {boolean} [hasChannel] whether it can exchange messages with this process
 */

/** Everything this process has started and that has not ended. @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Starts a Node program.
 *
 * @param {string[]} args the program and its arguments
 * @param {RunOptions} options
 * @returns {ChildProcess}
 */
export function startNode(args, { cwd, env, label, fd, hasChannel = false }) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = label === undefined ? ['inherit', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      ...(label !== undefined && { LOG_FORMAT: logFormat() }),
      ...env,
    },
    stdio: [...stdio, fd ?? 'ignore', ...(hasChannel ? /** @type {const} */ (['ipc']) : [])],
  });
  // One that could not be started has no end, and its error comes later.
  if (child.pid !== undefined) running.add(child);
  child.once('exit', () => running.delete(child));
  if (label !== undefined) {
    standardOutput();
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => console.info(labelLine(label, line)));
    }
  }
  return child;
}

/**
 * Runs a Node program to its end.
 *
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<void>}
 * @throws {Error} when it ends with another status than 0
 */
export function runNode(args, options) {
  return new Promise((resolve, reject) => {
    const child = startNode(args, options);
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${signal ?? code}`)),
    );
  });
}

/**
 * Asks a process to end, and kills it if it still runs after a while.
 *
 * @param {ChildProcess} child
 * @param {number} [graceMs] how long it may take to end
 * @returns {Promise<void>}
 */
export async function stop(child, graceMs = 8000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(timer);
}

/** Stops everything that was started, a build included. */
export async function stopEverything() {
  await Promise.all([...running].map((child) => stop(child)));
}

/**
 * Waits until an address answers with a 2xx.
 *
 * @param {string} url
 * @param {number} timeoutMs
 * @param {ChildProcess} [child] the process that should answer; its end ends the waiting
 * @returns {Promise<void>}
 */
export async function waitFor(url, timeoutMs, child) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child && (child.exitCode !== null || child.signalCode !== null)) {
      throw new Error('the process ended before it answered; its output above says why');
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
      if (response.ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`);
}

/**
 * Whether a TCP port can be listened on.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** Below the ephemeral ports, which a system assigns itself: Linux begins at 32768, macOS and Windows at 49152. */
const ownPorts = { from: 20_000, to: 32_000 };

/**
 * A free TCP port. It may be used minutes later, for instance after a build, so it is not one that the system may assign
 * to another process meanwhile, and nobody else is given it for a quarter of an hour.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(ownPorts.from, ownPorts.to);
    if ((await isPortFree(port)) && reservePort(port)) return port;
  }
}

/**
 * The TCP port of a name, the same one at every call from the same folder. Any free one while somebody listens on it or
 * was given it.
 *
 * @param {string} name
 * @returns {Promise<number>}
 */
export async function stablePort(name) {
  const hash = createHash('sha256').update(`${root}\0${name}`).digest();
  const port = ownPorts.from + (hash.readUInt32BE() % (ownPorts.to - ownPorts.from));
  return (await isPortFree(port)) && reservePort(port, `${root} ${name}`) ? port : freePort();
}
