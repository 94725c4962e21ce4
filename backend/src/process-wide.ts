/**
 * One value for the whole process. The server's bundles have separate copies of modules, so a module's variable would
 * exist once in the code that boots the backend and again in the code that answers requests.
 */
export function processWide<T>(name: string, make: () => T): T {
  const scope = globalThis as unknown as Record<symbol, T | undefined>;
  return (scope[Symbol.for(`backend.${name}`)] ??= make());
}
