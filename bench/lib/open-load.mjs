import { Agent } from 'node:http';

import { get } from './measure.mjs';

/** @param {number[]} sorted @param {number} share */
export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/**
 * Requests an address again and again, one after another.
 *
 * @param {string} url
 * @param {number} count
 * @returns {Promise<number[]>} how long each took, in milliseconds, sorted
 */
export async function oneByOne(url, count) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    await get(url, agent);
    times.push(performance.now() - begun);
  }
  agent.destroy();
  return times.sort((a, b) => a - b);
}

/**
 * Visitors who come at random moments, so many a second on average, whether or not earlier ones have their answers.
 *
 * @param {string} url
 * @param {number} rate arrivals a second
 * @param {number} seconds
 * @param {() => number} draw random numbers from 0 to 1
 * @returns {Promise<number[]>} how long each waited for its answer, in milliseconds, sorted
 */
export async function openLoad(url, rate, seconds, draw) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  /** @type {Promise<number>[]} */
  const waits = [];
  const begun = performance.now();
  let due = 0;
  for (;;) {
    due += (-Math.log(1 - draw()) / rate) * 1000;
    if (due > seconds * 1000) break;
    const pause = begun + due - performance.now();
    if (pause > 1) await new Promise((resolve) => setTimeout(resolve, pause));
    // If this process was too busy to send the request in time, the delay counts as waiting.
    const came = begun + due;
    waits.push(get(url, agent).then(() => performance.now() - came));
  }
  const times = await Promise.all(waits);
  agent.destroy();
  return times.sort((a, b) => a - b);
}
