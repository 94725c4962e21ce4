import path from 'node:path';

import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { readSiteEnv } from '../env/site-env.mjs';
import { besideBuild } from './beside-build.mjs';
import { bodiesOf, isIncomplete, isLeftByBuild, isUselessAnswer, tagsOf } from './cached-values.mjs';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { dueSoon } from './due-soon.mjs';
import { notePageMade } from './failing-pages.mjs';
import { finalHtml } from './final-html.mjs';
import { markStale } from './mark-stale.mjs';
import { nextNow, toNextClock } from './next-clock.mjs';
import { effectiveDate, rememberOutdated } from './outrun-entries.mjs';
import { pageCache } from './page-cache-events.mjs';
import { pageMade } from './page-made.mjs';
import { withTagHeader } from './shared-cache-headers.mjs';
import { wholeEntries, writeWhole } from './whole-entries.mjs';
import { isWithdrawn } from './withdrawn-pages.mjs';

// Node hands an ES module the whole of Next's CommonJS module as its default export.
const FileSystemCache = /** @type {typeof fileSystemCache} */ (Reflect.get(fileSystemCache, 'default'));
const header = 'content-security-policy';

/** Next's own enumeration of kinds exists at compile time only. */
const fetchKind = /** @type {typeof pageLookup.kind} */ (/** @type {unknown} */ ('FETCH'));
const pageLookup = /** @type {Parameters<InstanceType<typeof FileSystemCache>['get']>[1]} */ (
  /** @type {unknown} */ ({ kind: 'APP_PAGE', isFallback: false })
);

/** @typedef {import('./cached-values.mjs').CachedValue} CachedValue */

/**
 * Whether a not-found page has to be made anew: it is too old, or what it was made of has changed.
 *
 * @param {{ lastModified?: number, cacheControl?: { revalidate?: number | false } }} entry
 * @param {CachedValue} value
 */
function isDue({ lastModified = 0, cacheControl }, value) {
  const { revalidate } = cacheControl ?? {};
  if (typeof revalidate === 'number' && lastModified + revalidate * 1000 <= nextNow()) return true;
  return tags.areTagsStale(tagsOf(value), lastModified);
}

/**
 * Gives a page its final HTML, its policy and its tags. Next sends a cached page's headers on a hit, on a miss and for
 * prerendered pages alike, so the page and its policy can never part.
 *
 * @param {CachedValue | null | undefined} value
 * @param {string} distDir path of the build
 */
function completePage(value, distDir) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return;
  const { mediaOrigins, siteUrl, tagHeader } = readSiteEnv(process.env);
  if (!value.headers?.[header]) {
    value.html = finalHtml(value.html, distDir, true);
    const policy = contentSecurityPolicy(value.html, mediaOrigins, siteUrl.startsWith('https:'));
    value.headers = { ...value.headers, [header]: policy };
  }
  // A page from the disk may have been made with another setting.
  value.headers = withTagHeader(value.headers, tagHeader, tagsOf(value));
}

/** @param {string} key @param {CachedValue} value */
function reportPage(key, value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return;
  pageMade.listener?.(value.html);
  const request = pageCache.lookups.getStore();
  if (!request?.hasFailed) notePageMade(key, request?.startedAt);
}

/** Tells the server in front of Next that a page can be finished. @param {CachedValue} value */
function reportKept(value) {
  const request = pageCache.lookups.getStore();
  const isPage = value?.kind === 'APP_PAGE' && (value.status ?? 200) === 200;
  if (isPage && !request?.hasFailed) request?.onMade?.();
}

/**
 * Next's own file-system cache, with additions (docs/decisions/0002, 0006, 0008, 0016, 0021, 0050, 0117): a hash-based
 * content security policy and a compact payload on every page; not-found pages kept in memory alone, since anybody can
 * ask for any number of them, and never served while their next copy is made; of the backend's answers only usable ones
 * kept; pages that a build did not get made when first asked for; and no complete page replaced by one that lacks a
 * part.
 */
