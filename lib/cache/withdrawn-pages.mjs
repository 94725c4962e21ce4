import { callPaths } from '../backend/calls.mjs';
import { readEnvelope } from '../backend/envelope.mjs';
import { processWide } from '../process-wide.mjs';
import { nextNow } from './next-clock.mjs';

/** Anybody can ask for any number of pages that do not exist. One that is dropped is noted again at its next call. */
const maxKept = 1000;

/** When the backend has last answered that it has no such page, as of `nextNow()`, by the address of the call. */
const withdrawn = processWide('withdrawn-pages', () => /** @type {Map<string, number>} */ (new Map()));

/**
 * Notes an answer of the backend that says that there is no such page. Next keeps no such answer, and so the entry from
 * before stays. Pages wait for the new answer; a document that is made for each request, such as the feed, would get the
 * old entry for ever.
 *
 * Other calls are not noted: without the application model there is no document at all, and the old one is better.
 *
 * @param {string} url the address that was called
 * @param {string} path of the call under `/api/`
 * @param {number} status of the answer
 * @param {() => string} body gives the text of the answer
 */
export function noteWithdrawn(url, path, status, body) {
  if (path !== callPaths.GetPageData || readEnvelope(status, body()).kind !== 'none') return;
  withdrawn.delete(url);
  withdrawn.set(url, nextNow());
  const [oldest] = withdrawn.keys();
  if (withdrawn.size > maxKept && oldest !== undefined) withdrawn.delete(oldest);
}

/**
 * Whether an entry is the answer for a page that the backend has withdrawn since. A page that is published again has a
 * newer entry.
 *
 * @param {{ lastModified?: number, value: unknown } | null} entry with its time as of `nextNow()`
 */
export function isWithdrawn(entry) {
  const { kind, data } = /** @type {{ kind?: string, data?: { url: string } }} */ (entry?.value ?? {});
  if (kind !== 'FETCH' || !data) return false;
  return (withdrawn.get(data.url) ?? -Infinity) >= (entry?.lastModified ?? 0);
}
