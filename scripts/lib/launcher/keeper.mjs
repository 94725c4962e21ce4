/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {'stopped' | 'starting' | 'running' | 'waiting'} KeeperState */

/**
 * @typedef {object} KeeperOptions
 * @property {string} name for the log
 * @property {(signal: AbortSignal) => Promise<ChildProcess>} start starts the process, and gives up when the signal says
 *   so; a rejection counts as an end of it
 * @property {(child: ChildProcess) => Promise<void>} stop asks the process to end, and waits for it
 * @property {(endsInARow: number) => void} [onEnd] called when it has ended by itself, before it is started again
 * @property {(line: string) => void} [tell] writes a line of the log
 */

/** The pauses between failed starts, in milliseconds: they double, up to the last. */
const pausesMs = { first: 1000, last: 60_000 };

/** @param {Date} date */
const timeOf = (date) => date.toISOString().slice(11, 19);

/** @param {ChildProcess} child */
const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/**
 * Keeps one process running. When it ends by itself it is started again: at once after its first end, and after a pause
 * that doubles with every further end. A process that has run for as long as the longest pause begins anew.
 */
export class Keeper {
  #options;
  /** @type {ChildProcess | undefined} */
  #child;
  /** @type {KeeperState} */
  #state = 'stopped';
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  /** The last order. The one before it is aborted, so that a start of it that is still under way changes nothing. */
  #order = new AbortController();
  /** Settles when no start is under way. @type {Promise<unknown>} */
  #starting = Promise.resolve();
  #endsInARow = 0;
  #startedAt = 0;
  #nextTryAt = 0;
  #lastEnd = '';

  /** @param {KeeperOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** The process, while there is one. */
  get child() {
    return this.#child;
  }

  /** What it is doing, for the operator. Times are milliseconds since 1970. */
  get status() {
    return {
      name: this.#options.name,
      state: this.#state,
      pid: this.#child?.pid,
      startedAt: this.#startedAt,
      endsInARow: this.#endsInARow,
      ...(this.#lastEnd && { lastEnd: this.#lastEnd }),
      ...(this.#state === 'waiting' && { nextTryAt: this.#nextTryAt }),
    };
  }

  /** @returns {AbortSignal} of an order that takes the place of the last one */
  #nextOrder() {
    clearTimeout(this.#timer);
    this.#order.abort();
    this.#order = new AbortController();
    return this.#order.signal;
  }

  /**
   * Starts the process, and keeps it running from now on.
   *
   * @returns {Promise<ChildProcess>}
   * @throws what starting it throws the first time; then it is not started again
   */
  async begin() {
    const signal = this.#nextOrder();
    this.#state = 'starting';
    this.#endsInARow = 0;
    this.#lastEnd = '';
    try {
      return await this.#start(signal);
    } catch (error) {
      if (!signal.aborted) this.#state = 'stopped';
      throw error;
    }
  }

  /** Starts the process, and retries until it succeeds. */
  persist() {
    void this.#again(this.#nextOrder());
  }

  /**
   * Keeps another running process in place of the present one. The caller ends the present one.
   *
   * @param {ChildProcess} child
   */
  adopt(child) {
    this.#nextOrder();
    this.#endsInARow = 0;
    this.#lastEnd = '';
    this.#keep(child);
  }

  /** @param {ChildProcess} child that has been started */
  #keep(child) {
    this.#child = child;
    this.#state = 'running';
    this.#startedAt = Date.now();
    const end = () => {
      if (this.#child !== child || this.#state !== 'running') return;
      const seconds = Math.round((Date.now() - this.#startedAt) / 1000);
      this.#restart(`ended with ${child.signalCode ?? child.exitCode} after ${seconds} s`);
    };
    child.once('exit', end);
    if (hasEnded(child)) end();
  }

  /** Stops the process and does not start it again. Then none runs, not even one that was being started. */
  async stop() {
    this.#nextOrder();
    const child = this.#child;
    this.#state = 'stopped';
    this.#child = undefined;
    this.#endsInARow = 0;
    if (child) await this.#options.stop(child);
    await this.#starting;
  }

  /** @param {string} what has happened */
  #restart(what) {
    if (Date.now() - this.#startedAt >= pausesMs.last) this.#endsInARow = 0;
    this.#endsInARow += 1;
    this.#child = undefined;
    this.#lastEnd = what;
    const pause = this.#endsInARow === 1 ? 0 : Math.min(pausesMs.first * 2 ** (this.#endsInARow - 2), pausesMs.last);
    this.#state = 'waiting';
    this.#nextTryAt = Date.now() + pause;
    this.#tell(what, pause);
    this.#options.onEnd?.(this.#endsInARow);
    const { signal } = this.#order;
    this.#timer = setTimeout(() => void this.#again(signal), pause);
  }

  /** @param {string} what @param {number} pause */
  #tell(what, pause) {
    const { name, tell = console.error } = this.#options;
    if (pause === 0) return tell(`${name} ${what}; starting it again now`);
    const next = `next try in ${pause / 1000} s, at ${timeOf(new Date(this.#nextTryAt))} UTC`;
    tell(
      `${name} ${what}, ${this.#endsInARow} times in a row; ${next}. Why: its lines above, which begin with [${name}]`,
    );
  }

  /**
   * Starts the process and keeps it running.
   *
   * @param {AbortSignal} signal of the order
   * @returns {Promise<ChildProcess>}
   * @throws what starting it throws, or that another order came meanwhile, when the process has ended
   */
  #start(signal) {
    const start = async () => {
      const child = await this.#options.start(signal);
      if (signal.aborted) {
        await this.#options.stop(child);
        throw new Error(`${this.#options.name} was stopped while it started`);
      }
      this.#keep(child);
      return child;
    };
    const started = start();
    this.#starting = Promise.allSettled([this.#starting, started]);
    return started;
  }

  /** @param {AbortSignal} signal of the order */
  async #again(signal) {
    this.#state = 'starting';
    // A start that failed counts as a process that ended at once.
    this.#startedAt = Date.now();
    try {
      await this.#start(signal);
    } catch (error) {
      if (signal.aborted) return;
      this.#restart(`could not be started (${error instanceof Error ? error.message : String(error)})`);
    }
  }
}
