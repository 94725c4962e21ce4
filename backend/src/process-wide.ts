/**
 * One value for the whole process. The server's bundles have separate copies of modules, so the code that boots the
 * backend and the code that answers requests would each have their own variable.
 */
export function processWide<T>(name: string, make: () => T): T {
  const scope = globalThis as unknown as Record<symbol, T | undefined>;
  return (scope[Symbol.for(`backend.${name}`)] ??= make());
}
