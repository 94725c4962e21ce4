/**
 * @typedef {object} Folder
 * @property {'site' | 'backend'} project
 * @property {'node' | 'jsdom'} environment what the folder's tests need; Node is the faster one
 * @property {string[]} [timed] the beginnings of the titles of tests that measure time
 */

/** @type {Readonly<Record<string, Folder>>} what is mutated, the smallest folder first */
export const folders = Object.freeze({
  'lib/cache': { project: 'site', environment: 'node' },
  'lib/redirects': { project: 'site', environment: 'node' },
  'backend/src/redirects': { project: 'backend', environment: 'node' },
  'backend/src/wire': { project: 'backend', environment: 'node' },
  'lib/sections': { project: 'site', environment: 'node' },
  'backend/src/editing/sections': {
    project: 'backend',
    environment: 'node',
    timed: ['needs no more time for a hostile text'],
  },
  'lib/content': { project: 'site', environment: 'node', timed: ['waits three seconds', 'waits no longer'] },
  'lib/edit': { project: 'site', environment: 'jsdom' },
});

/** The folder of this run, set by `scripts/test-mutation.mjs`. */
export function namedFolder() {
  const name = process.env.MUTATION_FOLDER ?? '';
  const settings = folders[name];
  if (!settings) throw new Error(`MUTATION_FOLDER is none of: ${Object.keys(folders).join(', ')}`);
  return { name, ...settings };
}