export default class PageCacheHandler extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    const fs = besideBuild(wholeEntries(context.fs), path.dirname(context.serverDistDir));
    super({ ...context, fs });
    this.distDir = path.dirname(context.serverDistDir);
    // It shares its memory with every other instance.
    this.memoryOnly = new FileSystemCache({ ...context, fs, flushToDisk: false });
    pageCache.read = (key, lookup) => this.read(key, /** @type {typeof pageLookup} */ (lookup));
  }

  /**
   * Next's own entry, with the time that it counts from by the clock that Next compares it with.
   *
   * @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args
   */
  async find(...args) {
    const entry = await super.get(...args);
    return entry && { ...entry, lastModified: effectiveDate(args[0], toNextClock(entry.lastModified ?? 0)) };
  }

  /**
   * Reads an entry for the server in front of Next, which keeps answers for as long as their entry is valid.
   *
   * @param {string} key
   * @param {typeof pageLookup} lookup
   * @returns {Promise<import('./page-cache-events.mjs').CachedPage | undefined>}
   */
  async read(key, lookup) {
    const entry = await this.find(key, lookup);
    const value = /** @type {CachedValue} */ (entry?.value);
    if (!entry || (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') || isLeftByBuild(value)) return undefined;
    completePage(value, this.distDir);
    const { lastModified = 0 } = entry;
    const pageTags = tagsOf(value);
    return {
      lastModified,
      status: value.status ?? 200,
      tags: pageTags,
      isStale: tags.areTagsStale(pageTags, lastModified) || tags.areTagsExpired(pageTags, lastModified),
      holds: (body) => bodiesOf(value).some((part) => part.equals(body)),
    };
  }

  /**
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args
   */
  async get(...args) {
    const [key, lookup] = args;
    const noted = lookup.kind === fetchKind ? undefined : pageCache.lookups.getStore();
    if (noted) Object.assign(noted, { key, lookup });
    const entry = await this.find(...args);
    const value = /** @type {CachedValue} */ (entry?.value);
    if (isWithdrawn(entry) || (args[0] !== '/_not-found' && isLeftByBuild(value))) return null;
    completePage(value, this.distDir);
    if (!entry || value?.kind !== 'APP_PAGE' || value.status !== 404) return entry;
    // Next would regenerate with the response that the old copy went out with. Its status makes Next take the head of
    // its own not-found page, without a title, and forbid search engines a page that has appeared.
    return isDue(entry, value) ? null : { ...entry, lastModified: nextNow() };
  }

  /**
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args
   */
  async set(...args) {
    const [key, data] = args;
    if (isUselessAnswer(data)) return undefined;
    const value = /** @type {CachedValue} */ (data);
    completePage(value, this.distDir);
    reportPage(key, value);
    const ofAnswer = 'tags' in args[2] ? (args[2].tags ?? []) : [];
    const { startedAt, hasFailed } = pageCache.lookups.getStore() ?? {};
    const former = hasFailed && value?.kind !== 'FETCH' ? await this.find(key, pageLookup) : null;
    const endWriting = rememberOutdated(key, [...tagsOf(value), ...ofAnswer], startedAt);
    // Once before the write, for requests during it, and once after it, for entries read meanwhile.
    pageCache.onSet?.(key);
    try {
      return await writeWhole(() => this.replace(value, former ? dueSoon(args, former.lastModified) : args));
    } finally {
      endWriting();
      pageCache.onSet?.(key);
      reportKept(value);
    }
  }

  /**
   * @param {CachedValue} value
   * @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args
   */
  async replace(value, args) {
    const [key, , context] = args;
    const isNotFound = value?.status === 404;
    if (value?.kind !== 'APP_PAGE' || !(isNotFound || isIncomplete(value))) return super.set(...args);
    const former = (await super.get(key, pageLookup))?.value;
    const wasPage = former && 'status' in former && former.status !== 404;
    // The 404 of a deleted page replaces its file. Otherwise a restart would bring the page back.
    if (isNotFound) return wasPage ? super.set(...args) : this.memoryOnly.set(...args);
    // The former page stays, and becomes stale as soon as the incomplete one would. Its file is unchanged.
    const isBetter = wasPage && !isIncomplete(/** @type {CachedValue} */ (former));
    return isBetter ? this.memoryOnly.set(key, former, context) : super.set(...args);
  }

  /**
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>} args
   */
  async revalidateTag(...args) {
    await super.revalidateTag(...args);
    // Next has written down the time of the system's clock.
    markStale([args[0]].flat());
  }
}
