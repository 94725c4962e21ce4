/**
 * One value for the whole process. The server's bundles each have modules of their own, so that a module's variable
 * would exist once in what boots the backend and again in what answers requests.
 */
export function processWide<T>(name: string, make: () => T): T {
  const scope = globalThis as unknown as Record<symbol, T | undefined>;
  return (scope[Symbol.for(`backend.${name}`)] ??= make());
}
