import { AsyncLocalStorage } from 'node:async_hooks';

import { processWide } from '../process-wide.mjs';

/**
 * An entry of Next's page cache, as the handler keeps it.
 *
 * @typedef {object} CachedPage
 * @property {number} lastModified as of `nextNow()`
 * @property {number} status
 * @property {string[]} tags
 * @property {boolean} isStale whether Next would make it anew
 * @property {(body: Buffer) => boolean} holds whether a body is one of the entry's: its HTML or one of its payloads
 */

/**
 * @typedef {object} RequestNote
 * @property {string} [key] of the entry that was looked up last
 * @property {unknown} [lookup] how it was looked up
 * @property {number} [startedAt] when the request began, as of `performance.now()`
 * @property {boolean} [hasFailed] whether its page could not be made: Next then keeps the former one again
 * @property {() => void} [onMade] called when a page that exists was made for it and is kept
 */

/**
 * What the server in front of Next learns of Next's page cache. The cache handler is loaded outside of every bundle, so
 * both meet here.
 *
 * @typedef {object} PageCache
 * @property {AsyncLocalStorage<RequestNote>} lookups what is known of the request that causes the work
 * @property {((key: string, lookup: unknown) => Promise<CachedPage | undefined>)} [read] reads an entry again
 * @property {((key: string) => void)} [onSet] called before and after an entry is replaced
 * @property {((tags: string[]) => void)} [onRevalidate] called when tags have been marked as stale
 */

/** @type {PageCache} */
export const pageCache = processWide('page-cache', () => ({ lookups: new AsyncLocalStorage() }));
