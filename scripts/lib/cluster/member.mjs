import { once } from 'node:events';

import { stop, waitFor } from '../processes.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** How long a process may take until it answers, in milliseconds, on a machine that has other work to do. */
const startMs = 120_000;

/** A site or a backend: a process that can be ended and started again at the same address. */
export class Member {
  #run;
  /** @type {ChildProcess | undefined} */
  #child;

  /**
   * @param {string} name
   * @param {string} url where it answers
   * @param {string} healthPath what answers with 200 once it serves
   * @param {() => ChildProcess} run starts the process
   */
  constructor(name, url, healthPath, run) {
    this.name = name;
    this.url = url;
    this.healthUrl = url + healthPath;
    this.#run = run;
  }

  /** Starts it. @returns {Promise<number>} after how many milliseconds it answers */
  async start() {
    const begun = performance.now();
    this.#child = this.#run();
    await waitFor(this.healthUrl, startMs, this.#child);
    return performance.now() - begun;
  }

  /** Ends it without a warning. */
  async kill() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Ends it as an operator does: it still sends the answers that it has begun. */
  async stop() {
    if (this.#child) await stop(this.#child, 12_000);
  }
}
