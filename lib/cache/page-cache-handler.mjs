import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

import { readSiteEnv } from '../env/site-env.mjs';
import { contentSecurityPolicy } from './content-security-policy.mjs';

// Node hands an ES module the whole of Next's CommonJS module as its default export.
const FileSystemCache = /** @type {typeof fileSystemCache} */ (Reflect.get(fileSystemCache, 'default'));
const header = 'content-security-policy';

/** @typedef {{ kind?: string, html?: string, headers?: Record<string, string | string[] | undefined> }} CachedValue */

/**
 * Gives a page its policy. Next sends a cached page's headers on a hit, on a miss and for prerendered
 * pages alike, so the page and its policy can never part.
 *
 * @param {CachedValue | null | undefined} value
 */
function addPolicy(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string' || value.headers?.[header]) return;
  const { mediaOrigins, siteUrl } = readSiteEnv(process.env);
  value.headers = {
    ...value.headers,
    [header]: contentSecurityPolicy(value.html, mediaOrigins, siteUrl.startsWith('https:')),
  };
}

/** Next's own file-system cache, with a hash-based content security policy on every page (docs/decisions). */
export default class PageCacheHandler extends FileSystemCache {
  /**
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args
   */
  async get(...args) {
    const entry = await super.get(...args);
    addPolicy(/** @type {CachedValue} */ (entry?.value));
    return entry;
  }

  /**
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args
   */
  async set(...args) {
    addPolicy(/** @type {CachedValue} */ (args[1]));
    return super.set(...args);
  }
}
