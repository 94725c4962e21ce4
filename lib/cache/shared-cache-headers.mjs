/** For how long a shared cache may serve a page while the site fails, in seconds: a week. */
const staleIfErrorSeconds = 604_800;

/** For how long a shared cache may keep a page that is being made anew, in seconds: the shortest time that is one. */
const staleSeconds = 1;

/**
 * `Cache-Control` of an answer that shared caches may keep, with how long they may serve it while the site fails
 * (RFC 5861 §4). Next does not say so.
 *
 * @param {string} cacheControl as Next has set it
 * @param {boolean} [isStale] whether the page is out of date and is being made anew: a network that has just purged it
 *   would keep what it was to get rid of, as long as a new page
 */
export function sharedCacheControl(cacheControl, isStale = false) {
  if (!/(?:^|[\s,])s-maxage=\d/.test(cacheControl)) return cacheControl;
  const kept = isStale
    ? cacheControl.replace(/s-maxage=\d+/, `s-maxage=${staleSeconds}`).replace(/,\s*stale-while-revalidate=\d+/, '')
    : cacheControl;
  return kept.includes('stale-if-error') ? kept : `${kept}, stale-if-error=${staleIfErrorSeconds}`;
}

/** How networks for content delivery separate tags. */
const separators = /** @type {const} */ ({
  'cache-tag': ',',
  'edge-cache-tag': ',',
  'cdn-tag': ',',
  'surrogate-key': ' ',
});

/** @typedef {keyof typeof separators} TagHeader */

export const tagHeaders = /** @type {TagHeader[]} */ (Object.keys(separators));

/**
 * The headers of a page with the one by which a network purges the page when one of its tags is announced as changed.
 *
 * @param {Record<string, string | string[] | undefined>} headers they may have tags by another setting: those of a page that an earlier process has made
 * @param {TagHeader | undefined} name undefined: none is sent
 * @param {readonly string[]} tags of the page; Next's own, which name routes, are left out
 */
export function withTagHeader(headers, name, tags) {
  const own = tags.filter((tag) => !tag.startsWith('_N_T_'));
  const others = Object.fromEntries(Object.entries(headers).filter(([each]) => !(each in separators)));
  return name === undefined || own.length === 0 ? others : { ...others, [name]: own.join(separators[name]) };
}
