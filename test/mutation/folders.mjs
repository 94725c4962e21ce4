/**
 * What is mutated, the smallest folder first. `environment` is what the folder's tests need; Node is the faster one.
 *
 * @type {Readonly<Record<string, { project: 'site' | 'backend', environment: 'node' | 'jsdom', tests?: string[] }>>}
 */
export const folders = Object.freeze({
  'lib/cache': { project: 'site', environment: 'node' },
  'lib/redirects': { project: 'site', environment: 'node' },
  'backend/src/redirects': { project: 'backend', environment: 'node' },
  'backend/src/wire': { project: 'backend', environment: 'node' },
  'lib/sections': { project: 'site', environment: 'node' },
  'backend/src/editing/sections': { project: 'backend', environment: 'node' },
  'lib/content': { project: 'site', environment: 'node' },
  'lib/edit': { project: 'site', environment: 'jsdom' },
});

/** The folder that this run is about, as `scripts/test-mutation.mjs` names it. */
export function namedFolder() {
  const name = process.env.MUTATION_FOLDER ?? '';
  const settings = folders[name];
  if (!settings) throw new Error(`MUTATION_FOLDER is none of: ${Object.keys(folders).join(', ')}`);
  return { name, ...settings };
}
