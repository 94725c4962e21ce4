import { load } from './throughput.mjs';

/** @typedef {import('./start-metered.mjs').Cost} Cost */

/**
 * What work costs in processor time.
 *
 * @param {() => Cost} cpu what the parts have used so far
 */
export function costsBy(cpu) {
  /**
   * @param {() => Promise<number>} work says how many requests it has made
   * @returns what one of them has cost, in milliseconds of a core
   */
  async function costOf(work) {
    const before = cpu();
    const count = await work();
    const after = cpu();
    const each = (/** @type {keyof Cost} */ part) => Number(((after[part] - before[part]) / count).toFixed(4));
    return { site: each('site'), backend: each('backend'), postgres: each('postgres') };
  }

  /** Waits until the site is idle: after its start it scales pictures, after a change it generates pages. */
  async function rest() {
    const used = () => cpu().site + cpu().backend;
    for (let second = 0, last = -Infinity; second < 60 && used() - last > 40; second += 1) {
      last = used();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }

  /** @param {string} url @param {number} seconds @param {string[]} [headers] */
  async function costUnderLoad(url, seconds, headers) {
    await load(url, 1, headers);
    await rest();
    let figures = { rate: 0, p99: 0 };
    const cost = await costOf(async () => {
      figures = await load(url, seconds, headers);
      return figures.rate * seconds;
    });
    return { ...cost, rate: Math.round(figures.rate), p99: figures.p99 };
  }

  /** @param {number} count @param {() => Promise<unknown>} work */
  const repeat = (count, work) =>
    costOf(async () => {
      for (let index = 0; index < count; index += 1) await work();
      return count;
    });

  return { costOf, rest, costUnderLoad, repeat };
}
