import { random } from './random.mjs';

/**
 * @typedef {object} Station
 * @property {number} rate arrivals a second, at random moments
 * @property {number} servers how many requests are served at once: cores
 * @property {readonly number[]} service milliseconds of a request, each as likely
 * @property {number} [count] how many arrivals are simulated
 * @property {number} [seed]
 *
 * @typedef {{ use: number, mean: number, p50: number, p99: number }} Result the share of time that the servers work,
 *   and milliseconds from arrival to answer
 */

/**
 * A queue before servers, first come first served, event by event. The same seed gives the same result.
 *
 * @param {Station} station
 * @returns {Result} with infinite times where more comes than can be served
 */
export function simulate({ rate, servers, service, count = 50_000, seed = 19 }) {
  const work = service.reduce((sum, ms) => sum + ms, 0) / service.length;
  const use = (rate * work) / 1000 / servers;
  if (use >= 1) return { use, mean: Infinity, p50: Infinity, p99: Infinity };
  const numbers = random(seed);
  const free = Array.from({ length: servers }, () => 0);
  const times = new Float64Array(count);
  let now = 0;
  for (let index = 0; index < count; index += 1) {
    now += (-Math.log(1 - numbers.int(1e9) / 1e9) / rate) * 1000;
    const next = free.indexOf(Math.min(...free));
    const end = Math.max(now, free[next] ?? 0) + numbers.pick(service);
    free[next] = end;
    times[index] = end - now;
  }
  times.sort();
  const mean = times.reduce((sum, ms) => sum + ms, 0) / count;
  const at = (/** @type {number} */ share) => times[Math.floor(count * share)] ?? NaN;
  return { use, mean, p50: at(0.5), p99: at(0.99) };
}
