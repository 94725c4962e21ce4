import { processWide } from '../process-wide.mjs';

/**
 * What is counted anywhere in the process. Pages, the cache handler and the server are separate bundles, so they meet
 * here, and need no library for it.
 *
 * @typedef {object} Sink
 * @property {(name: string, labels: Record<string, string>) => void} count
 * @property {(name: string, labels: Record<string, string>, seconds: number) => void} observe
 */

/** Nothing is counted until a process opens its metrics: in builds and tests. @type {{ sink?: Sink }} */
export const meter = processWide('meter', () => ({}));

/**
 * Counts an event.
 *
 * @param {string} name of a counter
 * @param {Record<string, string>} [labels] each with few possible values, and never a visitor's
 */
export const countEvent = (name, labels = {}) => meter.sink?.count(name, labels);

/**
 * Notes how long something took.
 *
 * @param {string} name of a histogram
 * @param {Record<string, string>} labels
 * @param {number} startedAt as of `performance.now()`
 */
export const timeEvent = (name, labels, startedAt) =>
  meter.sink?.observe(name, labels, (performance.now() - startedAt) / 1000);
