/**
 * One value for the whole process. Next bundles the server's hook, the routes and the pages apart, and loads the cache
 * handler outside every bundle, so a variable of a module exists once in each of them.
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
