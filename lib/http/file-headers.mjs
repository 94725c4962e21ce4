/** Files whose name stays when they change. */
const kept = 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800';

/** Files whose name changes with their content. */
const immutable = 'public, max-age=31536000, immutable';

/** What `Cache-Control` says of files, by their address. The first pattern that matches counts. */
const lifetimes = /** @type {const} */ ([
  [/^\/(?:_next\/static|fonts)\//, immutable],
  [/^\/(?:drawings|logos)\//, kept],
]);

/**
 * How long clients may keep a file.
 *
 * @param {string} path the file's address
 * @returns {string} the value of `Cache-Control`
 */
export const fileCacheControl = (path) =>
  lifetimes.find(([pattern]) => pattern.test(path))?.[1] ?? 'public, max-age=0, must-revalidate';
