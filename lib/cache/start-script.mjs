import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The one script that a content page starts with. A build writes it (`server/merge-start-script.mjs`).
 *
 * @typedef {object} StartScript
 * @property {string} src its address
 * @property {string} main the address of what Next starts a page with, which it has
 * @property {string[]} parts the addresses of the others that it has
 * @property {object} start what Next tells its main script, in the page
 */

/** @param {string} distDir path of a build */
export const startScriptRecord = (distDir) => path.join(distDir, 'start-script.json');

/** @type {Map<string, StartScript | undefined>} */
const known = new Map();

/**
 * @param {string} distDir path of a build
 * @returns {StartScript | undefined} undefined where it has none: its pages start as Next has them start
 */
export function readStartScript(distDir) {
  if (!known.has(distDir)) {
    try {
      known.set(distDir, /** @type {StartScript} */ (JSON.parse(readFileSync(startScriptRecord(distDir), 'utf8'))));
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
      known.set(distDir, undefined);
    }
  }
  return known.get(distDir);
}
