import { existsSync } from 'node:fs';
import path from 'node:path';

/** The oldest version of Node that everything here runs on, as `engines` of package.json says. */
export const leastNode = '20.19.0';

const numbersOf = (/** @type {string} */ version) => version.split('.').map(Number);

/**
 * @param {string} version of Node, without a `v`
 * @throws {Error} if it is older than `leastNode`
 */
export function requireNode(version) {
  const [found = [], least = []] = [version, leastNode].map(numbersOf);
  const at = least.findIndex((number, index) => number !== (found[index] ?? 0));
  if (at !== -1 && (found[at] ?? 0) < (least[at] ?? 0))
    throw new Error(`Node ${version} is too old: ${leastNode} or newer is needed`);
}

/**
 * Takes settings from the file `.env` of a folder, if there is one. What the environment has itself, stays.
 *
 * @param {string} folder
 * @throws {Error} if the file cannot be read
 */
export function readEnvFile(folder) {
  const file = path.join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
