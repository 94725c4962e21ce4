/**
 * One value for the whole process. Next bundles instrumentation, routes and pages separately, and loads the cache
 * handler outside of every bundle, so each of them has its own copy of a module's variable.
 *
 * @template T
 * @param {string} name unique in the site
 * @param {() => T} make called once per process. State that is replaced, such as a number, belongs into an object.
 * @returns {T}
 */
export function processWide(name, make) {
  const scope = /** @type {Record<symbol, T | undefined>} */ (/** @type {unknown} */ (globalThis));
  return (scope[Symbol.for(`site.${name}`)] ??= make());
}
