import { readdir, readFile } from 'node:fs/promises';

/**
 * @typedef {object} Answer
 * @property {number} kilobytes of the body, not compressed
 * @property {number} status
 * @property {string} text
 */

const rounded = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {number} startedAt as of `performance.now()` */
export const secondsSince = (startedAt) => rounded((performance.now() - startedAt) / 1000);

/**
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<Answer>}
 */
export async function ask(url, headers = {}) {
  const response = await fetch(url, { headers, redirect: 'manual' });
  const text = await response.text();
  if (response.status !== 200) console.info(`${url}: ${response.status}`);
  return { kilobytes: rounded(Buffer.byteLength(text) / 1000), status: response.status, text };
}

/** The processor time of a process so far, in milliseconds. @param {number | undefined} pid */
async function processorMs(pid) {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/schedstat`, 'utf8').catch(() => '0')),
  );
  return times.reduce((sum, time) => sum + Number(time.split(' ')[0]) / 1e6, 0);
}

/** @typedef {{ pid?: number }} Process */

/**
 * Processor time of processes, so that other work of the machine does not count.
 *
 * @param {readonly Process[]} processes
 */
export function stopwatch(processes) {
  const total = async () => {
    const times = await Promise.all(processes.map(({ pid }) => processorMs(pid)));
    return times.reduce((sum, time) => sum + time, 0);
  };
  return {
    total,
    /** Waits until they have nothing to do: what they begin by themselves at their start is no part of a visit. */
    async untilIdle() {
      for (let spent = Infinity; spent > 50;) {
        const before = await total();
        await new Promise((resolve) => setTimeout(resolve, 1000));
        spent = (await total()) - before;
      }
    },
    /**
     * @param {() => Promise<unknown>} run
     * @param {number} [times] how often, one after the other
     * @returns {Promise<number>} the processor time of one run, in milliseconds
     */
    async time(run, times = 1) {
      const before = await total();
      for (let time = 0; time < times; time += 1) await run();
      return rounded(((await total()) - before) / times);
    },
  };
}

/** The processor time of all processes of this one that have ended and were waited for, in seconds (Linux). */
export async function secondsOfEnded() {
  const [, rest = ''] = /\) (.*)$/s.exec(await readFile('/proc/self/stat', 'utf8')) ?? [];
  const [user, system] = rest.split(' ').slice(13, 15).map(Number);
  return rounded(((user ?? 0) + (system ?? 0)) / 100);
}
