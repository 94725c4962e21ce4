import { processWide } from '../process-wide.mjs';
import { countEvent, timeEvent } from '../telemetry/meter.mjs';

/** How many are remembered. The list is read by a person, so it is short. */
const maxPages = 20;

/**
 * The last attempts that failed, by the page's path with its language.
 *
 * @type {Map<string, { at: number, reason: string }>}
 */
const failing = processWide('failing-pages', () => new Map());

/** Next's page cache names a page by its path behind a prefix of the build's. @param {string} key */
const pathOf = (key) => key.replace(/^\/route-cache\/.*?\/\$/, '');

/**
 * Notes that a page could not be made. Its former copy is served, if there is one.
 *
 * @param {string} path of the page, as the page cache names it
 * @param {string} reason one line
 */
export function notePageFailure(path, reason) {
  countEvent('site_pages_made_total', { outcome: 'failed' });
  failing.delete(pathOf(path));
  failing.set(pathOf(path), { at: Date.now(), reason: reason.replace(/ \(request [\w.-]+\)/, '') });
  const [oldest] = failing.keys();
  if (failing.size > maxPages && oldest !== undefined) failing.delete(oldest);
}

/**
 * Notes that a page was made.
 *
 * @param {string} path
 * @param {number | undefined} startedAt of the request that caused it, as of `performance.now()`; undefined for none
 */
export function notePageMade(path, startedAt) {
  failing.delete(pathOf(path));
  countEvent('site_pages_made_total', { outcome: 'made' });
  if (startedAt !== undefined) timeEvent('site_page_made_seconds', {}, startedAt);
}

/** The pages whose last attempt failed, the newest last. */
export const failingPages = () => [...failing].map(([path, { at, reason }]) => ({ path, at, reason }));
