/** For how long a shared cache may serve a page while the site fails, in seconds: a week. */
const staleIfErrorSeconds = 604_800;

/**
 * `Cache-Control` of an answer that shared caches may keep, with how long they may serve it while the site fails
 * (RFC 5861 §4). Next does not say so.
 *
 * @param {string} cacheControl as Next has set it
 */
export function withStaleIfError(cacheControl) {
  const isShared = /(?:^|[\s,])s-maxage=\d/.test(cacheControl);
  if (!isShared || cacheControl.includes('stale-if-error')) return cacheControl;
  return `${cacheControl}, stale-if-error=${staleIfErrorSeconds}`;
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
