import { stop } from '../processes.mjs';
import { backendStartMs } from './health.mjs';
import { Keeper } from './keeper.mjs';
import { tellWhile } from './tell-while.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** How long a process may take to end: longer than its server waits for answers under way. */
const endMs = 12_000;

/** @param {ChildProcess} child */
const stopInTime = (child) => stop(child, endMs);

/**
 * Waits for a message of a process (`server/listen.mjs`).
 *
 * @template T
 * @param {ChildProcess} child
 * @param {(message: Record<string, unknown>) => T | undefined} pick what of a message is waited for
 * @returns {Promise<T>}
 * @throws {Error} when the process cannot be started, ends, or takes too long, in which case it is killed
 */
function messageOf(child, pick) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), backendStartMs);
    const leave = () => {
      clearTimeout(timer);
      child.off('message', read).off('exit', end).off('error', fail);
    };
    /** @param {unknown} message */
    const read = (message) => {
      const picked = pick(/** @type {Record<string, unknown>} */ (message ?? {}));
      if (picked === undefined) return;
      leave();
      resolve(picked);
    };
    /** @param {Error} error */
    const fail = (error) => {
      leave();
      reject(error);
    };
    const end = () =>
      fail(new Error(`it ended with ${child.signalCode ?? child.exitCode} before it answered; its lines say why`));
    child.on('message', read).on('exit', end).on('error', fail);
    if (child.exitCode !== null || child.signalCode !== null) end();
  });
}

/** @param {ChildProcess} child */
const isServing = (child) => messageOf(child, (message) => message.isServing === true || undefined);

/**
 * @typedef {object} Run
 * @property {string} base the folder of the version to run
 * @property {number} [fd] the socket to listen on
 * @property {boolean} [isTrial] whether it is tried out first
 */

/** The site or the backend: its socket, the version that it runs, and the process that is kept running. */
export class Service {
  #run;

  /**
   * @param {string} name
   * @param {import('./held-socket.mjs').HeldSocket} socket
   * @param {(run: Run) => ChildProcess} run starts a process
   */
  constructor(name, socket, run) {
    this.socket = socket;
    this.base = '';
    this.#run = (/** @type {Run} */ options) => {
      const child = run(options);
      // Whoever waits for its message gets the error. Without a listener it would end the launcher.
      return child.on('error', () => undefined);
    };
    this.keeper = new Keeper({
      name,
      start: async (signal) => {
        const { base } = this;
        const fd = await socket.fd();
        signal.throwIfAborted();
        const child = this.#run({ base, fd });
        const end = () => void stopInTime(child);
        signal.addEventListener('abort', end);
        await tellWhile(`the ${name} to start`, isServing(child)).finally(() =>
          signal.removeEventListener('abort', end),
        );
        return child;
      },
      stop: stopInTime,
      // Connections wait for the first restart. If that fails too, they are refused, because they would wait for too
      // long.
      onEnd: (endsInARow) => endsInARow > 1 && socket.release(),
    });
  }

  /**
   * Starts a version, and keeps it running.
   *
   * @param {string} base
   * @throws {Error} when it does not come to answer
   */
  async begin(base) {
    this.base = base;
    await this.keeper.begin();
  }

  /**
   * Ends the present process, and starts another version. Connections wait meanwhile.
   *
   * @param {string} base
   */
  async replace(base) {
    await this.keeper.stop();
    await this.begin(base);
  }

  /**
   * Starts another version beside the present one, without a visitor seeing it.
   *
   * @param {string} base
   */
  async tryOut(base) {
    const child = this.#run({ base, fd: await this.socket.fd(), isTrial: true });
    const port = await messageOf(child, ({ trialPort }) => (typeof trialPort === 'number' ? trialPort : undefined));
    return { base, child, port };
  }

  /**
   * Lets a version that was tried out serve. The present process finishes the answers that it has begun, and ends.
   *
   * @param {{ base: string, child: ChildProcess }} tried
   */
  async takeOver({ base, child }) {
    const former = this.keeper.child;
    const serving = isServing(child);
    // Two processes cannot open one port.
    if (former && (await this.socket.fd()) === undefined) await this.keeper.stop();
    child.send({ serve: true });
    await serving;
    this.base = base;
    this.keeper.adopt(child);
    if (former) await stopInTime(former);
  }

  async stop() {
    // The socket is closed first, so that connections are refused at once and not reset at the end.
    this.socket.release();
    await this.keeper.stop();
  }
}
